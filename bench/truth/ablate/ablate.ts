import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../expected-error.ts';
import { READY_SETTING } from '../real/find-ready.ts';
import { renderCount } from '../render-count.ts';
import { METRICS, type Metric } from '../score/metrics.ts';
import type { TruthPage } from '../truth-pages.ts';
import { SHAPE_STAGES, STAGES, type Stage } from './stages.ts';

/** What the engine reaches, whole or with a stage left out. */
export type Worth = {
  figures: Partial<Record<Metric, number>>;
  classes: Record<string, number>;
  /** Pages that could not be measured at all. */
  faults: number;
};

const HOOK = new URL('./leave-out.ts', import.meta.url).href;
const CHILD = fileURLToPath(new URL('./judge-without.ts', import.meta.url));

export type AblateRun = {
  pages: readonly TruthPage[];
  /** A folder of ready pages; where missing, those that are found by themselves. */
  truth: string | undefined;
  /** A folder for what is read of each page. It must be a new one for each run: another engine reads other texts. */
  texts: string;
};

/** The stages of these names, or all; a name that is none stops with what there is. */
export function namedStages(names: readonly string[]): Stage[] {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown)
    throw new UsageError(`There is no stage ${unknown}. Stages: ${STAGES.map(({ name }) => name).join(', ')}.`);
  return STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** The engine over the pages in a process of its own, without the stage. */
export function judgeWithout({ pages, truth, texts }: AblateRun, stage?: Stage): Promise<Worth> {
  const replaysTexts = !stage || SHAPE_STAGES.includes(stage);
  const env = {
    ...process.env,
    ...(truth !== undefined && { [READY_SETTING]: truth }),
    BENCH_STAGE: stage?.name ?? '',
    BENCH_TEXTS: replaysTexts ? texts : '',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', HOOK, CHILD, ...pages.map(({ id }) => id)], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(out) as Worth);
      else reject(new Error(`The run without ${stage?.name ?? 'any stage left out'} ended with ${code}.`));
    });
  });
}

/** Differences smaller than this are not worth a line. */
const MIN_DIFFERENCE = 0.0005;

const points = (difference: number): string => {
  const tenths = Math.round(1000 * difference);
  return `${tenths < 0 ? '−' : '+'}${Math.abs(tenths / 10).toFixed(1)}`;
};

/** What a stage is worth: whole engine minus the engine without it, in hundredths, classes and figures with the largest differences first. */
export function renderWorth({ name }: Stage, whole: Worth, without: Worth): string {
  const list = (all: Record<string, number>, rest: Record<string, number>, label: (key: string) => string): string =>
    Object.keys(all)
      .map((key) => ({ key, difference: (all[key] ?? 0) - (rest[key] ?? 0) }))
      .filter(({ difference }) => Math.abs(difference) >= MIN_DIFFERENCE)
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
      .map(({ key, difference }) => `${label(key)} ${points(difference)}`)
      .join(', ') || '0';
  const figure = (key: Metric): string => points((whole.figures[key] ?? 0) - (without.figures[key] ?? 0));
  const others = Object.fromEntries(
    Object.entries(whole.figures).filter(([key]) => key !== 'elements' && key !== 'elementClasses'),
  );
  const faults = without.faults > 0 ? ` (${renderCount(without.faults, 'page')} not measured)` : '';
  return `| ${name}${faults} | ${figure('elements')} | ${figure('elementClasses')} | ${list(whole.classes, without.classes, (key) => key)} | ${list(others, without.figures, (key) => METRICS[key as Metric])} |`;
}

export const WORTH_HEAD =
  '| stage | elements F1 | with class | by class | other figures |\n| --- | --- | --- | --- | --- |';
