import type { Chart } from '@blueprompt/core/chart';
import { drawnColors } from '@blueprompt/core/chart-kind';
import type { Measurement } from '@blueprompt/core/measurement';
import { joinRuns } from '@blueprompt/core/text/join-runs';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';

/** Every value that a text about the page may state, taken from the measurement. */
export type MeasuredValues = { hexes: string[]; pixels: number[]; texts: string[] };

const boxPixels = (box: { x: number; y: number; width: number; height: number }) => [
  box.width,
  box.height,
  box.x,
  box.y,
];

/** Every colour of a chart, of its fills and grid lines too. */
const paintOf = (chart: Chart | undefined): string[] => JSON.stringify(chart ?? {}).match(/#[0-9a-f]{6}/g) ?? [];

/** Every size of a measurement. */
const pixelsOf = ({ image, texts, elements, paints = [], regions, spacing, typography, radii }: Measurement) => [
  image.width,
  image.height,
  ...texts.flatMap((line) => [line.fontSize, ...boxPixels(line.box)]),
  ...[...elements, ...paints].flatMap((e) => [
    ...boxPixels(e.box),
    e.radius ?? 0,
    e.border?.width ?? 0,
    e.shadow?.blur ?? 0,
    e.shadow?.y ?? 0,
    ...(e.edges ?? []).map((edge) => edge.width),
  ]),
  ...regions.flatMap((region) => boxPixels(region.box)),
  ...spacing.scale,
  ...spacing.gaps.map((tally) => tally.px),
  ...spacing.paddings.map((tally) => tally.px),
  ...radii.map((tally) => tally.px),
  ...typography.scale.map((step) => step.fontSize),
  spacing.unit,
  spacing.containerWidth ?? 0,
  typography.bodySize,
  Math.round(typography.bodySize * typography.lineHeight),
];

/** Collects what was measured; at a device scale of 2 a size in CSS pixels, half of it, is as true. */
export const toMeasuredValues = (measurement: Measurement): MeasuredValues => {
  const { image, texts, regions, palette } = measurement;
  const elements = [...measurement.elements, ...(measurement.paints ?? [])];
  const pixels = pixelsOf(measurement);
  const scaled = image.scale > 1 ? [...pixels, ...pixelsOf(toCssPixels(measurement))] : pixels;
  const hexes = [
    ...palette.map((color) => color.hex),
    ...texts.flatMap((line) => [line.color, line.background]),
    ...elements.flatMap((e) => [e.fill, e.border?.color, e.gradient?.from, e.gradient?.to, e.shadow?.color]),
    ...elements.flatMap((e) => [e.ink, e.filled?.color, ...drawnColors(e), ...paintOf(e.chart)]),
    ...elements.flatMap((e) => (e.edges ?? []).map((edge) => edge.color)),
    ...regions.map((region) => region.fill),
  ].filter((hex) => hex !== undefined);
  const words = [...joinRuns(texts).map((line) => line.text), ...elements.map((e) => e.text ?? '')].filter(
    (text) => text !== '',
  );
  return { hexes: [...new Set(hexes)], pixels: [...new Set(scaled)], texts: [...new Set(words)] };
};
