import { area, type Box, right, surround } from '@blueprompt/core/geometry';
import { channelGap } from '../../colour/rgb.ts';
import { findRoot, unite } from '../areas/find-root.ts';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';
import type { WordIndex } from '../word-index.ts';

/** Height of a progress bar and space between its segments, in pixels at scale 1. */
const MIN_HEIGHT = 2;
const MAX_HEIGHT = 26;
const GAP = 3;
const MIN_WIDTH = 40;
/** A bar is much wider than tall. */
const MIN_RATIO = 4;
/** Levels between the filled and the empty part: fainter strips are the steps of a shadow. */
const MIN_CONTRAST = 16;

/** Joins segments of different colour that continue each other on one strip: the filled and the empty part of a bar. */
export const joinBars = (shapes: readonly Shape[], words: WordIndex, scale: number): Shape[] => {
  const segments = shapes.filter(
    ({ box, busy }) =>
      box.height >= MIN_HEIGHT * scale && box.height <= MAX_HEIGHT * scale && busy < 0.5 && words.coverage(box) < 0.2,
  );
  const root = new Int32Array(segments.length).map((_, i) => i);
  segments.forEach((first, a) => {
    segments.forEach((second, b) => {
      if (b > a && continues(first.box, second.box, scale)) unite(root, a, b);
    });
  });
  const groups = [...Map.groupBy(segments, (_, i) => findRoot(root, i)).values()].filter(
    (group) => withoutTwins(group, scale).length > 1,
  );
  const bars = groups.flatMap((group) => {
    const box = surround(group.map((shape) => shape.box));
    const wide = box.width >= MIN_WIDTH * scale && box.width / box.height >= MIN_RATIO;
    const filled = group.toSorted((a, b) => a.box.x - b.box.x)[0]!;
    const coloured = areDifferent(group.map((shape) => shape.fill));
    const tiled = group.reduce((sum, shape) => sum + area(shape.box), 0) > area(box) * 0.8;
    if (!wide || !coloured || !tiled) return [];
    return [{ group, bar: { ...filled, kind: 'box' as const, box, bars: group.length } satisfies Shape }];
  });
  const members = new Set(bars.flatMap(({ group }) => group));
  const isInBar = ({ box }: Shape) => bars.some(({ bar }) => isInside(box, bar.box, 2));
  return [...shapes.filter((shape) => !members.has(shape) && !isInBar(shape)), ...bars.map(({ bar }) => bar)];
};

/** One bar that was found twice has no two parts. */
const withoutTwins = (group: readonly Shape[], scale: number): Shape[] =>
  group.filter(
    ({ box }, at) =>
      !group
        .slice(0, at)
        .some(
          (other) =>
            Math.abs(other.box.x - box.x) <= GAP * scale && Math.abs(right(other.box) - right(box)) <= GAP * scale,
        ),
  );

/** What has no one colour is shaded: it differs from any. */
const areDifferent = (fills: readonly (number | undefined)[]): boolean =>
  fills.some((a) =>
    fills.some((b) => a !== b && (a === undefined || b === undefined || channelGap(a, b) >= MIN_CONTRAST)),
  );

/** Same strip, one beginning where the other ends, or one filling the start of the other. */
const continues = (a: Box, b: Box, scale: number): boolean => {
  if (Math.abs(a.y - b.y) > 1 || Math.abs(a.height - b.height) > 2) return false;
  const [left, second] = a.x <= b.x ? [a, b] : [b, a];
  const gap = second.x - right(left);
  const nested = Math.abs(a.x - b.x) <= 2 || right(second) <= right(left) + 1;
  return Math.abs(gap) <= GAP * scale || nested;
};
