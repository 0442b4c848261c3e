import { z } from 'zod';
import { Box, Pixels } from './box.ts';
import { Hex } from './hex.ts';

/*
 * What was read off a chart. Measurements also come from clients and end up in prompts: every list is bounded, and the only
 * free words are labels of the screenshot, which are quoted wherever they are told.
 */
export const MAX_CURVES = 6;
export const MAX_POINTS = 64;
export const MAX_BARS = 64;
export const MAX_SLICES = 24;
export const MAX_GRID_LINES = 40;
export const MAX_LABELS = 64;
export const MAX_LABEL_CHARS = 40;

/** A slice begins in one turn and may end in the next. */
const Degrees = z.number().min(-720).max(720);

const Label = z.string().min(1).max(MAX_LABEL_CHARS);

export const Point = z.object({ x: Pixels, y: Pixels });
export type Point = z.infer<typeof Point>;

/** A line through its data points; what is filled goes from the line down to `base`, fading from one colour to the other. */
export const Curve = z.object({
  color: Hex,
  width: Pixels,
  isSmooth: z.boolean(),
  points: z.array(Point).min(2).max(MAX_POINTS),
  fill: z.object({ from: Hex, to: Hex, base: Pixels }).optional(),
  marker: z.object({ radius: Pixels, color: Hex }).optional(),
});
export type Curve = z.infer<typeof Curve>;

/** Bars of one colour, in the order in which they are read. */
export const BarRow = z.object({
  color: Hex,
  border: Hex.optional(),
  boxes: z.array(Box).min(1).max(MAX_BARS),
});
export type BarRow = z.infer<typeof BarRow>;

/** `base` is where they start: a y of vertical bars, an x of horizontal ones. */
export const Bars = z.object({
  direction: z.enum(['vertical', 'horizontal']),
  arranged: z.enum(['single', 'grouped', 'stacked']),
  base: Pixels,
  radius: Pixels.optional(),
  rows: z.array(BarRow).min(1).max(MAX_CURVES),
});
export type Bars = z.infer<typeof Bars>;

/** Angles are degrees clockwise from 12 o'clock; of a pie `inner` is 0. */
export const Slice = z.object({ color: Hex, from: Degrees, to: Degrees });
export type Slice = z.infer<typeof Slice>;
export const Ring = z.object({
  x: Pixels,
  y: Pixels,
  radius: Pixels,
  inner: Pixels,
  slices: z.array(Slice).min(1).max(MAX_SLICES),
});
export type Ring = z.infer<typeof Ring>;

/** Grid lines: the y of those that lie, the x of those that stand. */
export const Grid = z.object({
  color: Hex,
  isDashed: z.boolean(),
  rows: z.array(Pixels).max(MAX_GRID_LINES),
  columns: z.array(Pixels).max(MAX_GRID_LINES),
});
export type Grid = z.infer<typeof Grid>;

/** The labels with numbers: `value` stands at the place `at`, and a pixel further (down or right) is worth `perPx`. */
export const ValueAxis = z.object({
  at: Pixels,
  value: z.number(),
  perPx: z.number(),
  /** Difference of two labels that follow each other: values between are not told finer than a hundredth of it. */
  step: z.number().positive(),
  prefix: z.enum(['', '$', '€', '£', '¥', '₹']),
  suffix: z.string().regex(/^[%°A-Za-z]{0,4}$/),
});
export type ValueAxis = z.infer<typeof ValueAxis>;

export const Category = z.object({ text: Label, at: Pixels });
export type Category = z.infer<typeof Category>;

export const LegendEntry = z.object({ color: Hex, text: Label });
export type LegendEntry = z.infer<typeof LegendEntry>;

export const Chart = z.object({
  curves: z.array(Curve).max(MAX_CURVES).optional(),
  bars: Bars.optional(),
  ring: Ring.optional(),
  grid: Grid.optional(),
  values: ValueAxis.optional(),
  categories: z.array(Category).max(MAX_LABELS).optional(),
  legend: z.array(LegendEntry).max(MAX_SLICES).optional(),
});
export type Chart = z.infer<typeof Chart>;
