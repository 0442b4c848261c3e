import { type Box, bottom, contains, right } from './geometry.ts';

/** One distance between two boxes, with the line that it is measured along where there is one between them. */
type Distance = {
  of: 'horizontal' | 'vertical' | 'left' | 'top' | 'right' | 'bottom' | 'left edges' | 'top edges';
  px: number;
  line?: Box;
};

type Range = { start: number; end: number };
const xRange = (box: Box): Range => ({ start: box.x, end: right(box) });
const yRange = (box: Box): Range => ({ start: box.y, end: bottom(box) });

/** The free room between two ranges; undefined where they touch or overlap. */
const between = (a: Range, b: Range): Range | undefined => {
  const room = { start: Math.min(a.end, b.end), end: Math.max(a.start, b.start) };
  return room.end > room.start ? room : undefined;
};

/** The middle of what two ranges share, or of the room between them. */
const middle = (a: Range, b: Range): number => (Math.max(a.start, b.start) + Math.min(a.end, b.end)) / 2;

const across = ({ start, end }: Range, y: number): Box => ({ x: start, y, width: end - start, height: 0 });
const along = ({ start, end }: Range, x: number): Box => ({ x, y: start, width: 0, height: end - start });

/** How far two boxes are apart, or how far one lies inside the other, as design tools show it. */
export function measureDistances(a: Box, b: Box): Distance[] {
  if (contains(a, b)) return insets(a, b);
  if (contains(b, a)) return insets(b, a);
  const horizontal = between(xRange(a), xRange(b));
  const vertical = between(yRange(a), yRange(b));
  const found: Distance[] = [];
  if (horizontal) {
    const line = across(horizontal, middle(yRange(a), yRange(b)));
    found.push({ of: 'horizontal', px: line.width, line });
  }
  if (vertical) {
    const line = along(vertical, middle(xRange(a), xRange(b)));
    found.push({ of: 'vertical', px: line.height, line });
  }
  if (found.length > 0) return found;
  return [
    { of: 'left edges', px: Math.abs(a.x - b.x) },
    { of: 'top edges', px: Math.abs(a.y - b.y) },
  ];
}

const insets = (outer: Box, inner: Box): Distance[] => {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  const lines: [Distance['of'], Box][] = [
    ['left', across({ start: outer.x, end: inner.x }, y)],
    ['top', along({ start: outer.y, end: inner.y }, x)],
    ['right', across({ start: right(inner), end: right(outer) }, y)],
    ['bottom', along({ start: bottom(inner), end: bottom(outer) }, x)],
  ];
  return lines.map(([of, line]) => ({ of, px: line.width + line.height, line }));
};
