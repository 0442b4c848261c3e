import type { ValueAxis } from '@blueprompt/core/chart';
import { type Box, centreX, centreY, right } from '@blueprompt/core/geometry';
import type { Label } from './chart-labels.ts';
import { type Amount, parseAmounts, timesOf } from './parse-amount.ts';

/** Labels of an axis are aligned to within this, and stand beside their place on it to within that. In CSS pixels. */
const MAX_MISALIGNED = 7;
const MAX_OFF_PLACE = 2.6;
/** A grid line this close to a label is the place that it means, in CSS pixels. */
const ON_LINE = 5;
/** Two numbers may stand in a row by chance. */
const MIN_LABELS = 3;
/** More labels than an axis has: what is further is not looked at. */
const MAX_MARKS = 80;

type Mark = Amount & { at: number; edges: number[]; box: Box };

/** The scale of the labels with numbers beside a chart: `lying` where it runs from left to right. */
export const readValueAxis = (
  labels: readonly Label[],
  isLying: boolean,
  lines: readonly number[],
  scale: number,
): { values: ValueAxis; labels: Box[] } | undefined => {
  const marks = labels
    .flatMap(({ text, box }) =>
      parseAmounts(text).map((amount) => ({
        ...amount,
        box,
        value: amount.value * timesOf(amount.suffix),
        ...placeOf(box, isLying),
      })),
    )
    .slice(0, MAX_MARKS);
  let best: Mark[] = [];
  for (const a of marks)
    for (const b of marks) {
      if (b.at - a.at < 6 * scale || a.value === b.value || !isAligned(a, b, scale)) continue;
      const perPx = (b.value - a.value) / (b.at - a.at);
      const on = marks.filter(
        (mark) =>
          isAligned(a, mark, scale) &&
          Math.abs(a.at + (mark.value - a.value) / perPx - mark.at) <= MAX_OFF_PLACE * scale,
      );
      if (on.length > best.length) best = on;
    }
  if (best.length < MIN_LABELS) return undefined;
  const values = fit(best.map((mark) => ({ ...mark, at: onLine(mark.at, lines, scale) })));
  return values && { values, labels: best.map(({ box }) => box) };
};

const placeOf = (box: Box, isLying: boolean): Pick<Mark, 'at' | 'edges'> =>
  isLying
    ? { at: centreX(box), edges: [centreY(box)] }
    : { at: centreY(box), edges: [box.x, right(box), centreX(box)] };

const isAligned = (a: Mark, b: Mark, scale: number): boolean =>
  a.edges.some((edge, index) => Math.abs(edge - b.edges[index]!) <= MAX_MISALIGNED * scale);

const onLine = (at: number, lines: readonly number[], scale: number): number =>
  lines.find((line) => Math.abs(line - at) <= ON_LINE * scale) ?? at;

/** The line that all labels fit best. */
const fit = (marks: readonly Mark[]): ValueAxis | undefined => {
  const n = marks.length;
  const meanAt = marks.reduce((sum, { at }) => sum + at, 0) / n;
  const meanValue = marks.reduce((sum, { value }) => sum + value, 0) / n;
  let [spread, both] = [0, 0];
  for (const { at, value } of marks) {
    spread += (at - meanAt) ** 2;
    both += (at - meanAt) * (value - meanValue);
  }
  const values = [...new Set(marks.map(({ value }) => value))].sort((a, b) => a - b);
  const steps = values.slice(1).map((value, index) => value - values[index]!);
  const step = steps.sort((a, b) => a - b)[steps.length >> 1];
  if (spread === 0 || both === 0 || step === undefined) return undefined;
  const shown = marks.find(({ prefix, suffix }) => prefix !== '' || suffix !== '') ?? marks[0]!;
  // Labels that mix `500` and `1k` are reported in full.
  const times = timesOf(shown.suffix);
  const isShared = times === 1 || marks.every(({ suffix, value }) => suffix === shown.suffix || value === 0);
  const by = isShared ? times : 1;
  const perPx = both / spread;
  return {
    at: meanAt,
    value: meanValue / by,
    perPx: perPx / by,
    step: step / by,
    prefix: shown.prefix,
    suffix: times === 1 || isShared ? shown.suffix : '',
  };
};
