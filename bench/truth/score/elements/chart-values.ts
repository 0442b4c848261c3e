import type { AnswerChart } from '../../answer.ts';
import type { TruthChart } from '../../truth.ts';

/** What a value that was not read at all is off by. */
const MISSED = 1;
const ROUND: ReadonlySet<string> = new Set(['pie', 'ring']);
const DRAWN_AS_LINE: ReadonlySet<string> = new Set(['line', 'area', 'sparkline']);

type Rows = readonly (readonly number[])[];

/** How far each true value is off, as a share of the axis and 1 at most; all are missed where nothing was read. */
export function valueErrors(truth: TruthChart, found: AnswerChart | undefined): number[] {
  const wanted = truth.series.map(({ values }) => values).filter((values) => values.length > 0);
  if (wanted.length === 0) return [];
  if (!found?.values.some((row) => row.length > 0)) return wanted.flat().map(() => MISSED);
  const { low, high, reported, scaled } = onOneScale(truth, wanted, found.values);
  const range = high - low || 1;
  const isLine = DRAWN_AS_LINE.has(truth.kind);
  const errorsOf = (row: readonly number[], other: readonly number[]): number[] =>
    row.map((value, index) => {
      const read = valueAt(other, index, row.length, isLine);
      return read === undefined ? MISSED : Math.min(MISSED, Math.abs(read - value) / range);
    });
  // Series come in any order: each true one takes the reported one that fits it best.
  const left = [...reported];
  return scaled.flatMap((row) => {
    const ranked = left
      .map((other, index) => ({ index, errors: errorsOf(row, other) }))
      .sort((a, b) => sum(a.errors) - sum(b.errors));
    const [best] = ranked;
    if (!best) return row.map(() => MISSED);
    left.splice(best.index, 1);
    return best.errors;
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A line may be read at other points than the data has: it is looked up where the value stands. Bars are counted. */
const valueAt = (row: readonly number[], index: number, count: number, isLine: boolean): number | undefined => {
  if (!isLine || row.length === count || row.length < 2 || count < 2) return row[index];
  const at = (index / (count - 1)) * (row.length - 1);
  const [before, after] = [row[Math.floor(at)], row[Math.ceil(at)]];
  if (before === undefined || after === undefined) return undefined;
  return before + (at - Math.floor(at)) * (after - before);
};

/**
 * Slices are shares of their whole, a gauge is a percentage. With an axis values are absolute. Without one nobody can read units: bars are scaled so that
 * the highest is the true one, lines so that the lowest is too.
 */
const onOneScale = (
  { kind, axis }: TruthChart,
  wanted: Rows,
  reported: Rows,
): { low: number; high: number; scaled: Rows; reported: Rows } => {
  if (ROUND.has(kind)) {
    const shares = (rows: Rows): Rows => rows.map((row) => row.map((value) => value / (sum(row) || 1)));
    return { low: 0, high: 1, scaled: shares(wanted), reported: shares(reported) };
  }
  if (kind === 'gauge') {
    const [empty, full] = axis ?? [0, 100];
    const scaled = wanted.map((row) => row.map((value) => (100 * (value - empty)) / (full - empty || 1)));
    return { low: 0, high: 100, scaled, reported };
  }
  const [least, most] = [Math.min(...wanted.flat()), Math.max(...wanted.flat())];
  if (axis) return { low: axis[0], high: axis[1], scaled: wanted, reported };
  const [lowest, highest] = [Math.min(...reported.flat()), Math.max(...reported.flat())];
  const isLine = DRAWN_AS_LINE.has(kind);
  const [from, foot] = isLine ? [lowest, least] : [0, 0];
  const factor = highest === from ? 1 : (most - foot) / (highest - from);
  return {
    low: Math.min(isLine ? least : 0, least),
    high: most,
    scaled: wanted,
    reported: reported.map((row) => row.map((value) => foot + (value - from) * factor)),
  };
};
