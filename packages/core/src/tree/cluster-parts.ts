import { isAlike } from './alikeness.ts';
import { type Axis, type Draft, endOf, startOf } from './draft.ts';

/** Spaces that are larger by this factor part groups, not members of one: of 1.3 to 5 what nests most like the open truth pages. */
const MIN_GAP_RATIO: Record<Axis, number> = { x: 2, y: 1.5 };
/** Smaller spaces, in CSS pixels, are counted as this: two pixels are no twice of one. */
const MIN_GAP_PX = 2;
/** Items of a list have at most so many parts beside each other. */
const MAX_PERIOD = 8;

type Wrap = (children: Draft[]) => Draft;

/** Groups parts that follow each other along an axis: between lines, by what comes again and again, and by the space between. */
export function clusterParts(parts: readonly Draft[], axis: Axis, scale: number, wrap: Wrap): Draft[] {
  if (parts.length < 3) return [...parts];
  const again = (run: readonly Draft[]): Draft => wrap(clusterParts(run, axis, scale, wrap));
  const isLine = ({ type, box }: Draft): boolean =>
    type === 'divider' && (axis === 'y' ? box.width > box.height : box.height > box.width);
  if (parts.some(isLine))
    return chunk(parts, (part, before) => isLine(part) || isLine(before)).flatMap((run) =>
      run.some(isLine) ? run : [again(run)],
    );
  const gaps = parts.map((part, at) => {
    const before = parts[at - 1];
    return before ? Math.max(0, startOf(part.box, axis) - endOf(before.box, axis)) : 0;
  });
  const period = findPeriod(parts, gaps, scale);
  if (period) return chunk(parts, (_, __, at) => at % period === 0).map(wrap);
  const limit = findLimit(gaps.slice(1), MIN_GAP_RATIO[axis], MIN_GAP_PX * scale);
  if (limit === undefined) return [...parts];
  const runs = chunk(parts, (_, __, at) => (gaps[at] ?? 0) >= limit);
  return clusterParts(runs.map(again), axis, scale, wrap);
}

const chunk = (parts: readonly Draft[], isFirst: (part: Draft, before: Draft, at: number) => boolean): Draft[][] => {
  const runs: Draft[][] = [];
  parts.forEach((part, at) => {
    const before = parts[at - 1];
    if (!before || isFirst(part, before, at)) runs.push([part]);
    else runs.at(-1)?.push(part);
  });
  return runs;
};

/** The least of the spaces that are much larger than the others, where the step is the greatest. */
const findLimit = (gaps: readonly number[], minRatio: number, least: number): number | undefined => {
  const sorted = gaps.toSorted((a, b) => a - b);
  let limit: number | undefined;
  let ratio = minRatio;
  sorted.forEach((gap, at) => {
    const before = sorted[at - 1];
    if (before === undefined || gap / Math.max(before, least) < ratio) return;
    ratio = gap / Math.max(before, least);
    limit = gap;
  });
  return limit;
};

/** How many parts make one item, where the same parts come again and items are no nearer to each other than their parts. */
const findPeriod = (parts: readonly Draft[], gaps: readonly number[], slack: number): number | undefined => {
  for (let period = 2; period <= MAX_PERIOD && 2 * period <= parts.length; period++) {
    if (parts.length % period !== 0) continue;
    const model = parts.slice(0, period);
    const [first] = model;
    if (!first || model.every((part) => isAlike(part, first))) continue;
    const comesAgain = parts.every((part, at) => {
      const other = model[at % period];
      return other !== undefined && isAlike(part, other);
    });
    if (!comesAgain) continue;
    let [inner, outer] = [0, Infinity];
    gaps.forEach((gap, at) => {
      if (at % period !== 0) inner = Math.max(inner, gap);
      else if (at > 0) outer = Math.min(outer, gap);
    });
    if (outer >= inner - slack) return period;
  }
  return undefined;
};
