import { type Answers, describeProcessor } from './answers.ts';

/**
 * The pages to record anew: those named, or with `--all` every one, or else those that are recorded. Throws where a name is no
 * page's, and where answers of two processors would be mixed.
 */
export function chooseRecorded(
  args: readonly string[],
  pages: readonly string[],
  recorded: Answers,
  processor: string = describeProcessor(),
): string[] {
  const unknown = args.filter((arg) => arg !== '--all' && !pages.includes(arg));
  if (unknown.length > 0) throw new Error(`No open page of ours is called ${unknown.join(', ')}`);
  const known = pages.filter((id) => id in recorded.pages);
  const chosen = args.includes('--all') ? [...pages] : args.length > 0 ? [...args] : known;
  if (processor !== recorded.processor && known.some((id) => !chosen.includes(id)))
    throw new Error(`The answers were recorded on ${recorded.processor}: on ${processor} record all of them anew`);
  return chosen;
}
