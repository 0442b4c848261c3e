import { textLikeness } from '../fidelity/text-likeness.ts';
import { type Box, centreX, centreY, right } from '../geometry.ts';
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

/** Pairs the texts of two pages: equal ones first, the nearest where there are several, then those that were changed. */
export const matchTexts = (reference: readonly TextBlock[], build: readonly TextBlock[]): TextMatching => {
  const free = new Set(build);
  const pairs: TextPair[] = [];
  const open: TextBlock[] = [];
  for (const block of reference) {
    const equal = nearest(
      block,
      [...free].filter((other) => normal(other.text) === normal(block.text)),
    );
    if (equal) {
      pairs.push({ reference: block, build: equal });
      free.delete(equal);
    } else open.push(block);
  }
  const missing: TextBlock[] = [];
  for (const block of open) {
    const changed = nearest(
      block,
      [...free].filter(
        (other) => textLikeness(block.text, other.text) >= CHANGED_FROM || isSamePlace(block, other.box),
      ),
    );
    if (changed) {
      pairs.push({ reference: block, build: changed });
      free.delete(changed);
    } else missing.push(block);
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

const distance = (a: Box, b: Box): number => Math.hypot(centreX(a) - centreX(b), centreY(a) - centreY(b));

const nearest = (block: TextBlock, others: readonly TextBlock[]): TextBlock | undefined =>
  others.reduce<TextBlock | undefined>(
    (best, other) => (best && distance(best.box, block.box) <= distance(other.box, block.box) ? best : other),
    undefined,
  );
