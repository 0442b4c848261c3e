import type { Box } from '@blueprompt/core/geometry';
import type { Gradient, Shadow } from '@blueprompt/core/measurement';

/** Something painted, before anybody asks what it is. */
export type Shape = {
  /** A `box` has a rectangular outline, a `line` is a thin one, a `blob` is anything else (icons, drawings, photos). */
  kind: 'box' | 'line' | 'blob';
  box: Box;
  fill?: number;
  gradient?: Gradient;
  border?: { color: number; width: number };
  radius: number;
  shadow?: Shadow;
  /** Share of photo-like cells, 0 to 1. */
  busy: number;
  /** For drawings joined of several marks: how many. */
  marks?: number;
  /** For boxes joined of the segments of a bar: how many. */
  bars?: number;
  /** For boxes joined of touching cells. */
  grid?: { rows: number; columns: number };
  /** Its edge fades into the surface, as that of a shadow does. */
  soft?: boolean;
  /** Its middle shows the surface it lies on, as in a ring. */
  hollow?: boolean;
  /** A mark of its own, however near the next one is: one of several equal marks in a row. */
  isWhole?: boolean;
  /** An icon by its form alone: the bars of a menu or a list. */
  isSign?: boolean;
  /** It covers the corner of an icon, as a count does. */
  onIcon?: boolean;
  /** Known as a picture before anything gets a name, and as one of an interface. */
  isPicture?: boolean;
  isScreen?: boolean;
  /** Colour of the surface that it lies on, where known. */
  under?: number;
};
