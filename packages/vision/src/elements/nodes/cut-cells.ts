import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { spansOf } from './cut-groups.ts';

/** Bars hold from two to so many cells; what has more is a list of another kind. */
const MAX_CELLS = 12;
/** And none of them is longer than so many times the shortest. */
const MAX_RATIO = 2;

/**
 * The cells of a bar whose parts no line shows, such as a segmented control: cut half way between its contents, where these
 * stand in one row or in one column.
 */
export function cutCells(bar: Box, contents: readonly Box[]): Box[] {
  const rows = spansOf(contents, 'y');
  const columns = spansOf(contents, 'x');
  if (rows.length === 1)
    return cutBetween(columns, bar.x, right(bar)).map(([x, end]) => ({ ...bar, x, width: end - x }));
  if (columns.length === 1)
    return cutBetween(rows, bar.y, bottom(bar)).map(([y, end]) => ({ ...bar, y, height: end - y }));
  return [];
}

const cutBetween = (spans: readonly { from: number; to: number }[], start: number, end: number): [number, number][] => {
  if (spans.length < 2 || spans.length > MAX_CELLS) return [];
  const cuts = spans.slice(1).map(({ from }, index) => Math.round((from + (spans[index]?.to ?? from)) / 2));
  const cells = [start, ...cuts].map((from, index): [number, number] => [from, cuts[index] ?? end]);
  const lengths = cells.map(([from, to]) => to - from);
  return Math.max(...lengths) <= MAX_RATIO * Math.min(...lengths) ? cells : [];
};
