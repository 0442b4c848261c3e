export type Point = { x: number; y: number };

/** Points this near to the line between their neighbours, in cells, say nothing: an outline from four levels is no finer. */
const MAX_OFF_CELLS = 0.12;

/** A closed ring with only the points that it bends at. */
export function simplifyRing(ring: readonly Point[]): Point[] {
  const [first] = ring;
  if (!first) return [];
  const far = ring.reduce((best, point, at) => (apart(point, first) > apart(ring[best]!, first) ? at : best), 0);
  const there = simplifyWay(ring.slice(0, far + 1));
  const back = simplifyWay([...ring.slice(far), first]);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Douglas and Peucker: keeps the point farthest from the line between the ends, and asks the same of both halves. */
const simplifyWay = (way: readonly Point[]): Point[] => {
  const [start, end] = [way[0]!, way.at(-1)!];
  let [farthest, at] = [0, 0];
  way.forEach((point, index) => {
    const off = offLine(point, start, end);
    if (off > farthest) [farthest, at] = [off, index];
  });
  if (farthest <= MAX_OFF_CELLS) return [start, end];
  return [...simplifyWay(way.slice(0, at + 1)).slice(0, -1), ...simplifyWay(way.slice(at))];
};

const offLine = (point: Point, start: Point, end: Point): number => {
  const length = apart(start, end);
  if (length === 0) return apart(point, start);
  return Math.abs((end.x - start.x) * (start.y - point.y) - (start.x - point.x) * (end.y - start.y)) / length;
};
