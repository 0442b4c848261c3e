import { z } from 'zod';
import { Box, Pixels } from './box.ts';
import { Chart } from './chart.ts';
import { DomMark } from './dom-facts.ts';
import { FontFamily } from './font-family.ts';
import { Glyph } from './glyph.ts';
import { Hex } from './hex.ts';
import { ELEMENT_TYPES, REGION_ROLES } from './ontology/element-types.ts';
import { PageTree } from './page-tree.ts';
import { MAX_RESIDUAL, Residual } from './residual.ts';
import { Tones } from './tones.ts';

/** A page of 40 megapixels full of small text has some 5,000 lines; what claims more was not measured. */
export const MAX_MEASURED = 10_000;

/** The longest page that can be measured has 40,000 px, and few of its bands are lower than 40. */
export const MAX_REGIONS = 1_000;

/** A page is set in few families; what claims more was not measured. */
export const MAX_FONTS = 8;

/** As much as is traced of a chart: so many colours, and of each so many boxes, which tell a curve well enough. */
export const MAX_SERIES = 6;
export const MAX_SERIES_BOXES = 48;

/** Characters of a picture's fingerprint. */
const MAX_PRINT = 16;

export { Hex };

export const ElementType = z.enum(ELEMENT_TYPES);
export type ElementType = z.infer<typeof ElementType>;

export const FontClass = z.enum(['sans', 'serif', 'mono']);
export type FontClass = z.infer<typeof FontClass>;

/** Leaning letters, and a line under them. */
const Decoration = { italic: z.boolean().optional(), underlined: z.boolean().optional() };

/** Colour, weight and the like are told where they differ from those of the line. */
export const Word = z.object({
  text: z.string(),
  box: Box,
  color: Hex.optional(),
  fontWeight: z.number().optional(),
  /** No space parts it from the word before, as in code where only the colour changes. */
  glued: z.boolean().optional(),
  ...Decoration,
});
export type Word = z.infer<typeof Word>;

/** The family that letters speak for; where it is not sure, theirs only looks like it. */
export const TextFont = z.object({ family: FontFamily, sure: z.boolean() });
export type TextFont = z.infer<typeof TextFont>;

/** What one visual line holds in one style: a sentence with a link in it is three of these. */
export const TextLine = z.object({
  text: z.string(),
  box: Box,
  fontSize: z.number(),
  fontWeight: z.number(),
  fontClass: FontClass,
  font: TextFont.optional(),
  /** Pixels after each letter beyond what a sure family sets. */
  letterSpacing: z.number().min(0).max(100).optional(),
  color: Hex,
  background: Hex,
  align: z.enum(['left', 'center', 'right']),
  confidence: z.number(),
  words: z.array(Word).max(MAX_MEASURED),
  /** It goes on in the visual line of the one before it. */
  continues: z.boolean().optional(),
  /** And no space parts it from that. */
  glued: z.boolean().optional(),
  /** Id of its entry in the page's style sheet. */
  style: z.string().optional(),
  /** Which text of the running page it is: family, size, weight and colour are then those of the page and no estimate. */
  dom: DomMark.optional(),
  ...Decoration,
});
export type TextLine = z.infer<typeof TextLine>;

export const Border = z.object({ color: Hex, width: z.number() });
export type Border = z.infer<typeof Border>;

export const Side = z.enum(['top', 'right', 'bottom', 'left']);
export type Side = z.infer<typeof Side>;

/** A line along one side of a box: all the border it has there, or one that differs from the border around it. */
export const Edge = z.object({ side: Side, color: Hex, width: Pixels });
export type Edge = z.infer<typeof Edge>;

export const Shadow = z.object({
  color: Hex,
  opacity: z.number(),
  x: z.number(),
  y: z.number(),
  blur: z.number(),
  spread: Pixels.optional(),
});
export type Shadow = z.infer<typeof Shadow>;

/** Colours between the ends of a gradient; one with more is a photo. */
const MAX_BETWEEN = 24;

/** A gradient in CSS terms. */
export const Gradient = z.object({
  from: Hex,
  to: Hex,
  /** 0 degrees points up, 90 to the right. */
  angle: z.number(),
  /** Colours on the way, each at its share of it; none where the ends run straight into each other. */
  between: z
    .array(z.object({ at: z.number().min(0).max(1), color: Hex }))
    .max(MAX_BETWEEN)
    .optional(),
  /** Around a point instead of along a line: where it is, and how far away the last colour begins, as shares of width and height. */
  around: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
});
export type Gradient = z.infer<typeof Gradient>;

