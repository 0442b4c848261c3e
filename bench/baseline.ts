import { readFileSync } from 'node:fs';
import type { Metric } from './truth/score/metrics.ts';

/** The committed figures that a run must not fall behind: shares at least, costs at most. */
export type Baseline = {
  open: Partial<Record<Metric, number>>;
  sealed: Partial<Record<Metric, number>>;
  most: { cpuAgainstTesseract: number; homeScriptKb: number; homeShift: number };
};

/** Reads bench/baseline.json. */
export const loadBaseline = (): Baseline =>
  JSON.parse(readFileSync(new URL('./baseline.json', import.meta.url), 'utf8')) as Baseline;

/** What a set of pages lost against its floors, in words. */
export const lossesOf = <Figure extends string>(
  name: string,
  mean: Partial<Record<Figure, number>>,
  floors: Partial<Record<Figure, number>>,
): string[] =>
  (Object.entries(floors) as [Figure, number][])
    .filter(([key, floor]) => (mean[key] ?? 0) < floor)
    .map(([key, floor]) => `${name}: ${key} ${(mean[key] ?? 0).toFixed(3)} is below its floor of ${floor}`);

/** What got dearer than the baseline allows, in words. */
export const excessOf = (name: string, value: number | undefined, most: number): string[] =>
  value !== undefined && value > most ? [`${name} ${value.toFixed(2)} is above its limit of ${most}`] : [];
