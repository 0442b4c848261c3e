import { PART_TYPES } from '@blueprompt/core/ontology/network-types';
import { z } from 'zod';

/*
 * What a page really shows, read from its DOM and its pixels by the one labeller in `label/`. All lengths are pixels of the
 * screenshot (a page taken at 2x has twice its CSS lengths), origin top left.
 */

export const TruthBox = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** x, y, width, height. */
export type TruthBox = z.infer<typeof TruthBox>;

const TruthHex = z.string().regex(/^#[\da-f]{6}$/);
const Alpha = z.number().min(0).max(1);

/** Every class that a node can have; a `group` holds others and has no class of its own, a `section` is a painted band across the page. */
const TRUTH_TYPES = ['page', ...PART_TYPES] as const;
export const TruthType = z.enum(TRUTH_TYPES);
export type TruthType = z.infer<typeof TruthType>;

export const TruthGradient = z.object({
  kind: z.enum(['linear', 'radial', 'conic']),
  /** CSS degrees of a linear one: 0 points up, 90 to the right. */
  angle: z.number().optional(),
  /** `at` is the share of the gradient's length, 0 to 1. */
  stops: z.array(z.object({ color: TruthHex, alpha: Alpha, at: z.number() })).min(2),
});
export type TruthGradient = z.infer<typeof TruthGradient>;

export const TruthBorder = z.object({ width: z.number(), color: TruthHex, style: z.string() });
export type TruthBorder = z.infer<typeof TruthBorder>;

const TruthShadow = z.object({
  inset: z.boolean(),
  x: z.number(),
  y: z.number(),
  blur: z.number(),
  spread: z.number(),
  color: TruthHex,
  alpha: Alpha,
});

/** What an element draws itself, as it looks on what lies behind it. */
export const TruthPaint = z.object({
  /** Composited over what is behind, where that is known. */
  fill: TruthHex.optional(),
  /** The colour that most of its pixels have, where something may lie over the fill. */
  seen: TruthHex.optional(),
  gradient: TruthGradient.optional(),
  /** It shows a picture: an `img`, `video` or `canvas`, or a background image from a file. */
  picture: z.boolean().optional(),
  borders: z
    .object({ top: TruthBorder, right: TruthBorder, bottom: TruthBorder, left: TruthBorder })
    .partial()
    .optional(),
  /** Top left, top right, bottom right, bottom left. */
  radius: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  shadows: z.array(TruthShadow).optional(),
  /** It has one, of a shape that is not known: pages without a tree. */
  hasShadow: z.boolean().optional(),
  hasGradient: z.boolean().optional(),
  /** It has a border on some sides, and which was not kept: pages without a tree. */
  hasSomeBorders: z.boolean().optional(),
  opacity: Alpha.optional(),
});
export type TruthPaint = z.infer<typeof TruthPaint>;

/** How an element places its children, from its computed CSS; `gap` is what really lies between neighbours, whatever made it. */
export const TruthFlow = z.object({
  direction: z.enum(['row', 'column', 'grid']),
  /** Between neighbours along the direction; of a grid between its rows. Missing where neighbours are spaced unevenly. */
  gap: z.number().optional(),
  /** Of a grid or a wrapped row: between columns. */
  columnGap: z.number().optional(),
  columns: z.number().int().optional(),
  /** Top, right, bottom, left: from the border box to the content box. */
  padding: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Across the direction. */
  align: z.enum(['start', 'center', 'end', 'stretch', 'baseline']).optional(),
  /** Along the direction. */
  justify: z.enum(['start', 'center', 'end', 'space-between', 'space-around', 'space-evenly']).optional(),
  wrap: z.boolean().optional(),
});
export type TruthFlow = z.infer<typeof TruthFlow>;

export const CHART_KINDS = [
  'bar',
  'stacked-bar',
  'line',
  'area',
  'pie',
  'ring',
  'gauge',
  'sparkline',
  'other',
] as const;
export const TruthChart = z.object({
  kind: z.enum(CHART_KINDS),
  /** Curves between points, not straight lines. */
  smooth: z.boolean().optional(),
  horizontal: z.boolean().optional(),
  series: z.array(z.object({ name: z.string().optional(), color: TruthHex.optional(), values: z.array(z.number()) })),
  labels: z.array(z.string()).optional(),
  /** Lowest and highest value that the axis can show. */
  axis: z.tuple([z.number(), z.number()]).optional(),
});
export type TruthChart = z.infer<typeof TruthChart>;

export const TruthNode = z.object({
  /** Its index in `nodes`; parents come before their children. */
  id: z.number().int().min(0),
  /** The nearest node that holds it; only the page has none. Missing everywhere where `hasTree` is false. */
  parent: z.number().int().min(0).optional(),
  type: TruthType,
  box: TruthBox,
  /** Rank in paint order: of two that overlap, the larger lies on top. */
  layer: z.number().int().min(0).optional(),
  /** Something of it can be seen without its text and children: fill, gradient, picture, border or shadow. */
  painted: z.boolean(),
  /** Reporting it is neither wanted nor wrong. */
  optional: z.boolean().optional(),
  /** The edge of the screen or of a scrolling box cuts it. */
  partial: z.boolean().optional(),
  paint: TruthPaint.optional(),
  flow: TruthFlow.optional(),
  /** Siblings of one structure share a number: the cards of a row, the entries of a menu, the rows of a table. */
  repeat: z.number().int().min(0).optional(),
  tag: z.string().optional(),
  /** What a control, heading, badge or link says. */
  text: z.string().optional(),
  /** Of headings. */
  level: z.number().int().min(1).max(6).optional(),
  /** Of icons: the name that their set gives them, in kebab case without the set's prefix. */
  name: z.string().optional(),
  chart: TruthChart.optional(),
});
export type TruthNode = z.infer<typeof TruthNode>;

/** What one visual line of one DOM text shows in one style. */
export const TruthLine = z.object({
  text: z.string(),
  /** The glyphs' content area as the browser reports it. */
  box: TruthBox,
  /** The CSS line box: as wide as `box`, as high as the line-height. */
  lineBox: TruthBox.optional(),
  /** The pixels that letters colour. */
  ink: TruthBox.optional(),
  /** Lines of one DOM text share a number. */
  block: z.number().int(),
  /** The node that holds it. */
  node: z.number().int().min(0).optional(),
  fontFamily: z.string().optional(),
  generic: z.enum(['sans', 'serif', 'mono']).optional(),
  fontSize: z.number(),
  fontWeight: z.number(),
  italic: z.boolean().optional(),
  underlined: z.boolean().optional(),
  lineHeight: z.number().optional(),
  letterSpacing: z.number().optional(),
  color: TruthHex.nullable(),
  /** The tag of the element that holds the text. */
  tag: z.string().optional(),
  /** Shown by a form control, not by a text of the DOM. */
  control: z.boolean().optional(),
  words: z.array(z.object({ text: z.string(), box: TruthBox })),
});
export type TruthLine = z.infer<typeof TruthLine>;

export const TruthRegion = z.object({ roles: z.array(z.string()), box: TruthBox });
export type TruthRegion = z.infer<typeof TruthRegion>;

const ColorShare = z.object({ hex: TruthHex, share: z.number() });

export const Truth = z.object({
  version: z.literal(2),
  id: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Device pixels a CSS pixel. */
  scale: z.number().positive(),
  /** False for pages that were labelled before the tree was: parents, layers, flow and repeats are then not known. */
  hasTree: z.boolean(),
  nodes: z.array(TruthNode),
  texts: z.array(TruthLine),
  /** What the page itself is painted with, behind everything. */
  background: z.object({
    color: TruthHex.optional(),
    gradient: TruthGradient.optional(),
    picture: z.boolean().optional(),
  }),
  /** Single border lines, which may be reported as dividers. */
  lines: z.array(TruthBox),
  /** Pictures and the like, where words are not judged. */
  ignore: z.array(TruthBox),
  /** Elements whose ::before or ::after draws something that the DOM has no box for. */
  pseudoHosts: z.array(TruthBox),
  regions: z.array(TruthRegion),
  /** `painted` are the colours of the CSS, `pixels` the most frequent ones of the screenshot, each with its share of all pixels. */
  palette: z.object({
    background: TruthHex,
    accent: TruthHex.nullable(),
    painted: z.array(ColorShare),
    pixels: z.array(ColorShare),
  }),
  spacing: z.object({ unit: z.number().nullable() }),
});
export type Truth = z.infer<typeof Truth>;
