import { blue, green, pack, red } from '../../colour/rgb.ts';
import { bondLines, SAME_ODDS } from './bond-lines.ts';
import { colorCost, colorEntryCost, type InkEvidence } from './color-cost.ts';
import { findSiblings } from './find-siblings.ts';
import { findStretch, ownSize } from './find-stretch.ts';
import type { LineEvidence } from './line-evidence.ts';
import { settleLabels } from './settle-labels.ts';
import { sizeCost, sizeEntryCost, toSizeEvidence } from './size-cost.ts';
import { WEIGHTS, weightCost } from './weight-cost.ts';

type LineStyle = { fontSize: number; fontWeight: number; color: number };

/**
 * How many pairs' worth the bonds of one line weigh together at most. Chosen on the open truth pages: with more, siblings agree more often,
 * and what truly differs is lost more often; colours are measured so surely that their bonds may weigh more.
 */
const STRENGTH = { size: 4, weight: 2, color: 8 };

/** The style of each line of a page: few styles explain all of them, and lines that play the same part have the same. */
export function settleTextStyles(lines: readonly LineEvidence[]): LineStyle[] {
  const shares = sharesOf(lines);
  const looks = lines.map(({ text, paper }, index) => ({ letters: lettersOf(text), paper, share: shares[index]! }));
  const pairs = findSiblings(
    lines.map((line) => ({ box: line.box, text: line.text, size: line.readSize ?? line.fittedSize })),
  );
  const scale = scaleOf(lines);
  const stretches = findStretch(lines, scale);
  const stretchOf = lines.map(({ family }) => stretches.get(family)!);
  const measured = lines.map(toSizeEvidence);
  const sizes = settleLabels({
    own: lines.map((_, index) => ownSize(measured[index]!, stretchOf[index]!, scale).size),
    costOf: (index, size) => shares[index]! * sizeCost(measured[index]!, size, stretchOf[index]!),
    entryCost: (size) => sizeEntryCost(size, scale),
    bonds: bondLines(SAME_ODDS.size, pairs, looks, STRENGTH.size),
  });
  const colors = settleLabels({
    own: lines.map(({ ink }) => ink),
    costOf: (index, color) => shares[index]! * colorCost(lines[index]!, color),
    entryCost: colorEntryCost,
    bonds: bondLines(SAME_ODDS.color, pairs, looks, STRENGTH.color),
  });
  const weights = settleLabels({
    own: lines.map(ownWeight),
    costOf: (index, weight) => shares[index]! * (weightCost(lines[index]!, weight) + WEIGHTS.get(weight)!),
    entryCost: () => 1,
    bonds: bondLines(SAME_ODDS.weight, pairs, looks, STRENGTH.weight),
  });
  const inks = meanInks(lines, colors);
  return lines.map((_, index) => ({
    fontSize: sizes[index]!,
    fontWeight: weights[index]!,
    color: inks.get(colors[index]!) ?? colors[index]!,
  }));
}

/** The colour of the page that a word most likely has, or its own. */
export const snapColor = (word: InkEvidence, colors: readonly number[]): number => {
  let [best, least] = [word.ink, colorCost(word, word.ink) + colorEntryCost(word.ink)];
  for (const color of colors) {
    const cost = colorCost(word, color);
    if (cost < least) [best, least] = [color, cost];
  }
  return best;
};

const lettersOf = (text: string): string =>
  /\p{Ll}/u.test(text) ? 'small' : /\p{Lu}/u.test(text) ? 'capital' : 'digit';

/** Lines that say the same in the same look have the same pixels: together they are little more than one measurement. */
const sharesOf = (lines: readonly LineEvidence[]): number[] => {
  const keyOf = ({ text, ink, paper, box }: LineEvidence): string =>
    `${ink} ${paper} ${box.width} ${box.height} ${text}`;
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return lines.map((line) => 1 / Math.sqrt(counts.get(keyOf(line))!));
};

/** Text at two device pixels a CSS pixel is mostly larger than this. */
const LARGE_TEXT_PX = 21;

const scaleOf = (lines: readonly LineEvidence[]): number => {
  const sizes = lines.map(({ fittedSize, readSize }) => readSize ?? fittedSize).sort((a, b) => a - b);
  return (sizes[sizes.length >> 1] ?? 0) > LARGE_TEXT_PX ? 2 : 1;
};

const ownWeight = (line: LineEvidence): number => {
  let [best, least] = [400, Number.POSITIVE_INFINITY];
  for (const [weight, rarity] of WEIGHTS) {
    const cost = weightCost(line, weight) + rarity;
    if (cost < least) [best, least] = [weight, cost];
  }
  return best;
};

/** In a picture compressed with loss no line has the true colour: the mean of all that have it is nearest. */
const meanInks = (lines: readonly LineEvidence[], colors: readonly number[]): Map<number, number> => {
  const means = new Map<number, number>();
  if (!lines[0]?.isLossy) return means;
  for (const [color, members] of Map.groupBy(lines.keys(), (index) => colors[index]!)) {
    const letters = members.map((index) => Math.max(1, lines[index]!.text.length));
    const all = letters.reduce((sum, count) => sum + count, 0);
    const mean = (channel: (ink: number) => number): number =>
      Math.round(members.reduce((sum, index, at) => sum + channel(lines[index]!.ink) * letters[at]!, 0) / all);
    means.set(color, pack(mean(red), mean(green), mean(blue)));
  }
  return means;
};
