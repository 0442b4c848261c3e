import type { Box } from '../geometry.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { scaleChart } from '../scale-chart.ts';
import type { Flow, TreeNode } from '../tree/page-tree.ts';
import { treeOf } from '../tree/tree-of.ts';

/** Half pixels are real in a 2x screenshot; anything finer is noise of the measurement. */
const toHalf = (value: number): number => Math.round(value * 2) / 2;

/** Font sizes are measured in whole device pixels: of a fraction of a scale only whole CSS pixels can be meant. */
const toFontSize = (size: number, scale: number): number =>
  Number.isInteger(scale) ? toHalf(size / scale) : Math.round(size / scale);

/** Browsers draw borders in whole device pixels and drop what is left over: at 1.5x, one pixel of CSS is one of the screen. */
const toBorderWidth = (width: number, scale: number): number =>
  Number.isInteger(scale) ? Math.max(0.5, toHalf(width / scale)) : Math.ceil(width / scale);

/**
 * The measurement in CSS pixels: a screenshot taken at 2x has twice as many. Positions are rounded to whole pixels, from
 * the edges and not from the sizes, so that neighbours still touch.
 */
export const toCssPixels = (measurement: Measurement): Measurement => {
  const { scale } = measurement.image;
  const px = (value: number): number => Math.round(value / scale);
  const fine = (value: number): number => toHalf(value / scale);
  const box = ({ x, y, width, height }: Box): Box => ({
    x: px(x),
    y: px(y),
    width: Math.max(1, px(x + width) - px(x)),
    height: Math.max(1, px(y + height) - px(y)),
  });
  const text = (line: TextLine): TextLine => ({
    ...line,
    box: box(line.box),
    fontSize: toFontSize(line.fontSize, scale),
    ...(line.letterSpacing !== undefined && { letterSpacing: line.letterSpacing / scale }),
    words: line.words.map((word) => ({ ...word, box: box(word.box) })),
  });
  const element = (one: Element): Element => ({
    ...one,
    box: box(one.box),
    ...(one.radius !== undefined && { radius: fine(one.radius) }),
    ...(one.series && { series: one.series.map(({ color, boxes }) => ({ color, boxes: boxes.map(box) })) }),
    ...(one.chart && { chart: scaleChart(one.chart, scale) }),
    ...(one.border && { border: { ...one.border, width: toBorderWidth(one.border.width, scale) } }),
    ...(one.edges && { edges: one.edges.map((edge) => ({ ...edge, width: toBorderWidth(edge.width, scale) })) }),
    ...(one.shadow && {
      shadow: {
        ...one.shadow,
        x: px(one.shadow.x),
        y: px(one.shadow.y),
        blur: px(one.shadow.blur),
        ...(one.shadow.spread !== undefined && { spread: px(one.shadow.spread) }),
      },
    }),
  });
  const flow = ({ gap, columnGap, padding, ...rest }: Flow): Flow => ({
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
  const node = (one: TreeNode): TreeNode => ({
    ...one,
    box: box(one.box),
    ...(one.flow && { flow: flow(one.flow) }),
    children: one.children.map(node),
  });
  const tallies = (list: Measurement['radii']): Measurement['radii'] =>
    list.map((tally) => ({ ...tally, px: fine(tally.px) }));
  const { spacing, typography } = measurement;
  const tree = treeOf(measurement);
  return {
    ...measurement,
    image: { ...measurement.image, width: px(measurement.image.width), height: px(measurement.image.height) },
    texts: measurement.texts.map(text),
    elements: measurement.elements.map(element),
    regions: measurement.regions.map((region) => ({ ...region, box: box(region.box) })),
    spacing: {
      unit: fine(spacing.unit),
      scale: spacing.scale.map(fine),
      gaps: tallies(spacing.gaps),
      paddings: tallies(spacing.paddings),
      ...(spacing.containerWidth !== undefined && { containerWidth: px(spacing.containerWidth) }),
    },
    typography: {
      ...typography,
      bodySize: toFontSize(typography.bodySize, scale),
      scale: typography.scale.map((step) => ({ ...step, fontSize: toFontSize(step.fontSize, scale) })),
    },
    radii: tallies(measurement.radii),
    ...(measurement.groups && { groups: measurement.groups.map(box) }),
    ...(measurement.paints && { paints: measurement.paints.map(element) }),
    tree: { ...tree, root: node(tree.root) },
    ...(measurement.residual && {
      residual: measurement.residual.map((one) => ({ ...one, box: box(one.box) })),
    }),
    ...(measurement.frame && {
      frame: {
        ...measurement.frame,
        box: box(measurement.frame.box),
        picture: { width: px(measurement.frame.picture.width), height: px(measurement.frame.picture.height) },
      },
    }),
  };
};
