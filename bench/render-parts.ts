import type { FirstLoad } from './page/measure-first-load.ts';
import type { PaletteRow } from './rivals/compare-palettes.ts';
import { addSpeeds, type Cost, type Speed } from './rivals/compare-speed.ts';
import type { ServerLoad } from './server-load.ts';
import { renderCount } from './truth/render-count.ts';

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const share = (value: number | undefined) => value?.toFixed(3) ?? 'not installed';
const seconds = (value: number | undefined) => (value === undefined ? 'not installed' : `${value.toFixed(2)} s`);

export const renderPalettes = (rows: readonly PaletteRow[]): string =>
  table(
    ['', 'recall', 'precision', 'background', 'CPU a page'],
    rows.map(({ name, recall, precision, background, cpuSeconds }, index) => [
      name,
      share(recall),
      share(precision),
      share(background),
      `${seconds(cpuSeconds)}${index === 0 ? ', texts and boxes included' : ''}`,
    ]),
  );

const meanOf = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined;
};

/** Open pages by name, sealed ones as one sum. */
export const renderCost = (costs: readonly Cost[]): string => {
  const row = (name: string, { ours, tesseract, ratio }: Speed, of: readonly Cost[]): string[] => [
    name,
    seconds(ours),
    seconds(tesseract),
    ratio?.toFixed(2) ?? '–',
    share(meanOf(of.map(({ textF1 }) => textF1))),
    share(meanOf(of.map(({ tesseractF1 }) => tesseractF1))),
  ];
  const open = costs.filter(({ split }) => split === 'open');
  const sealed = costs.filter(({ split }) => split === 'sealed');
  return table(
    ['CPU', 'Blueprompt, everything', 'Tesseract, text alone', 'ratio', 'text F1', 'text F1 of Tesseract'],
    [
      ...open.map((cost) => row(cost.name, cost, [cost])),
      row(`**${renderCount(open.length, 'open page')}**`, addSpeeds(open), open),
      row(`**${renderCount(sealed.length, 'sealed page')}**`, addSpeeds(sealed), sealed),
      row('**together**', addSpeeds(costs), costs),
    ],
  );
};

export const renderLoad = ({ users, seconds: took, statuses, healthMs, historyMs, memoryMb }: ServerLoad): string =>
  table(
    ['', ''],
    [
      ['users served', `${statuses['200'] ?? 0} of ${users} in ${took} s`],
      ['told to come back first (429)', String(statuses['429'] ?? 0)],
      ['health meanwhile, median / 99 % / worst', `${healthMs.p50} / ${healthMs.p99} / ${healthMs.max} ms`],
      ['a history page meanwhile', `${historyMs.p50} / ${historyMs.p99} / ${historyMs.max} ms`],
      ['memory of all processes, before / peak', `${memoryMb.before} / ${memoryMb.peak} MB`],
    ],
  );

export const renderLoads = (loads: readonly FirstLoad[]): string =>
  table(
    ['page', 'requests', 'script', 'style', 'fonts', 'all', 'first paint', 'largest paint', 'layout shift'],
    loads.map((load) => [
      load.path,
      String(load.requests),
      ...[load.scriptKb, load.styleKb, load.fontKb, load.allKb].map((kb) => `${Math.round(kb)} kB`),
      ...[load.paintMs, load.largestPaintMs].map((ms) => `${Math.round(ms)} ms`),
      load.shift.toFixed(3),
    ]),
  );
