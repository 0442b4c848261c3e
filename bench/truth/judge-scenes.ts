import type { Pixels } from '@blueprompt/vision/contract';
import { decode } from '@blueprompt/vision/decode';
import { type Explanation, explainPixels } from '@blueprompt/vision/scene/explain/explain-pixels';
import { explainedShare } from '@blueprompt/vision/scene/explain/explained-share';
import { readTexts } from '@blueprompt/vision/text/read-texts';
import { ExpectedError } from './expected-error.ts';
import { renderCount } from './render-count.ts';
import { type CoverCounts, scoreCover } from './score/elements/score-cover.ts';
import { meanOf } from './score/figures.ts';
import { METRICS, type Metric } from './score/metrics.ts';
import { meanScore, type PageScore, scorePage } from './score/score-page.ts';
import { toSceneAnswer } from './to-scene-answer.ts';
import { loadTruthPage, type TruthPage } from './truth-pages.ts';

/** How well the scene of a page covers what is painted on it. */
type JudgedScene = { score: PageScore; cover: CoverCounts; painted: number; surfaces: number; cpuMs: number };

type Sides = Readonly<Record<'open' | 'sealed', readonly JudgedScene[]>>;

/** Explains the pages of both sides that are at hand; text is read first and not timed. */
export async function judgeScenes(pages: readonly TruthPage[]): Promise<Sides> {
  const sides: Record<'open' | 'sealed', JudgedScene[]> = { open: [], sealed: [] };
  const atHand = pages.filter(({ files }) => files);
  for (const [index, page] of atHand.entries()) {
    sides[page.split].push(await judgeScene(page));
    process.stderr.write(`${index + 1} of ${atHand.length} explained\n`);
  }
  return sides;
}

const judgeScene = async (page: TruthPage): Promise<JudgedScene> => {
  const { bytes, truth } = await loadTruthPage(page);
  const decoded = await decode(bytes);
  if (!decoded.ok) throw new ExpectedError(`${page.files?.picture} cannot be decoded: ${decoded.error.code}.`);
  const texts = await readTexts(decoded.pixels);
  const before = process.cpuUsage();
  const explanation = explainPixels(decoded.pixels, texts);
  const { user, system } = process.cpuUsage(before);
  const answer = toSceneAnswer(explanation);
  return {
    score: scorePage(truth, answer),
    cover: scoreCover(truth, answer),
    painted: paintedShare(decoded.pixels, explanation),
    surfaces: explanation.scene.items.length,
    cpuMs: (user + system) / 1000,
  };
};

/** Share of all pixels that the surfaces paint right; text, ink and pictures are the others. */
const paintedShare = (pixels: Pixels, explanation: Explanation): number => {
  const { scene, rests } = explanation;
  const left = rests.reduce((sum, { size }) => sum + size, 0) / (scene.width * scene.height);
  return Math.max(0, explainedShare(pixels, explanation) - left);
};

const PAINT: readonly Metric[] = ['fill', 'radius', 'border', 'shadow', 'gradient', 'pageBackground'];

/** The means of each side, and of each class the share that is covered. */
export function renderScenes(sides: Sides): string {
  const columns = Object.entries(sides);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cell = (value: number | undefined, digits = 3): string => value?.toFixed(digits) ?? '–';
  const row = (
    title: string,
    figureOf: (judged: readonly JudgedScene[]) => number | undefined,
    digits?: number,
  ): string => line([title, ...columns.map(([, judged]) => cell(figureOf(judged), digits))]);
  const heads = columns.map(([name, judged]) => `${name}, ${renderCount(judged.length, 'page')}`);
  const classes = new Map<string, number>();
  for (const [, judged] of columns)
    for (const { cover } of judged)
      for (const [type, { all }] of Object.entries(cover)) classes.set(type, (classes.get(type) ?? 0) + all);
  const covered = (judged: readonly JudgedScene[], type: string): string => {
    const counts = judged.flatMap(({ cover }) => cover[type] ?? []);
    const all = counts.reduce((sum, count) => sum + count.all, 0);
    return all === 0 ? '–' : `${(counts.reduce((sum, count) => sum + count.found, 0) / all).toFixed(3)} of ${all}`;
  };
  return [
    line(['figure', ...heads]),
    line(['---', ...heads.map(() => '---')]),
    row('pixels that surfaces paint', (judged) => meanOf(judged.map(({ painted }) => painted))),
    ...PAINT.map((metric) => row(METRICS[metric], (judged) => meanScore(judged.map(({ score }) => score))[metric])),
    row('surfaces a page', (judged) => meanOf(judged.map(({ surfaces }) => surfaces)), 0),
    row('CPU ms a page', (judged) => meanOf(judged.map(({ cpuMs }) => cpuMs)), 0),
    '',
    line(['class: true surfaces covered', ...heads]),
    line(['---', ...heads.map(() => '---')]),
    ...[...classes]
      .toSorted((a, b) => b[1] - a[1])
      .map(([type]) => line([type, ...columns.map(([, judged]) => covered(judged, type))])),
  ].join('\n');
}
