/** What was found, what was reported and is not there, and what was missed: pages are pooled by adding these up. */
export type Counts = { tp: number; fp: number; fn: number };

/** Nothing where there was nothing to find and nothing was reported. */
export function f1Of({ tp, fp, fn }: Counts): number | undefined {
  const all = 2 * tp + fp + fn;
  return all === 0 ? undefined : (2 * tp) / all;
}

/** Nothing where the page has nothing of the kind. */
export function shareOf<T>(all: readonly T[], holds: (item: T) => boolean): number | undefined {
  return all.length === 0 ? undefined : all.filter(holds).length / all.length;
}

export function meanOf(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
