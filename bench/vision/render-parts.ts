import type { ServerLoad } from '../server-load.ts';
import type { FirstLoad } from '../web/measure-first-load.ts';
import type { PaletteRow } from './compare-palettes.ts';
import { addSpeeds, type Speed } from './compare-speed.ts';
import { meanRebuild, REBUILD_FIGURES, type Rebuild } from './judge-rebuilds.ts';

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const share = (value: number | undefined) => value?.toFixed(3) ?? 'not installed';
const seconds = (value: number | undefined) => (value === undefined ? 'not installed' : `${value.toFixed(2)} s`);

export const renderRebuilds = (rebuilds: readonly Rebuild[]): string => {
  const rows = [...rebuilds, { name: '**mean**', ...meanRebuild(rebuilds) }];
  return table(
    ['page', 'words in place, F1', 'pixels alike', 'Block', 'Text'],
    rows.map((row) => [row.name, ...REBUILD_FIGURES.map((figure) => share(row[figure]))]),
  );
};

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

export const renderCost = (
  speeds: readonly Speed[],
  first: { seconds: number; peakMb: number } | undefined,
  f1: { own: number | undefined; public: number | undefined },
): string =>
  [
    table(
      ['CPU', 'Blueprompt, everything', 'Tesseract, text alone', 'ratio'],
      [...speeds, { ...addSpeeds(speeds), name: '**all**' }].map(({ name, ours, tesseract, ratio }) => [
        name,
        seconds(ours),
        seconds(tesseract),
        ratio?.toFixed(2) ?? '–',
      ]),
    ),
    table(
      ['', ''],
      [
        ['text F1 of Tesseract on our own pages', share(f1.own)],
        ['text F1 of Tesseract on the public pages', share(f1.public)],
        ...(first
          ? [
              ['CPU of the first page, with loading the models', seconds(first.seconds)],
              ['peak memory of the process after our own pages', `${Math.round(first.peakMb)} MB`],
            ]
          : []),
      ],
    ),
  ].join('\n\n');

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
