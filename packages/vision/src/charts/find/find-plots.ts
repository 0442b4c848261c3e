import { area, type Box, bottom, centreX, centreY, contains, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { type Label, splitLine } from '../labels/chart-labels.ts';
import { parseAmounts, timesOf } from '../labels/parse-amount.ts';
import type { Mark } from './list-marks.ts';

/** Numbers of one axis are aligned to within this, and at even steps to within that, in CSS pixels. */
const ALIGNED = 4;
const UNEVEN = 2.5;
/** Numbers differ by the same amount to within this share of it. */
const MAX_STRAY = 0.02;
/** Two numbers may follow each other by chance. */
const MIN_LABELS = 3;
/** So many numbers of the page are looked at below the first of an axis. */
const MAX_NUMBERS = 300;
/** Labels of an axis are this far apart at least and at most, in CSS pixels. */
const STEP = { min: 12, max: 160 };
/** How far it is from the numbers to what is drawn, and from one thing that is drawn to the next, in CSS pixels. */
const MAX_GAP = 80;
/** So many lines that end at the same place are a grid. */
const MIN_GRID = 2;
/** How far above the highest number and below the lowest something of the plot may reach, in CSS pixels. */
const MAX_OVERSHOOT = 10;
/** The smallest plot, in CSS pixels. */
const MIN_WIDE = 60;

type Number = { value: number; label: Label };

/** Plots beside a column of numbers that grow upwards at even steps: what is drawn to the right or left of it. */
export function findPlots(
  texts: readonly TextLine[],
  marks: readonly Mark[],
  cards: readonly Box[],
  scale: number,
): Box[] {
  return findAxes(texts, scale).flatMap((axis) => plotBeside(axis, marks, cards, scale));
}

/** A column of numbers from the highest to the lowest, and where the plot beside it may end. */
type Axis = { box: Box; foot: number };

const findAxes = (texts: readonly TextLine[], scale: number): Axis[] => {
  const numbers = texts
    .flatMap(splitLine)
    .flatMap((label): Number[] =>
      parseAmounts(label.text).map(({ value, suffix }) => ({ value: value * timesOf(suffix), label })),
    )
    .toSorted((a, b) => centreY(a.label.box) - centreY(b.label.box));
  const axes: Number[][] = [];
  const used = new Set<Label>();
  numbers.forEach((first, at) => {
    if (used.has(first.label)) return;
    const under = numbers
      .slice(at + 1, at + 1 + MAX_NUMBERS)
      .filter(({ value, label }) => value < first.value && isAligned(first.label.box, label.box, scale));
    for (const second of under.slice(0, 6)) {
      const step = centreY(second.label.box) - centreY(first.label.box);
      if (step < STEP.min * scale || step > STEP.max * scale) continue;
      const axis = goOn(first, second, under, scale);
      if (axis.length < MIN_LABELS) continue;
      axes.push(axis);
      for (const { label } of axis) used.add(label);
      return;
    }
  });
  return axes.map((axis) => {
    const box = surround(axis.map(({ label }) => label.box));
    const [first, second, last] = [axis[0]!, axis[1]!, axis.at(-1)!];
    const step = centreY(second.label.box) - centreY(first.label.box);
    // The nought at the foot, a single sign, is often not read.
    const hasFoot = Math.abs(last.value) < (first.value - second.value) / 2;
    return { box, foot: bottom(box) + (hasFoot ? 0 : step) };
  });
};

/** The first two say how far the others are apart and by how much they differ; one may be missing. */
const goOn = (first: Number, second: Number, under: readonly Number[], scale: number): Number[] => {
  const start = centreY(first.label.box);
  const fall = first.value - second.value;
  const axis = [first, second];
  let [step, missed] = [centreY(second.label.box) - start, 0];
  for (let times = 2; missed < 2; times++) {
    const next = under.find(
      ({ value, label }) =>
        Math.abs(centreY(label.box) - start - times * step) <= UNEVEN * scale &&
        Math.abs(first.value - value - times * fall) <= MAX_STRAY * fall,
    );
    // Labels stand on whole pixels: the more of them, the better their step is known.
    if (next) step = (centreY(next.label.box) - start) / times;
    if (next) axis.push(next);
    missed = next ? 0 : missed + 1;
  }
  return axis;
};

const isAligned = (a: Box, b: Box, scale: number): boolean =>
  [right(a) - right(b), a.x - b.x, centreX(a) - centreX(b)].some((off) => Math.abs(off) <= ALIGNED * scale);

/** What is drawn on the level of an axis: from its numbers to the end of its grid, or as long as one thing follows another. */
const plotBeside = ({ box: axis, foot }: Axis, marks: readonly Mark[], cards: readonly Box[], scale: number): Box[] => {
  const [top, lowest] = [axis.y - MAX_OVERSHOOT * scale, foot + MAX_OVERSHOOT * scale];
  const card = cards
    .filter((one) => contains(one, axis, scale))
    .reduce<Box | undefined>((least, one) => (!least || area(one) < area(least) ? one : least), undefined);
  const level = marks.filter(
    ({ box }) => box.y >= top && bottom(box) <= lowest && (!card || contains(card, box, scale)),
  );
  const reach = (sign: 1 | -1): Box[] => {
    const [from, startOf, endOf] =
      sign > 0 ? [right(axis), (box: Box) => box.x, right] : [-axis.x, (box: Box) => -right(box), (box: Box) => -box.x];
    const beside = level
      .filter(({ box }) => startOf(box) >= from - 3 * scale)
      .toSorted((a, b) => startOf(a.box) - startOf(b.box));
    const first = beside[0];
    if (!first || startOf(first.box) - from > MAX_GAP * scale) return [];
    const grid = beside.filter(
      ({ box, isRule }) => isRule && box.width >= MIN_WIDE * scale && startOf(box) - from <= MAX_GAP * scale,
    );
    const ends = grid.map(({ box }) => endOf(box));
    const last = ends.find((end) => ends.filter((other) => Math.abs(other - end) <= 3 * scale).length >= MIN_GRID);
    const taken: Box[] = [];
    let end = from;
    for (const { box } of beside) {
      if (startOf(box) - end > MAX_GAP * scale || (last !== undefined && endOf(box) > last + MAX_OVERSHOOT * scale))
        continue;
      taken.push(box);
      end = Math.max(end, endOf(box));
    }
    return taken.length === 0 ? [] : [surround(taken)];
  };
  // The numbers mostly stand on the left.
  const plot = [...reach(1), ...reach(-1)].find(({ width }) => width >= MIN_WIDE * scale);
  if (!plot) return [];
  const [y, end] = [
    Math.min(plot.y, axis.y + MAX_OVERSHOOT * 0.5 * scale),
    Math.max(bottom(plot), bottom(axis) - MAX_OVERSHOOT * 0.5 * scale),
  ];
  return [{ ...plot, y, height: end - y }];
};
