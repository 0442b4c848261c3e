import type { Raster } from '@blueprompt/core/fidelity/rendered-page';
import type { Truth } from '../../truth.ts';
import { meanOf } from '../figures.ts';
import { toBox } from '../match-boxes.ts';
import { createPicturePlaces } from '../text/picture-places.ts';
import { scoreTexts } from '../text/score-texts.ts';
import type { Flow } from './read-flow.ts';
import { type BlockScore, scoreBlocks } from './score-blocks.ts';
import type { ComponentScore } from './score-components.ts';
import { type FlowScore, scoreFlow } from './score-flow.ts';
import { type PixelScore, scorePixels } from './score-pixels.ts';
import type { ShownLine } from './shown-line.ts';
import type { GenerationScore } from './time-generation.ts';

/** How close a page comes that is rebuilt from what was measured (pixels that look alike, words in their place, blocks of text), and how it is built. */
export type RebuildScore = PageRebuildScore & ComponentScore & GenerationScore;
/** What can be seen of the page itself. */
type PageRebuildScore = PixelScore & BlockScore & FlowScore & { wordsInPlace?: number | undefined };
export type RebuildMetric = keyof RebuildScore;

/** Every figure in the order of the table, with its heading. */
export const REBUILD_METRICS: Readonly<Record<RebuildMetric, string>> = {
  pixels: 'pixels explained',
  pixelsOutsidePictures: 'pixels explained outside pictures',
  wordsInPlace: 'words in place',
  blocks: 'Block',
  blocksInDom: 'Block, but for what pictures say',
  blockTexts: 'Text',
  blockPlaces: 'Position',
  blockColors: 'Color',
  inFlow: 'in the flow, not placed absolutely',
  semantic: 'drawn by elements with a meaning',
  survives: 'pages that survive 360, 768 and 1920 px',
  setsOnce: 'members of repeated sets that one component writes',
  isCheap: 'guide, code and assets in 300 ms of CPU',
  generationMs: 'CPU ms for guide, code and assets',
};
/** Of a page that could not be measured. */
export const NOTHING_REBUILT = Object.freeze(
  Object.fromEntries(Object.keys(REBUILD_METRICS).map((key) => [key, 0])),
) as RebuildScore;
const REBUILD_KEYS = Object.keys(REBUILD_METRICS) as RebuildMetric[];

/** A page that a browser rendered from the blueprint: at the size of the screenshot, and how it is built there and at other widths. */
export type Rebuilt = { raster: Raster; lines: readonly ShownLine[]; flow: Flow; others: readonly Flow[] };

/** Compares a rebuilt page with the screenshot and the texts of the page. */
export function scoreRebuild(
  truth: Truth,
  screenshot: Raster,
  { raster, lines, flow, others }: Rebuilt,
): PageRebuildScore {
  // Only words and places are compared.
  const texts = lines.map(({ text, box, words }) => ({
    text,
    box,
    words,
    fontSize: 0,
    fontWeight: 0,
    color: '#000000',
  }));
  const wanted = truth.texts.map(({ text, box, block, color }) => ({
    text,
    box: toBox(box),
    block,
    ...(color && { color }),
  }));
  return {
    ...scorePixels(truth, screenshot, raster),
    wordsInPlace: scoreTexts(truth, { texts }).textF1,
    ...scoreBlocks(wanted, lines, truth, createPicturePlaces(truth)),
    ...scoreFlow(flow, others),
  };
}

/** The mean of each figure over the pages that have it. */
export function meanRebuild(scores: readonly RebuildScore[]): Partial<Record<RebuildMetric, number>> {
  const mean: Partial<Record<RebuildMetric, number>> = {};
  for (const key of REBUILD_KEYS) {
    const value = meanOf(scores.map((score) => score[key]).filter((figure) => figure !== undefined));
    if (value !== undefined) mean[key] = value;
  }
  return mean;
}
