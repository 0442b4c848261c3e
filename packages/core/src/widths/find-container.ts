import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';

/** The column of a page whose width goes in steps: the margin that it has on a phone and how wide its content is on a tablet, in CSS pixels. */
export type Container = { margin: number; content: number };

/** Bootstrap 5, 4 and 3: from which window on the widest container holds, how wide it is, its gutter, and the container of a tablet. */
const KNOWN: readonly { from: number; widest: number; gutter: number; tablet: number }[] = [
  { from: 1400, widest: 1320, gutter: 12, tablet: 720 },
  { from: 1200, widest: 1140, gutter: 15, tablet: 720 },
  { from: 1200, widest: 1170, gutter: 15, tablet: 750 },
];
/** Letters begin at most this far, in CSS pixels, from the edge of their column. */
const MAX_EDGE_OFF_PX = 2.5;

/** The container that both widths show, where it is one whose steps are known. */
export function findContainer(narrow: Measurement, wide: Measurement): Container | undefined {
  const [own, there] = [marginOf(narrow), marginOf(wide)];
  const width = pageWidthOf(wide);
  const found = KNOWN.find(
    ({ from, widest, gutter }) => width >= from && isNear(own, gutter) && isNear(there, (width - widest) / 2 + gutter),
  );
  return found && { margin: found.gutter, content: found.tablet - 2 * found.gutter };
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= MAX_EDGE_OFF_PX;

/** How far from the left edge words begin. */
const marginOf = ({ texts, image }: Measurement): number =>
  Math.min(...texts.map(({ box }) => box.x), image.width) / image.scale;
