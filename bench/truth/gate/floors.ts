import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Judged } from '../judge-pages.ts';
import { loadJson } from '../load-json.ts';
import { f1Of } from '../score/figures.ts';
import { METRIC_KEYS, METRICS, type Metric } from '../score/metrics.ts';
import { meanScore, pooledClasses } from '../score/score-page.ts';

/** The pages of one half of the gate with what the engine reached on each, and what it must reach on all of them together. */
const Half = z.object({
  /** Mean of each figure, at least. */
  figures: z.record(z.string(), z.number()),
  /** F1 of each class over all pages together, at least. */
  classes: z.record(z.string(), z.number()),
  /** What each page reached when the floors were set: figures and classes by name, to tell where something was lost. */
  pages: z.record(z.string(), z.record(z.string(), z.number())),
});
export type Half = z.infer<typeof Half>;
const Floors = z.object({ own: Half, real: Half });
export type Floors = z.infer<typeof Floors>;

export const FLOORS_FILE = fileURLToPath(new URL('./floors.json', import.meta.url));

export const loadFloors = (file = FLOORS_FILE): Floors => loadJson(file, Floors);

/** How far a floor lies below what was reached: processors differ by less than a thousandth, and one element may go either way. */
const MARGIN = 0.01;
/** A class of fewer true and reported elements than this says nothing. */
const MIN_ELEMENTS = 5;
/** Pages that a broken floor names. */
const MAX_NAMED = 4;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const floorOf = (value: number, margin: number): number => Math.max(0, Math.floor((value - margin) * 1000) / 1000);

const figuresOf = ({ score }: Judged): Record<string, number> => {
  const classes = Object.entries(score.classes).flatMap(([name, counts]) => {
    const f1 = counts && f1Of(counts);
    return f1 === undefined ? [] : [[name, rounded(f1)] as const];
  });
  const figures = METRIC_KEYS.flatMap((key) => {
    const value = score[key];
    return value === undefined ? [] : [[key, rounded(value)] as const];
  });
  return Object.fromEntries([...figures, ...classes]);
};

/** Floors slightly below what was just reached. */
export function setFloors(judged: readonly Judged[]): Half {
  const scores = judged.map(({ score }) => score);
  const figures = Object.entries(meanScore(scores)).map(([key, value]) => [key, floorOf(value, MARGIN)] as const);
  const classes = Object.entries(pooledClasses(scores))
    .filter(([, { tp, fn }]) => tp + fn >= MIN_ELEMENTS)
    .map(([name, { tp, fp, fn, f1 }]) => [name, floorOf(f1, Math.max(MARGIN, 2 / (2 * tp + fp + fn)))] as const);
  return {
    figures: Object.fromEntries(figures),
    classes: Object.fromEntries(classes),
    pages: Object.fromEntries(judged.map((one) => [one.page.id, figuresOf(one)])),
  };
}

/** Every floor that was missed, in words that name the figure or class and the pages that lost most. */
export function missedFloors(judged: readonly Judged[], { figures, classes, pages }: Half): string[] {
  const scores = judged.map(({ score }) => score);
  const mean = meanScore(scores);
  const pooled = pooledClasses(scores);
  const losses = (name: string): string => {
    const lost = judged
      .map((one) => {
        // A page without the class loses nothing until something of the class is made up.
        const before = pages[one.page.id]?.[name] ?? 1;
        return { id: one.page.id, before, now: figuresOf(one)[name] ?? 1 };
      })
      .filter(({ before, now }) => now < before)
      .toSorted((a, b) => a.now - a.before - (b.now - b.before))
      .slice(0, MAX_NAMED);
    return lost.map(({ id, before, now }) => `${id} ${before.toFixed(2)} → ${now.toFixed(2)}`).join(', ');
  };
  const missed = (kind: string, name: string, now: number, floor: number): string[] =>
    now >= floor
      ? []
      : [`${kind} is ${now.toFixed(3)}, its floor ${floor.toFixed(3)}; most was lost on ${losses(name)}`];
  return [
    ...judged.filter(({ fault }) => fault).map(({ page, fault }) => `${page.id} was not measured: ${fault}`),
    ...Object.entries(figures).flatMap(([key, floor]) =>
      missed(METRICS[key as Metric] ?? key, key, mean[key as Metric] ?? 0, floor),
    ),
    ...Object.entries(classes).flatMap(([name, floor]) => missed(`class ${name}`, name, pooled[name]?.f1 ?? 0, floor)),
  ];
}
