import type { PartRows } from '../regions/part-rows.ts';
import type { Surface } from '../scene.ts';

/** A surface that may have been painted. */
export type Hypothesis = {
  surface: Surface;
  /** The part of the screenshot that it was read from: inside these rows, what differs from its paint lies on top of it. */
  rows: PartRows;
  /** Bits to say where the part is not what the box makes of it. */
  looseBits: number;
};

/** A surface of no more than its box. */
export function plainSurface(surface: Pick<Surface, 'box'> & Partial<Surface>): Surface {
  return { kind: 'surface', corners: [0, 0, 0, 0], shadows: [], opacity: 1, ...surface };
}

/** Thicker ones are boxes, in pixels. */
export const MAX_LINE = 4;

/** Is it no more than a line? */
export function isLine({ box, border }: Surface): boolean {
  return border === undefined && Math.min(box.width, box.height) <= MAX_LINE;
}
