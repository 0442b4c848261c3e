import { area, type Box, contains, intersect, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../../contract.ts';
import { MIN_SURE } from '../labels/chart-labels.ts';
import { type Reading, readChart } from '../read-chart.ts';
import { doMove } from './do-move.ts';
import { findBarRows } from './find-bar-rows.ts';
import { findAreas, findLines } from './find-lines.ts';
import { findPlots } from './find-plots.ts';
import { findRounds } from './find-rounds.ts';
import { listMarks } from './list-marks.ts';
import { mapGrounds } from './map-grounds.ts';
import { standsAlone } from './stands-alone.ts';

/** Pages larger than this are not searched: their map would take several hundred megabytes. */
const MAX_PIXELS = 24_000_000;
/** More candidates than a page has charts: the reading of each takes milliseconds. */
const MAX_CANDIDATES = 100;
/** What lies by this share in a chart is part of it. */
const MIN_INSIDE = 0.5;

/** A picture that is larger than a chart in it by this factor shows more than the chart. */
const MIN_PICTURE = 3;

/** A line that stands alone is nearly all that is drawn, and is filled or has so many points. */
const MIN_EXPLAINED = 0.9;
const MIN_POINTS = 4;
/** A ring without slices is the border of something, a gauge without a track is open. In degrees. */
const MAX_OPEN = 345;

/** What a page says about its charts: text, pixels, and the cards that they stand in. */
type ChartPage = {
  texts: readonly TextLine[];
  pixels: Pixels;
  scale: number;
  cards: readonly Box[];
  /** Signs, faces and controls: nothing in them is a chart. */
  closed: readonly Box[];
  /** Pictures: a line in one is no chart, unless it is all of it. */
  pictures: readonly Box[];
};

type Candidate = { found: 'plot' | 'bars' | 'round' | 'line'; box: Box };

/** Finds and reads the charts of a page: what is drawn on a ground and can be read as bars, lines, areas or slices. */
export function findCharts(page: ChartPage): Reading[] {
  const { texts, pixels, scale, cards, closed, pictures } = page;
  if (pixels.width * pixels.height > MAX_PIXELS) return [];
  const words = texts
    .filter(({ confidence }) => confidence >= MIN_SURE)
    .flatMap((line) => line.words.map(({ box }) => box));
  const map = mapGrounds(pixels, words, scale);
  const marks = listMarks(map);
  const rows = findBarRows(map);
  const plots = findPlots(texts, marks, cards, scale).map((plot) => withRows(plot, rows));
  const candidates: Candidate[] = [
    ...plots.map((box) => ({ found: 'plot' as const, box })),
    ...rows.map((box) => ({ found: 'bars' as const, box })),
    ...findRounds(map, marks).map((box) => ({ found: 'round' as const, box })),
    ...findLines(map, marks, pixels).map((box) => ({ found: 'line' as const, box })),
    ...findAreas(map).map((box) => ({ found: 'line' as const, box })),
  ];
  const isOpen = ({ found, box }: Candidate): boolean =>
    !closed.some((one) => isMostlyIn(box, one)) && !(found === 'line' && pictures.some((one) => isPartOf(box, one)));
  const readings: Reading[] = [];
  for (const { found, box } of candidates.filter(isOpen).slice(0, MAX_CANDIDATES)) {
    if (readings.some((one) => isMostlyIn(box, one.box) || isMostlyIn(one.box, box))) continue;
    // Numbers beside it prove a plot, whatever lies around.
    if (found !== 'plot' && !standsAlone(map, pixels, box)) continue;
    const card = cardAround(box, cards);
    const reading = readChart(box, { texts, pixels, scale, card });
    const hasWords = words.some((word) => contains(box, word));
    if (reading && isChart(reading, found, hasWords)) readings.push(reading);
  }
  return readings;
}

const isMostlyIn = (box: Box, other: Box): boolean => area(intersect(other, box)) >= MIN_INSIDE * area(box);

/** A picture of a chart is as large as the chart, or a little larger. */
const isPartOf = (box: Box, picture: Box): boolean =>
  isMostlyIn(box, picture) && area(picture) > MIN_PICTURE * area(box);

/** Bars may stand on a line below the last number. */
const withRows = (plot: Box, rows: readonly Box[]): Box =>
  surround([plot, ...rows.filter((row) => area(intersect(row, plot)) >= MIN_INSIDE * area(row))]);

const cardAround = (box: Box, cards: readonly Box[]): Box | undefined =>
  cards
    .filter((card) => contains(card, box, 2) && area(card) > 1.05 * area(box))
    .reduce<Box | undefined>((least, card) => (!least || area(card) < area(least) ? card : least), undefined);

/** Each way to find a chart proves a part of it; what was read must be the rest. */
const isChart = (
  { chart: { ring, bars, curves = [], values }, explained }: Reading,
  found: Candidate['found'],
  hasWords: boolean,
): boolean => {
  if (ring) return found === 'round' && (ring.slices.length > 1 || (hasWords && isGap(ring.slices[0]!)));
  if (found === 'plot') return values !== undefined;
  if (found === 'bars') return bars !== undefined;
  if (found !== 'line' || bars || explained < MIN_EXPLAINED || !doMove(curves)) return false;
  return curves.some(({ points, fill }) => fill !== undefined || points.length >= MIN_POINTS);
};

const isGap = ({ from, to }: { from: number; to: number }): boolean => to - from < MAX_OPEN;
