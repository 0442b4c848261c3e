import type { Chart, Ring, Slice } from './chart.ts';
import { channelsOf } from './color/channels.ts';
import type { Hex } from './hex.ts';
import type { Element } from './measurement.ts';
import { spread } from './statistics.ts';

/** A ring that is open by more than this, in degrees, is a gauge. */
const OPEN = 15;
/** The track of a gauge is hardly coloured: its channels differ by less than this. */
const MAX_TRACK_CHROMA = 40;
/** Charts without axes that are no higher than this, in CSS pixels, are sparklines. */
const MAX_SPARK = 120;

type RingKind = 'pie' | 'doughnut' | 'gauge';

export const sweepOf = ({ from, to }: Slice): number => to - from;

const chromaOf = (color: Hex): number => spread(channelsOf(color));

/** The slice that a gauge has not filled; nothing where all of them are values. */
export const trackOf = ({ slices }: Ring): Slice | undefined => {
  const [value, rest] = slices;
  if (slices.length !== 2 || !value || !rest) return undefined;
  return chromaOf(rest.color) < MAX_TRACK_CHROMA && chromaOf(rest.color) < chromaOf(value.color) ? rest : undefined;
};

/** Pies have no hole, gauges are open or have a part that is not filled. */
export const ringKind = (ring: Ring): RingKind => {
  const sweep = ring.slices.reduce((sum, slice) => sum + sweepOf(slice), 0);
  if (sweep < 360 - OPEN || (ring.inner > 0 && trackOf(ring))) return 'gauge';
  return ring.inner > 0 ? 'doughnut' : 'pie';
};

/** What people call a chart. */
export const chartKind = (chart: Chart, heightPx: number): string => {
  const { curves = [], bars, ring } = chart;
  if (ring) return { pie: 'pie chart', doughnut: 'doughnut chart', gauge: 'gauge' }[ringKind(ring)];
  const isBare = !chart.values && !chart.categories && !chart.grid && heightPx <= MAX_SPARK;
  const line = curves.some(({ fill }) => fill) ? 'area' : 'line';
  if (isBare) return bars ? 'sparkline of bars' : curves.some(({ fill }) => fill) ? 'filled sparkline' : 'sparkline';
  const how = bars && bars.arranged !== 'single' ? `${bars.arranged} ` : '';
  const lying = bars?.direction === 'horizontal' ? 'horizontal ' : '';
  return bars ? `${how}${lying}bar${curves.length > 0 ? ` and ${line}` : ''} chart` : `${line} chart`;
};

/** The colours that an element is drawn in, where it is a chart. */
export const drawnColors = ({ chart, series = [] }: Pick<Element, 'chart' | 'series'>): Hex[] =>
  chart ? chartColors(chart) : series.map(({ color }) => color);

/** The colours that a chart is drawn in, each once. */
export const chartColors = ({ curves = [], bars, ring }: Chart): Hex[] => [
  ...new Set([
    ...curves.map(({ color }) => color),
    ...(bars?.rows ?? []).map(({ color }) => color),
    ...(ring?.slices ?? []).map(({ color }) => color),
  ]),
];
