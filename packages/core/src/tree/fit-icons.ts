import { type Box, bottom, centreX, centreY, right } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Draft } from './draft.ts';
import { roundness } from './roundness.ts';

/** Sides that icons are drawn at, in CSS pixels, and how many of the open truth pages have them; larger ones have any. */
const SIDES: readonly (readonly [side: number, pages: number])[] = [
  [12, 13],
  [14, 32],
  [16, 47],
  [18, 27],
  [20, 26],
  [24, 25],
  [28, 7],
  [32, 5],
  [40, 2],
  [48, 1],
];
const LARGEST = Math.max(...SIDES.map(([side]) => side));
/** What is measured is larger than the true side by a sixth, give or take. */
const TRUE_SHARE = 0.85;
const SPREAD_PX = 2.5;
/** Weight of a round space between icon and text beside the fit of its side, and how far from its icon a text is, in CSS pixels. */
const ROUND_WEIGHT = 2;
const MAX_SPACE_PX = 24;
/** Icons this near to one line, in CSS pixels, whose measured sides differ by at most this share were drawn at one side. */
const MAX_OFF_LINE_PX = 2;
const MAX_SIDE_SHARE = 0.3;
/** Each icon is compared with so many before it on its line: the work stays bounded. */
const MAX_COMPARED = 60;

type Icon = { draft: Draft; measured: number; distance: number };

/** Gives icons the canvas that they were drawn on: those of a row or column share the usual side that fits them and their texts best. */
export function fitIcons(icons: readonly Draft[], texts: readonly Draft[], scale: number): void {
  const textsAt = createBandLookup(texts);
  const small = icons.flatMap((draft): Icon[] => {
    const measured = Math.max(draft.ink.width, draft.ink.height) / scale;
    if (measured > LARGEST) return [];
    const middle = centreY(draft.ink);
    let distance = Infinity;
    for (const { box } of textsAt(middle))
      if (middle > box.y && middle < bottom(box)) distance = Math.min(distance, awayFrom(draft.ink, box) / scale);
    return [{ draft, measured, distance }];
  });
  for (const set of alignedSets(small, scale)) {
    const side = scale * sideOf(set);
    for (const { draft } of set)
      draft.box = { x: centreX(draft.ink) - side / 2, y: centreY(draft.ink) - side / 2, width: side, height: side };
  }
}

const sideOf = (set: readonly Icon[]): number => {
  const worth = ([side, pages]: (typeof SIDES)[number]): number =>
    set.reduce((sum, { measured, distance }) => {
      const space = distance - side / 2;
      const isBeside = space >= 1 && space < MAX_SPACE_PX;
      return sum + (isBeside ? ROUND_WEIGHT * roundness(space) : 0) - ((side - TRUE_SHARE * measured) / SPREAD_PX) ** 2;
    }, Math.log(pages));
  return SIDES.reduce((a, b) => (worth(b) > worth(a) ? b : a))[0];
};

/** Icons in a row or a column, each with those that it is alike with. */
const alignedSets = (icons: readonly Icon[], scale: number): Icon[][] => {
  const leaders = new Map(icons.map((icon) => [icon, icon]));
  const leaderOf = (icon: Icon): Icon => {
    let leader = icon;
    for (let next = leaders.get(leader); next && next !== leader; next = leaders.get(leader)) leader = next;
    leaders.set(icon, leader);
    return leader;
  };
  // From the smallest to the largest side of each set, so that sides do not creep from one icon to the next.
  const spans = new Map(icons.map((icon) => [icon, [icon.measured, icon.measured] as const]));
  const spanOf = (one: Icon, other: Icon): readonly [number, number] => {
    const [a, b] = [
      spans.get(one) ?? [one.measured, one.measured],
      spans.get(other) ?? [other.measured, other.measured],
    ];
    return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
  };
  for (const centre of [centreX, centreY]) {
    const sorted = icons.toSorted((a, b) => centre(a.draft.ink) - centre(b.draft.ink));
    sorted.forEach((icon, at) => {
      const alike = sorted.slice(Math.max(0, at - MAX_COMPARED), at).findLast((other) => {
        const isOnLine = centre(icon.draft.ink) - centre(other.draft.ink) <= MAX_OFF_LINE_PX * scale;
        const [least, most] = spanOf(leaderOf(icon), leaderOf(other));
        return isOnLine && most - least <= MAX_SIDE_SHARE * most;
      });
      if (!alike) return;
      const [joins, leader] = [leaderOf(icon), leaderOf(alike)];
      spans.set(leader, spanOf(joins, leader));
      leaders.set(joins, leader);
    });
  }
  return [...Map.groupBy(icons, leaderOf).values()];
};

/** From the middle of an icon to a text on either side of it. */
const awayFrom = (icon: Box, text: Box): number => {
  const middle = centreX(icon);
  if (text.x >= middle) return text.x - middle;
  return right(text) <= middle ? middle - right(text) : Infinity;
};
