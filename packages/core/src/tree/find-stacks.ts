import { type Box, bottom, right } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import { lineCentre } from '../text/line-centre.ts';
import type { TextBlock } from '../text/text-block.ts';

/**
 * A text under another, or under or above the edge of a box: the distance holds half of each line box and the space between.
 * The distance is in CSS pixels; an edge has no style.
 */
export type Stack<Style> = { styles: readonly Style[]; distance: number; count: number };

/** Beyond so many font sizes away another part of the page begins. */
const MAX_SPACE_EM = 2;
/** A text whose distances to both edges of its box differ by less, in CSS pixels, is centred in a height that somebody set. */
const MAX_OFF_CENTRE_PX = 2;

type Held = { box: Box };

/** What lies right above and below each text of a page, in kinds. Boxes are those whose edges can be seen. */
export function findStacks<Style>(
  blocks: readonly TextBlock[],
  boxes: readonly Held[],
  scale: number,
  styleOf: ReadonlyMap<TextBlock, Style>,
): Stack<Style>[] {
  const stacks = new Map<string, Stack<Style>>();
  const numbers = new Map([...new Set(styleOf.values())].map((style, at) => [style, at]));
  const add = (texts: readonly TextBlock[], pixels: number): void => {
    const styles = texts.flatMap((text) => styleOf.get(text) ?? []);
    const distance = Math.round((2 * pixels) / scale) / 2;
    const key = `${styles.map((style) => numbers.get(style))} ${distance}`;
    const known = stacks.get(key);
    if (known) known.count += 1;
    else stacks.set(key, { styles, distance, count: 1 });
  };
  const blocksAt = createBandLookup(blocks);
  const edgesAt = createBandLookup(boxes.flatMap(edgesOf));
  for (const block of blocks) {
    const [first, last] = [block.lines[0], block.lines.at(-1)];
    if (!first || !last) continue;
    const reach = MAX_SPACE_EM * block.fontSize;
    const [top, foot] = [block.box.y, bottom(block.box)];
    const isNear = (other: Held): boolean => other !== block && isOver(other.box, block.box);
    const aboves = [...blocksAt(top - reach, top), ...edgesAt(top - reach, top)].filter(
      (other) => isNear(other) && bottom(other.box) <= top && bottom(other.box) >= top - reach,
    );
    const belows = [...blocksAt(foot, foot + reach), ...edgesAt(foot, foot + reach)].filter(
      (other) => isNear(other) && other.box.y >= foot && other.box.y <= foot + reach,
    );
    const above = aboves.reduce<Held | undefined>((a, b) => (a && bottom(a.box) >= bottom(b.box) ? a : b), undefined);
    const below = belows.reduce<Held | undefined>((a, b) => (a && a.box.y <= b.box.y ? a : b), undefined);
    const under = belows
      .filter(isText)
      .reduce<TextBlock | undefined>((a, b) => (a && a.box.y <= b.box.y ? a : b), undefined);
    const next = under?.lines[0];
    if (under && next) add([block, under], lineCentre(next) - lineCentre(last));
    const before = above && !isText(above) ? lineCentre(first) - above.box.y : undefined;
    const after = below && !isText(below) ? below.box.y - lineCentre(last) : undefined;
    if (before !== undefined && after !== undefined && Math.abs(before - after) <= MAX_OFF_CENTRE_PX * scale) continue;
    if (before !== undefined) add([block], before);
    if (after !== undefined) add([block], after);
  }
  return [...stacks.values()];
}

/** The upper and the lower edge of a box, as lines. */
const edgesOf = ({ box }: Held): Held[] => [
  { box: { ...box, height: 0 } },
  { box: { ...box, y: bottom(box), height: 0 } },
];

const isText = (one: Held | TextBlock): one is TextBlock => 'lines' in one;

const isOver = (one: Box, other: Box): boolean => Math.min(right(other), right(one)) > Math.max(other.x, one.x);
