import { textLikeness } from '../fidelity/text-likeness.ts';
import { type Box, centreX, centreY, right } from '../geometry.ts';
import { createNearLookup } from '../lookup/near-lookup.ts';
import type { TextBlock } from '../text/text-block.ts';

export type TextPair = { reference: TextBlock; build: TextBlock };
export type TextMatching = { pairs: TextPair[]; missing: TextBlock[]; extra: TextBlock[] };

/** From here on two texts are one text that was changed, and not two texts. */
const CHANGED_FROM = 0.6;
/** A replaced text ("Save" to "Submit") shares few letters, but stands in the same place: this near, in font sizes. */
const SAME_PLACE_EM = 1;

/** Letters that a reader of pixels cannot always tell apart count as equal. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};
const normal = (text: string): string =>
  [...text.toLowerCase().replace(/\s+/g, '')].map((char) => LOOKALIKES[char] ?? char).join('');

/** So many of the nearest are asked whether they are the text, changed: what was reworded stays where it was. */
const ASKED = 64;

/** Pairs the texts of two pages: equal ones first, the nearest where there are several, then those that were changed. */
export const matchTexts = (reference: readonly TextBlock[], build: readonly TextBlock[]): TextMatching => {
  const free = new Set(build);
  const isFree = (block: TextBlock): boolean => free.has(block);
  const pairs: TextPair[] = [];
  const take = (reference: TextBlock, build: TextBlock): void => {
    pairs.push({ reference, build });
    free.delete(build);
  };
  const byWords = new Map(
    [...Map.groupBy(build, ({ text }) => normal(text))].map(([words, blocks]) => [words, createNearLookup(blocks)]),
  );
  const open: TextBlock[] = [];
  for (const block of reference) {
    const [equal] = byWords.get(normal(block.text))?.(block.box, 1, isFree) ?? [];
    if (equal) take(block, equal);
    else open.push(block);
  }
  const near = createNearLookup([...free]);
  const missing: TextBlock[] = [];
  for (const block of open) {
    const changed = near(block.box, ASKED, isFree).find(
      (other) => isSamePlace(block, other.box) || textLikeness(block.text, other.text) >= CHANGED_FROM,
    );
    if (changed) take(block, changed);
    else missing.push(block);
  }
  return { pairs, missing, extra: [...free] };
};

/** True when a pair reads the same, apart from letters that look alike. */
export const readsSame = ({ reference, build }: TextPair): boolean => normal(reference.text) === normal(build.text);

/** On one line, and starting, centred or ending together: as texts of different length do in one place. */
const isSamePlace = (block: TextBlock, other: Box): boolean => {
  const slack = SAME_PLACE_EM * block.fontSize;
  const { box } = block;
  const aside = Math.min(
    Math.abs(box.x - other.x),
    Math.abs(centreX(box) - centreX(other)),
    Math.abs(right(box) - right(other)),
  );
  return aside <= slack && Math.abs(centreY(box) - centreY(other)) <= slack;
};
