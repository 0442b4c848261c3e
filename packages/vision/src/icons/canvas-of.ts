import { area, type Box, bottom, centreX, centreY, intersect, right, surround } from '@blueprompt/core/geometry';
import type { KnownShape, Match } from './known-shapes.ts';

/** An icon on the page: where it is thought to be, where its ink lies, and what known icons it is like. */
export type Mark = { box: Box; ink: Box; matches: readonly Match[] };

/** Least likeness of an icon that has a say in which set the page shows, and of a set that it speaks for. */
const HEARD = 0.85;
const SOME = 0.8;
/** What the icons say of their set must come to this much: two that are somewhat alike, or one that is surely it. */
const MIN_VOTE = 0.1;
/** Less likeness that makes an icon one of the page's set: what is reported of it is only its room. */
const MEMBER = 0.75;
/** An icon is of the page's set if that has one nearly as alike as the likest of all, else of the likest that is surely it. */
const MAX_BEHIND_BEST = 0.15;
const SURE = 0.9;
/** How far a guess that is larger than the canvas of the set yields to it: fonts add the height of a line, drawings do not. */
const YIELDS = 0.2;

/**
 * The canvas of each mark, where known: a set of icons says how much room it leaves around the ink of each, and the icons of
 * a page come from one set.
 */
export const canvasesOf = (marks: readonly Mark[]): (Box | undefined)[] => {
  const bests = marks.map(({ matches }) => bestOfSets(matches));
  const set = commonSet(bests);
  const canvases = marks.map(({ box, ink }, at) => {
    const best = bests[at]!;
    const likest = likestOf(best);
    if (!likest) return undefined;
    const own = set === undefined ? undefined : best.get(set);
    const isOfSet = own && own.likeness >= MEMBER && own.likeness >= likest.likeness - MAX_BEHIND_BEST;
    const match = isOfSet ? own : likest.likeness >= SURE ? likest : undefined;
    if (!match) return undefined;
    const known = widen(ink, match.shape);
    return towards(surround([box, known]), surround([ink, known]));
  });
  return canvases.map((canvas, at) => canvas && cutAtNeighbours(canvas, marks[at]!, marks));
};

/** Moves each side of a box some of the way to that of another. */
const towards = (from: Box, to: Box): Box => {
  const some = (a: number, b: number): number => Math.round(a + (b - a) * YIELDS);
  const [x, y] = [some(from.x, to.x), some(from.y, to.y)];
  return { x, y, width: some(right(from), right(to)) - x, height: some(bottom(from), bottom(to)) - y };
};

/** Icons in a row do not share their room: a canvas ends where the next mark begins. */
const cutAtNeighbours = (canvas: Box, mark: Mark, marks: readonly Mark[]): Box => {
  let [from, to] = [canvas.x, right(canvas)];
  for (const { ink } of marks) {
    if (ink === mark.ink || area(intersect(canvas, ink)) === 0) continue;
    if (ink.x >= right(mark.ink)) to = Math.min(to, Math.floor(ink.x));
    else if (right(ink) <= mark.ink.x) from = Math.max(from, Math.ceil(right(ink)));
  }
  return { ...canvas, x: from, width: to - from };
};

/** Likeness that a shape loses where it had to be stretched: the three bars of one set are flatter than those of another. */
const STRETCH_COST = 0.2;

/** The likest icon of each set. */
const bestOfSets = (matches: readonly Match[]): Map<number, Match> => {
  const best = new Map<number, Match>();
  for (const match of matches) {
    const likeness = match.likeness - STRETCH_COST * match.stretched;
    if (likeness > (best.get(match.shape.set)?.likeness ?? 0)) best.set(match.shape.set, { ...match, likeness });
  }
  return best;
};

const likestOf = (best: ReadonlyMap<number, Match>): Match | undefined =>
  [...best.values()].toSorted((a, b) => b.likeness - a.likeness)[0];

/** The set that the marks of the page are most alike to; twenty equal arrows say no more than one. */
const commonSet = (bests: readonly ReadonlyMap<number, Match>[]): number | undefined => {
  const said = new Map<string, Map<number, number>>();
  for (const best of bests) {
    const likest = likestOf(best);
    if (!likest || likest.likeness < HEARD) continue;
    const votes = said.get(likest.shape.name) ?? new Map<number, number>();
    for (const [set, { likeness }] of best) votes.set(set, Math.max(votes.get(set) ?? 0, likeness - SOME));
    said.set(likest.shape.name, votes);
  }
  const sums = new Map<number, number>();
  for (const votes of said.values()) for (const [set, vote] of votes) sums.set(set, (sums.get(set) ?? 0) + vote);
  const [set, sum] = [...sums].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [undefined, 0];
  return sum >= MIN_VOTE ? set : undefined;
};

/** The canvas around an ink: one scale for both sides, since an ink of few pixels is off by one of them now and then. */
const widen = (ink: Box, { aspect, margins }: KnownShape): Box => {
  const height = (ink.width + ink.height) / (aspect + 1);
  const width = height * aspect;
  const canvasWidth = Math.round(width * (1 + margins.left + margins.right));
  const canvasHeight = Math.round(height * (1 + margins.top + margins.bottom));
  return {
    x: Math.round(centreX(ink) + (width * (margins.right - margins.left) - canvasWidth) / 2),
    y: Math.round(centreY(ink) + (height * (margins.bottom - margins.top) - canvasHeight) / 2),
    width: canvasWidth,
    height: canvasHeight,
  };
};
