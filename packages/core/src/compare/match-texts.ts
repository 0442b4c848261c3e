import { textLikeness } from '../fidelity/text-likeness.ts';
import { type Box, centreX, centreY, meets, right } from '../geometry.ts';
import { createNearLookup } from '../lookup/near-lookup.ts';
import type { TextBlock } from '../text/text-block.ts';
import { toBlock } from '../text/to-block.ts';

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
  '−': '-',
  '…': '...',
};
/** Signs that are drawn rather than written are read on one page and not on the other. */
const NOT_READ = /[\s×·•‹›«»←→↑↓✓✕]+/g;
/** What readers of pixels make of a text alike. */
export const normalText = (text: string): string =>
  [...text.toLowerCase().replace(NOT_READ, '')].map((char) => LOOKALIKES[char] ?? char).join('');

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
  const byWords = Map.groupBy(build, ({ text }) => normalText(text));
  const equals = new Set<TextBlock>();
  for (const [words, blocks] of Map.groupBy(reference, ({ text }) => normalText(text))) {
    const others = byWords.get(words) ?? [];
    const nearest = createNearLookup(others);
    for (const block of blocks.length > others.length ? nearestFirst(blocks, nearest) : blocks) {
      const [equal] = nearest(block.box, 1, isFree);
      if (!equal) continue;
      take(block, equal);
      equals.add(block);
    }
  }
  const open = reference.filter((block) => !equals.has(block));
  const parts = pairParts(open, [...free]);
  for (const { reference, build, taken } of parts) {
    pairs.push({ reference, build });
    for (const block of taken) free.delete(block);
  }
  const inParts = new Set(parts.flatMap(({ taken }) => taken));
  const near = createNearLookup([...free]);
  const missing: TextBlock[] = [];
  for (const block of open.filter((one) => !inParts.has(one))) {
    const changed = near(block.box, ASKED, isFree).find(
      (other) => isSamePlace(block, other.box) || textLikeness(block.text, other.text) >= CHANGED_FROM,
    );
    if (changed) take(block, changed);
    else missing.push(block);
  }
  return { pairs, missing, extra: [...free] };
};

/** Where the build has fewer of them some are missing, or were read in pieces: not those whose place it shows. */
const nearestFirst = (
  blocks: readonly TextBlock[],
  nearest: ReturnType<typeof createNearLookup<TextBlock>>,
): TextBlock[] => {
  const away = ({ box }: TextBlock): number => {
    const [other] = nearest(box, 1, () => true);
    return other ? Math.hypot(centreX(other.box) - centreX(box), centreY(other.box) - centreY(box)) : 0;
  };
  return blocks
    .map((block) => ({ block, away: away(block) }))
    .sort((one, other) => one.away - other.away)
    .map(({ block }) => block);
};

/** Words of one text stand this near to each other, in font sizes. */
const MAX_PART_GAP_EM = 3;

/** Texts of one page that together read like one text of the other: the words are the same, and only cut in other places. */
const pairParts = (
  reference: readonly TextBlock[],
  build: readonly TextBlock[],
): (TextPair & { taken: TextBlock[] })[] => {
  const taken = new Set<TextBlock>();
  const words = new Map([...reference, ...build].map((block) => [block, normalText(block.text)]));
  const wordsOf = (block: TextBlock): string => words.get(block) ?? '';
  /** By the letter that they begin with: of all others none can be next. */
  const startsOf = (blocks: readonly TextBlock[]) =>
    new Map(
      [...Map.groupBy(blocks, (block) => wordsOf(block)[0])].map(([start, those]) => [start, createNearLookup(those)]),
    );
  const collect = (whole: TextBlock, starts: ReturnType<typeof startsOf>): TextBlock[] | undefined => {
    const parts: TextBlock[] = [];
    let rest = wordsOf(whole);
    while (rest !== '') {
      const last = parts.at(-1);
      const isNext = (part: TextBlock): boolean =>
        rest.startsWith(wordsOf(part)) && !taken.has(part) && !parts.includes(part) && (!last || isBeside(last, part));
      const [next] = starts.get(rest[0])?.((last ?? whole).box, 1, isNext) ?? [];
      if (!next) return undefined;
      parts.push(next);
      rest = rest.slice(wordsOf(next).length);
    }
    return parts.length > 1 ? parts : undefined;
  };
  const pairs: (TextPair & { taken: TextBlock[] })[] = [];
  const take = (whole: TextBlock, parts: TextBlock[] | undefined, toPair: (joined: TextBlock) => TextPair): void => {
    if (!parts) return;
    const all = [whole, ...parts];
    for (const block of all) taken.add(block);
    pairs.push({ ...toPair(join(parts)), taken: all });
  };
  const collectAll = (
    wholes: readonly TextBlock[],
    others: readonly TextBlock[],
    toPair: (whole: TextBlock, joined: TextBlock) => TextPair,
  ): void => {
    const starts = startsOf(others);
    for (const whole of wholes)
      if (!taken.has(whole)) take(whole, collect(whole, starts), (joined) => toPair(whole, joined));
  };
  collectAll(reference, build, (whole, joined) => ({ reference: whole, build: joined }));
  collectAll(build, reference, (whole, joined) => ({ reference: joined, build: whole }));
  return pairs;
};

const isBeside = (a: TextBlock, b: TextBlock): boolean => {
  const most = MAX_PART_GAP_EM * Math.max(a.fontSize, b.fontSize);
  return meets(a.box, {
    x: b.box.x - most,
    y: b.box.y - most,
    width: b.box.width + 2 * most,
    height: b.box.height + 2 * most,
  });
};

/** Runs of one line are one line again. */
const join = (parts: readonly TextBlock[]): TextBlock => {
  const block = toBlock(parts.flatMap(({ lines }) => lines));
  const holder = parts[0]?.elementId;
  return holder === undefined ? block : { ...block, elementId: holder };
};

/** True when a pair reads the same, apart from letters that look alike; arrows that were read in both point the same way. */
export const readsSame = ({ reference, build }: TextPair): boolean => {
  const [asked, found] = [arrowsIn(reference.text), arrowsIn(build.text)];
  const isSameWay = asked === '' || found === '' || asked === found;
  return isSameWay && normalText(reference.text) === normalText(build.text);
};

const arrowsIn = (text: string): string => text.replace(/[^←→↑↓]+/g, '');

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
