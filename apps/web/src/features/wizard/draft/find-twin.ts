import type { WizardState } from './wizard-state.ts';

/** The name of an earlier page or section that shows the same file: two pages of one picture are rarely meant. */
export const findTwin = (
  { items, images }: Pick<WizardState, 'items' | 'images'>,
  place: number,
): string | undefined => {
  const digestAt = (at: number): string | undefined => images[items[at]?.imageIndex ?? -1]?.digest;
  const digest = digestAt(place);
  if (digest === undefined) return undefined;
  return items.slice(0, place).find((_, at) => digestAt(at) === digest)?.name;
};
