import type { Box } from '@blueprompt/core/box';

/** A packed 0xRRGGBB value, as in decoded pixels. */
export type Rgb = number;

/** A colour at a share of the way from a gradient's start to its end. */
export type Stop = { at: number; color: Rgb };

/**
 * What a surface is painted with, laid out inside its border as CSS does. Boxes may lie between pixels; lengths are pixels of the
 * screenshot.
 */
export type Fill =
  | { kind: 'flat'; color: Rgb }
  /** In CSS terms: 0 degrees points up, 90 to the right; the line is as long as CSS makes it for the box. */
  | { kind: 'linear'; angle: number; stops: readonly Stop[] }
  /** An ellipse around a point that is given from the box's top left corner. */
  | { kind: 'radial'; cx: number; cy: number; rx: number; ry: number; stops: readonly Stop[] }
  /** Colours at the middles of a grid of cells over a box, running into each other: blurred lights, several gradients at once. */
  | { kind: 'soft'; box: Box; columns: number; rows: number; colors: readonly Rgb[] }
  /** Bands that repeat: along `y` they lie on top of each other like rows. `from` and `to` are within the period. */
  | { kind: 'stripes'; axis: 'x' | 'y'; offset: number; period: number; bands: readonly Band[] };
export type Band = { from: number; to: number; color: Rgb };

/** Radii of the corners: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number];

/** Widths and colours of a border: top, right, bottom, left; a side without a border has the width 0. */
export type Border = { widths: readonly [number, number, number, number]; colors: readonly [Rgb, Rgb, Rgb, Rgb] };

export type SceneShadow = {
  color: Rgb;
  opacity: number;
  x: number;
  y: number;
  blur: number;
  spread: number;
  isInner: boolean;
};

/** A rounded rectangle. Without a fill it is an outline or a shadow alone. Dividers are thin surfaces. */
export type Surface = {
  kind: 'surface';
  box: Box;
  corners: Corners;
  fill?: Fill | undefined;
  border?: Border | undefined;
  /** The first is on top. */
  shadows: readonly SceneShadow[];
  /** Of the whole, border and shadows too: 1 hides what is behind. */
  opacity: number;
};

/** Letters and icons: how much of each pixel of a whole-numbered box one colour covers, 0 to 255, row by row. */
export type Ink = { kind: 'ink'; box: Box; color: Rgb; coverage: Uint8Array };

/** What no short description explains: the screenshot's own pixels, row by row, within an outline. */
export type Picture = { kind: 'picture'; box: Box; corners: Corners; colors: Uint32Array };

export type SceneItem = Surface | Ink | Picture;

/** A screenshot as instructions: items are painted in order, the first on nothing. */
export type Scene = { width: number; height: number; items: readonly SceneItem[] };