/** What a chart shows in one colour: a bar is one box, a curve or an area many narrow ones, from left to right. */
export const Series = z.object({ color: Hex, boxes: z.array(Box).min(1).max(MAX_SERIES_BOXES) });
export type Series = z.infer<typeof Series>;

export const Element = z.object({
  id: z.string(),
  type: ElementType,
  box: Box,
  /** Flat fill, or for images and photos the average colour. */
  fill: Hex.optional(),
  gradient: Gradient.optional(),
  /** For pictures: their colours from afar. */
  tones: Tones.optional(),
  /** For pictures: a fingerprint of their pixels; those with the same one look the same. */
  print: z.string().max(MAX_PRINT).optional(),
  /** For pictures: what they show, where that was told; a scaled picture of an interface is no part of the page. */
  shows: z.literal('interface').optional(),
  /** For icons that are drawn, not filled: the colour of their strokes. */
  ink: Hex.optional(),
  glyph: Glyph.optional(),
  /** For icons: what icon sets call what it looks like, in a spelling that says nothing else in a prompt. */
  name: z
    .string()
    .max(40)
    .regex(/^[a-z\d-]+$/)
    .optional(),
  border: Border.optional(),
  edges: z.array(Edge).max(4).optional(),
  radius: z.number().optional(),
  shadow: Shadow.optional(),
  text: z.string().optional(),
  confidence: z.number(),
  /** Id of the element that holds this one: its nearest in the tree. */
  parent: z.string().optional(),
  /** The chosen one of its kind: the current nav item, the open tab, a ticked box. */
  active: z.boolean().optional(),
  /** For progress bars: how far, and with what; the fill is that of the track. */
  filled: z.object({ percent: z.number(), color: Hex }).optional(),
  /** For charts: what is drawn on their ground, largest first. */
  series: z.array(Series).max(MAX_SERIES).optional(),
  /** For charts whose kind was told: their lines, bars or slices with axes and legend, in place of the series. */
  chart: Chart.optional(),
  /** For tables. */
  rows: z.number().optional(),
  columns: z.number().optional(),
  headers: z.array(z.string()).max(MAX_MEASURED).optional(),
  /** Id of its entry in the page's style sheet. */
  style: z.string().optional(),
  /** Which element of the running page it is: flat fill, border and radius are then those of the page and no estimate. */
  dom: DomMark.optional(),
});
export type Element = z.infer<typeof Element>;

const RegionRole = z.enum(REGION_ROLES);

export const Region = z.object({
  role: RegionRole,
  box: Box,
  fill: Hex.optional(),
  gradient: Gradient.optional(),
  /** It lies on a photo, whose average colour is the fill. */
  picture: z.boolean().optional(),
  tones: Tones.optional(),
});
export type Region = z.infer<typeof Region>;

export const PaletteRole = z.enum([
  'background',
  'surface',
  'text',
  'muted',
  'primary',
  'accent',
  'border',
  'success',
  'warning',
  'danger',
  'info',
  'other',
]);
export type PaletteRole = z.infer<typeof PaletteRole>;

export const PaletteColor = z.object({ hex: Hex, name: z.string(), role: PaletteRole, share: z.number() });
export type PaletteColor = z.infer<typeof PaletteColor>;

export const Tally = z.object({ px: z.number(), count: z.number() });
export type Tally = z.infer<typeof Tally>;

export const Spacing = z.object({
  unit: z.number(),
  scale: z.array(z.number()).max(MAX_MEASURED),
  gaps: z.array(Tally).max(MAX_MEASURED),
  paddings: z.array(Tally).max(MAX_MEASURED),
  containerWidth: z.number().optional(),
});
export type Spacing = z.infer<typeof Spacing>;

export const TypeRole = z.enum(['display', 'title', 'heading', 'subheading', 'body', 'label', 'caption']);
export type TypeRole = z.infer<typeof TypeRole>;

export const TypeStep = z.object({ fontSize: z.number(), fontWeight: z.number(), role: TypeRole, count: z.number() });
export type TypeStep = z.infer<typeof TypeStep>;

