import { type Box, bottom, centreX, centreY, contains, right, surround } from '@blueprompt/core/geometry';
import type { TextLine, Word } from '@blueprompt/core/measurement';

/** What is read with less confidence than this in a chart, or beside one of its colours, is a piece of the drawing. */
export const MIN_SURE = 0.8;
/** Higher words are rows of bars as often as headlines, in CSS pixels. */
export const MAX_WORD = 56;
/** How far from a chart its labels stand, in CSS pixels. */
const REACH = { x: 110, y: 70 };
/** Words further apart than this, in sizes of their font, are labels of their own. */
const APART = 0.55;

/** How far under a chart the names of its points stand, in CSS pixels. */
const UNDER = 36;

/** How far into the box of a chart the labels of its axis may stand, in CSS pixels. */
const AXIS_REACH = 60;

export type Label = { text: string; box: Box; words: Word[]; confidence: number };

/** The labels in and around a chart, in the card that it stands in: words of a line that stand close together. */
export const findLabels = (
  texts: readonly TextLine[],
  { x, y, width, height }: Box,
  scale: number,
  within: Box | undefined,
): Label[] =>
  texts
    .filter(
      ({ box }) =>
        (within === undefined || contains(within, box, 2 * scale)) &&
        centreX(box) > x - REACH.x * scale &&
        centreX(box) < x + width + REACH.x * scale &&
        centreY(box) > y - REACH.y * scale &&
        centreY(box) < y + height + REACH.y * scale,
    )
    .flatMap(splitLine);

/** The words in a chart; what is read with little confidence are bars and pieces of lines. */
export const wordsIn = (chart: Box, texts: readonly TextLine[], scale: number): Box[] =>
  texts
    .filter(({ confidence }) => confidence >= MIN_SURE)
    .flatMap((line) => line.words.map(({ box }) => box))
    .filter((box) => box.height <= MAX_WORD * scale && contains(chart, box, 4));

/** Words of a line that stand apart are labels of their own. */
export const splitLine = ({ words, text, box, fontSize, confidence }: TextLine): Label[] => {
  if (words.length < 2) return [{ text, box, words, confidence }];
  const groups: (typeof words)[] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    if (last && word.box.x - right(last.box) <= APART * fontSize) groups.at(-1)!.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({
    text: group.map((word) => word.text).join(' '),
    box: surround(group.map((word) => word.box)),
    words: group,
    confidence,
  }));
};

/** Labels under a plot whose drawing ends at `foot`, of one row: the one with the most, then the nearest. */
export const labelsUnder = (
  labels: readonly Label[],
  plot: Box,
  scale: number,
  foot: number = bottom(plot),
): Label[] => {
  const under = labels.filter(
    ({ box }) =>
      box.y >= bottom(plot) - 4 * scale &&
      box.y <= foot + UNDER * scale &&
      centreX(box) > plot.x - 24 * scale &&
      centreX(box) < right(plot) + 24 * scale,
  );
  return largest(under, ({ box }) => centreY(box), 4 * scale).sort((a, b) => centreX(a.box) - centreX(b.box));
};

/** Labels left of a chart that end on one line. */
export const labelsLeft = (labels: readonly Label[], plot: Box, scale: number): Label[] => {
  const left = labels.filter(
    ({ box }) =>
      right(box) <= plot.x + 4 * scale &&
      centreY(box) > plot.y - 12 * scale &&
      centreY(box) < bottom(plot) + 12 * scale,
  );
  return largest(left, ({ box }) => right(box), 6 * scale).sort((a, b) => centreY(a.box) - centreY(b.box));
};

/** Labels that may be those of the axis with the values: beside the chart, or under it where its bars lie. */
export const labelsOfAxis = (labels: readonly Label[], plot: Box, isLying: boolean, scale: number): Label[] =>
  labels.filter(({ box }) => {
    const [x, y] = [centreX(box), centreY(box)];
    if (isLying) return y > bottom(plot) - 4 * scale || y < plot.y + 4 * scale;
    const isLevel = y > plot.y - 16 * scale && y < bottom(plot) + 16 * scale;
    return isLevel && (x < plot.x + AXIS_REACH * scale || x > right(plot) - AXIS_REACH * scale);
  });

const largest = (labels: readonly Label[], placeOf: (label: Label) => number, near: number): Label[] => {
  let best: Label[] = [];
  for (const one of labels) {
    const same = labels.filter((other) => Math.abs(placeOf(other) - placeOf(one)) <= near);
    if (same.length > best.length) best = same;
  }
  return best;
};
