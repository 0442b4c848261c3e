import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadJson } from './truth/load-json.ts';
import { METRIC_KEYS } from './truth/score/metrics.ts';

const Shares = z.partialRecord(z.enum(METRIC_KEYS), z.number().min(0).max(1));

/** The committed figures that a run must not fall behind: shares at least, costs at most. */
const Baseline = z.strictObject({
  open: Shares,
  sealed: Shares,
  most: z.strictObject({ cpuAgainstTesseract: z.number(), homeScriptKb: z.number(), homeShift: z.number() }),
});
type Baseline = z.infer<typeof Baseline>;

const BASELINE_FILE = fileURLToPath(new URL('./baseline.json', import.meta.url));

/** Reads bench/baseline.json. */
export const loadBaseline = (file = BASELINE_FILE): Baseline => loadJson(file, Baseline);

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
