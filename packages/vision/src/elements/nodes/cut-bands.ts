import { type Box, bottom, right } from '@blueprompt/core/geometry';

/** A line or a box that is this share as long as what it lies in cuts it from side to side. */
const MIN_SPAN = 0.9;
/** Bands thinner than this hold nothing, in pixels. */
const MIN_BAND = 12;
const MAX_CUTS = 40;

/** The bands of a box between the lines and the edges of boxes that go through it from side to side, across and down. */
export function cutBands(whole: Box, parts: readonly Box[]): Box[] {
  const rows = cutsOf(
    [whole.y, bottom(whole)],
    parts.filter(({ width }) => width >= whole.width * MIN_SPAN).flatMap((part) => [part.y, bottom(part)]),
  );
  const columns = cutsOf(
    [whole.x, right(whole)],
    parts.filter(({ height }) => height >= whole.height * MIN_SPAN).flatMap((part) => [part.x, right(part)]),
  );
  return [
    ...rows.map(([from, to]) => ({ ...whole, y: from, height: to - from })),
    ...columns.map(([from, to]) => ({ ...whole, x: from, width: to - from })),
  ];
}

const cutsOf = ([start, end]: readonly [number, number], cuts: readonly number[]): [number, number][] => {
  const places = [...new Set([start, ...cuts, end])]
    .filter((place) => place >= start && place <= end)
    .toSorted((a, b) => a - b);
  if (places.length < 3 || places.length > MAX_CUTS) return [];
  const bands: [number, number][] = [];
  for (const [index, from] of places.entries()) {
    const to = places[index + 1];
    if (to !== undefined && to - from >= MIN_BAND) bands.push([from, to]);
  }
  return bands;
};
