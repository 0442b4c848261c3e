import type { Box } from './geometry.ts';
import type { Element, Measurement, TextLine } from './measurement.ts';
import type { Flow, TreeNode } from './page-tree.ts';
import { scaleChart } from './scale-chart.ts';
import { withoutOddRadii } from './tree/known-radii.ts';
import { treeOf } from './tree/tree-of.ts';

/** Half pixels are real in a 2x screenshot; anything finer is noise of the measurement. */
const toHalf = (value: number): number => Math.round(value * 2) / 2;

/** Font sizes are measured in whole device pixels: of a fraction of a scale only whole CSS pixels can be meant. */
const toFontSize = (size: number, scale: number): number =>
  Number.isInteger(scale) ? toHalf(size / scale) : Math.round(size / scale);

/** Browsers draw borders in whole device pixels and drop what is left over: at 1.5x, one pixel of CSS is one of the screen. */
const toBorderWidth = (width: number, scale: number): number =>
  Number.isInteger(scale) ? Math.max(0.5, toHalf(width / scale)) : Math.ceil(width / scale);

/** Lengths and boxes of one scale in CSS pixels: whole ones, and finer ones where a half pixel can be meant. */
const createScaling = (scale: number) => {
  const px = (value: number): number => Math.round(value / scale);
  return {
    scale,
    px,
    fine: (value: number): number => toHalf(value / scale),
    box: ({ x, y, width, height }: Box): Box => ({
      x: px(x),
      y: px(y),
      width: Math.max(1, px(x + width) - px(x)),
      height: Math.max(1, px(y + height) - px(y)),
    }),
  };
};
type Scaling = ReturnType<typeof createScaling>;

const scaleText = (line: TextLine, { scale, box }: Scaling): TextLine => ({
  ...line,
  box: box(line.box),
  fontSize: toFontSize(line.fontSize, scale),
  ...(line.letterSpacing !== undefined && { letterSpacing: line.letterSpacing / scale }),
  words: line.words.map((word) => ({ ...word, box: box(word.box) })),
});

const scaleShadow = (shadow: NonNullable<Element['shadow']>, { px }: Scaling): Element['shadow'] => ({
  ...shadow,
  x: px(shadow.x),
  y: px(shadow.y),
  blur: px(shadow.blur),
  ...(shadow.spread !== undefined && { spread: px(shadow.spread) }),
});

const scaleElement = (one: Element, scaling: Scaling): Element => {
  const { scale, fine, box } = scaling;
  return {
    ...one,
    box: box(one.box),
    ...(one.radius !== undefined && { radius: fine(one.radius) }),
    ...(one.series && { series: one.series.map(({ color, boxes }) => ({ color, boxes: boxes.map(box) })) }),
    ...(one.chart && { chart: scaleChart(one.chart, scale) }),
    ...(one.border && { border: { ...one.border, width: toBorderWidth(one.border.width, scale) } }),
    ...(one.edges && { edges: one.edges.map((edge) => ({ ...edge, width: toBorderWidth(edge.width, scale) })) }),
    ...(one.shadow && { shadow: scaleShadow(one.shadow, scaling) }),
  };
};

const scaleFlow = ({ gap, columnGap, padding, ...rest }: Flow, { fine }: Scaling): Flow => ({
  ...rest,
  ...(gap !== undefined && { gap: fine(gap) }),
  ...(columnGap !== undefined && { columnGap: fine(columnGap) }),
  padding: {
    top: fine(padding.top),
    right: fine(padding.right),
    bottom: fine(padding.bottom),
    left: fine(padding.left),
  },
});

const scaleNode = (one: TreeNode, scaling: Scaling): TreeNode => ({
  ...one,
  box: scaling.box(one.box),
  ...(one.flow && { flow: scaleFlow(one.flow, scaling) }),
  children: one.children.map((child) => scaleNode(child, scaling)),
});

const scaleTallies = (list: Measurement['radii'], { fine }: Scaling): Measurement['radii'] =>
  list.map((tally) => ({ ...tally, px: fine(tally.px) }));

const scaleSpacing = (spacing: Measurement['spacing'], scaling: Scaling): Measurement['spacing'] => ({
  unit: scaling.fine(spacing.unit),
  scale: spacing.scale.map(scaling.fine),
  gaps: scaleTallies(spacing.gaps, scaling),
  paddings: scaleTallies(spacing.paddings, scaling),
  ...(spacing.containerWidth !== undefined && { containerWidth: scaling.px(spacing.containerWidth) }),
});

const scaleFrame = (frame: NonNullable<Measurement['frame']>, { px, box }: Scaling): Measurement['frame'] => ({
  ...frame,
  box: box(frame.box),
  picture: { width: px(frame.picture.width), height: px(frame.picture.height) },
});

/**
 * The measurement in CSS pixels: a screenshot taken at 2x has twice as many. Positions are rounded to whole pixels, from
 * the edges and not from the sizes, so that neighbours still touch. Corners that nobody can tell are left out.
 */
export const toCssPixels = (whole: Measurement): Measurement => {
  const measurement = withoutOddRadii(whole);
  const { image, typography, groups, paragraphs, paints, residual, frame } = measurement;
  const { scale } = image;
  const scaling = createScaling(scale);
  const { px, box } = scaling;
  const tree = treeOf(whole);
  const element = (one: Element): Element => scaleElement(one, scaling);
  return {
    ...measurement,
    image: { ...image, width: px(image.width), height: px(image.height) },
    texts: measurement.texts.map((line) => scaleText(line, scaling)),
    elements: measurement.elements.map(element),
    regions: measurement.regions.map((region) => ({ ...region, box: box(region.box) })),
    spacing: scaleSpacing(measurement.spacing, scaling),
    typography: {
      ...typography,
      bodySize: toFontSize(typography.bodySize, scale),
      scale: typography.scale.map((step) => ({ ...step, fontSize: toFontSize(step.fontSize, scale) })),
    },
    radii: scaleTallies(measurement.radii, scaling),
    ...(groups && { groups: groups.map(box) }),
    ...(paragraphs && { paragraphs: paragraphs.map(box) }),
    ...(paints && { paints: paints.map(element) }),
    tree: { ...tree, root: scaleNode(tree.root, scaling) },
    ...(residual && { residual: residual.map((one) => ({ ...one, box: box(one.box) })) }),
    ...(frame && { frame: scaleFrame(frame, scaling) }),
  };
};
