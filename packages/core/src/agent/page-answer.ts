import { z } from 'zod';
import { countTokens } from '../write/count-tokens.ts';

/** What an agent's context has room for beside its work; clients cut off or refuse more. */
const DEFAULT_TOKENS = 10_000;
/** The estimate is right to a tenth, and a page ends with a sentence about the others. */
const SAFE_SHARE = 0.9;
/** What fits into an answer that nobody asked to be longer. */
export const ANSWER_ROOM = Math.floor(DEFAULT_TOKENS * SAFE_SHARE);
const NOTE_TOKENS = 60;
/** Lines that are longer, such as JSON, are cut: long enough that counting stays cheap. */
const PIECE = /[^\n]{0,400}\n|[^\n]{1,400}/gu;

/** How much of a long answer is wanted; every tool takes it. */
export const AnswerSize = z.object({
  page: z.number().int().min(1).default(1).describe('Which page of a long answer'),
  maxTokens: z
    .number()
    .int()
    .min(1_000)
    .max(200_000)
    .default(DEFAULT_TOKENS)
    .describe('The most tokens of one page of the answer'),
});
export type AnswerSize = z.infer<typeof AnswerSize>;

/** One page of an answer, the whole of it where it fits; throws an Error with a sentence where there is no such page. */
export function pageAnswer(answer: string, { page, maxTokens }: AnswerSize): string {
  const room = Math.floor(maxTokens * SAFE_SHARE);
  const pieces = (answer.match(PIECE) ?? []).map((text) => ({ text, tokens: countTokens(text) }));
  const isShort = pieces.reduce((sum, { tokens }) => sum + tokens, 0) <= room;
  const pages = isShort ? [answer] : joinIntoPages(pieces, room - NOTE_TOKENS);
  const found = pages[page - 1];
  if (found === undefined)
    throw new Error(pages.length === 1 ? 'This answer has one page.' : `This answer has ${pages.length} pages.`);
  if (pages.length === 1) return found;
  const rest =
    page < pages.length ? ` Ask again with page ${page + 1} for the next one, or with a larger maxTokens.` : '';
  return `${found}\n\n[Page ${page} of ${pages.length}: put together they are the answer.${rest}]`;
}

function joinIntoPages(pieces: readonly { text: string; tokens: number }[], room: number): string[] {
  const pages: string[] = [];
  let [page, used] = ['', 0];
  for (const { text, tokens } of pieces) {
    if (used + tokens > room && page !== '') {
      pages.push(page);
      [page, used] = ['', 0];
    }
    page += text;
    used += tokens;
  }
  return [...pages, page];
}