export const Typography = z.object({
  families: z.array(FontClass).max(MAX_MEASURED),
  /** The families that were told by their letters, with their share of the characters, largest first. */
  fonts: z
    .array(TextFont.extend({ fontClass: FontClass, share: z.number() }))
    .max(MAX_FONTS)
    .optional(),
  scale: z.array(TypeStep).max(MAX_MEASURED),
  bodySize: z.number(),
  lineHeight: z.number(),
});
export type Typography = z.infer<typeof Typography>;

/** A style that lines of text share; `count` is how many. */
export const TextStyle = z.object({
  id: z.string(),
  fontSize: z.number(),
  fontWeight: z.number(),
  fontClass: FontClass,
  family: FontFamily.optional(),
  color: Hex,
  /** From foot to foot of lines that follow each other, where some do, in pixels. */
  lineHeight: z.number().optional(),
  letterSpacing: z.number().optional(),
  ...Decoration,
  count: z.number(),
});
export type TextStyle = z.infer<typeof TextStyle>;

/** A look that boxes share; `round` ones are as round as they are high. */
export const SurfaceStyle = z.object({
  id: z.string(),
  fill: Hex.optional(),
  gradient: Gradient.optional(),
  border: Border.optional(),
  radius: z.number().optional(),
  round: z.boolean().optional(),
  shadow: Shadow.optional(),
  count: z.number(),
});
export type SurfaceStyle = z.infer<typeof SurfaceStyle>;

/** The style sheet of a page, the most used first. */
export const StyleSheet = z.object({
  text: z.array(TextStyle).max(MAX_MEASURED),
  surface: z.array(SurfaceStyle).max(MAX_MEASURED),
});
export type StyleSheet = z.infer<typeof StyleSheet>;

/** What surrounds the page in its picture: a browser, another window, or the bars of a phone. */
export const FrameKind = z.enum(['browser', 'window', 'phone']);
export type FrameKind = z.infer<typeof FrameKind>;

/** The page is this box of a picture that also shows what surrounds it; all other facts are those of the page alone. */
export const Frame = z.object({
  kind: FrameKind,
  box: Box,
  picture: z.object({ width: Pixels, height: Pixels }),
});
export type Frame = z.infer<typeof Frame>;

/** Everything that was read off one screenshot: facts only, the same bytes for the same picture. */
export const Measurement = z.object({
  /** What was measured as version 1 has no levels of headings, and may have no tree and no style sheet: `treeOf` adds what is missing. */
  version: z.union([z.literal(1), z.literal(2)]),
  /** `scale` is the device pixel ratio that the picture was taken at, from 1 to 3; 1.25, 1.5 and other fractions too. */
  image: z.object({
    width: z.number(),
    height: z.number(),
    scale: z.number().min(1).max(3),
    /** The picture was made larger or smaller after it was taken, by a factor that is not known: its sizes are not the page's. */
    resized: z.boolean().optional(),
  }),
  texts: z.array(TextLine).max(MAX_MEASURED),
  elements: z.array(Element).max(MAX_MEASURED),
  regions: z.array(Region).max(MAX_REGIONS),
  palette: z.array(PaletteColor).max(MAX_MEASURED),
  spacing: Spacing,
  typography: Typography,
  radii: z.array(Tally).max(MAX_MEASURED),
  /** What is painted beside the elements: shapes and lines that have no name, without which the page looks wrong. */
  paints: z.array(Element).max(MAX_MEASURED).optional(),
  /** Boxes that paint nothing and hold what belongs together; of these the tree keeps those that hold two things or more. */
  groups: z.array(Box).max(MAX_MEASURED).optional(),
  /** Places that hold one text each, whatever its lines look like: another width of the page shows so. */
  paragraphs: z.array(Box).max(MAX_MEASURED).optional(),
  /** The few styles that lines and elements have. */
  styles: StyleSheet.optional(),
  /** Where the picture shows more than the page: every place in the measurement is counted from the page's corner. */
  frame: Frame.optional(),
  /** What holds what, how it is placed and what repeats; results that were saved before there was one have none. */
  tree: PageTree.optional(),
  /** Share of the page's pixels that the measurement accounts for, and what it does not, largest first. */
  explained: z.number().min(0).max(1).optional(),
  residual: z.array(Residual).max(MAX_RESIDUAL).optional(),
});
export type Measurement = z.infer<typeof Measurement>;
