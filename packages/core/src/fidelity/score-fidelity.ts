import { colorDistance } from '../color/color-distance.ts';
import { centreX, centreY, overlap } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { lineCentre } from '../text/line-centre.ts';
import type { Fidelity, FidelityPart } from './fidelity.ts';
import { type LineMatch, matchLines } from './match-lines.ts';
import type { RenderedPage } from './rendered-page.ts';
import { sameColourShare } from './same-colour-share.ts';
import { structuralSimilarity } from './structural-similarity.ts';
import { textLikeness } from './text-likeness.ts';

/** Text weighs least, since it is compared with our own reading of the pixels; shares of those parts that there are. */
const WEIGHT: Record<FidelityPartName, number> = {
  text: 0.15,
  position: 0.2,
  color: 0.25,
  structure: 0.2,
  explained: 0.2,
};
/** A rebuilt box counts as the measured one from this overlap on. */
const SAME_BOX = 0.8;

type FidelityPartName = keyof Omit<Fidelity, 'overall'>;

/** Scores a rendered blueprint against the facts of its screenshot. */
export const scoreFidelity = (measurement: Measurement, rendered: RenderedPage): Fidelity => {
  const matches = matchLines(measurement.texts, rendered.lines);
  const { explained } = measurement;
  const parts = {
    text: scoreText(matches),
    position: scorePosition(matches),
    color: rendered.pictures ? scoreAreas(rendered.pictures) : scoreColor(matches),
    structure: rendered.pictures ? scorePictures(rendered.pictures) : scoreBoxes(measurement.elements, rendered),
    ...(explained !== undefined && { explained: scoreExplained(explained) }),
  };
  return { ...parts, overall: oneDecimal(weigh(parts)) };
};

const weigh = (parts: Omit<Fidelity, 'overall'>): number => {
  let [sum, weights] = [0, 0];
  for (const [name, weight] of Object.entries(WEIGHT)) {
    const score = parts[name as FidelityPartName]?.score;
    if (score === undefined) continue;
    sum += weight * score;
    weights += weight;
  }
  return sum / weights;
};

/** Rounded down: nothing is left over only where all is explained. */
const scoreExplained = (share: number): FidelityPart => {
  const percent = Math.floor(1000 * share) / 10;
  const rest = oneDecimal(100 - percent);
  return {
    score: percent,
    why:
      rest === 0
        ? 'Every pixel of the screenshot was accounted for.'
        : `${rest} % of the pixels were not accounted for.`,
  };
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const part = (share: number, why: string): FidelityPart => ({ score: oneDecimal(100 * share), why });
const nothing = (why: string): FidelityPart => ({ ...part(1, why), nothing: true });
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const scoreText = (matches: readonly LineMatch[]): FidelityPart => {
  if (matches.length === 0) return nothing('The screenshot has no text.');
  const likeness = matches.map((match) => textLikeness(match.measured.text, match.text));
  const exact = likeness.filter((value) => value === 1).length;
  return part(mean(likeness), `${exact} of ${matches.length} lines reproduced.`);
};

const scorePosition = (matches: readonly LineMatch[]): FidelityPart => {
  if (matches.length === 0) return nothing('The screenshot has no text to place.');
  const offsets = matches.map(({ measured, box }) =>
    box
      ? Math.hypot(centreX(box) - centreX(measured.box), centreY(box) - lineCentre(measured))
      : Number.POSITIVE_INFINITY,
  );
  // A line that is off by its own font size stands where the next word or line should be: worth nothing.
  const shares = offsets.map((offset, index) => Math.max(0, 1 - offset / matches[index]!.measured.fontSize));
  const found = offsets.filter(Number.isFinite);
  const why =
    found.length === 0
      ? 'No line was found in its place.'
      : `Average offset ${oneDecimal(mean(found))} px, ${oneDecimal(Math.max(...found))} px at most.`;
  return part(mean(shares), why);
};

const scoreColor = (matches: readonly LineMatch[]): FidelityPart => {
  if (matches.length === 0) return nothing('The screenshot has no text to colour.');
  const distances = matches.map(({ measured, color }) => (color ? colorDistance(measured.color, color) : 100));
  const same = distances.filter((distance) => distance < VISIBLE).length;
  return part(
    mean(distances.map((distance) => Math.max(0, 1 - distance / 100))),
    `${same} of ${matches.length} lines have the measured colour.`,
  );
};
/** Below this distance two colours look the same. */
const VISIBLE = 2;

const scoreAreas = ({ screenshot, blueprint }: NonNullable<RenderedPage['pictures']>): FidelityPart => {
  const share = sameColourShare(screenshot, blueprint);
  return part(share, `${oneDecimal(100 * share)} % of the area has the colour of the screenshot, photos included.`);
};

const scorePictures = (pictures: NonNullable<RenderedPage['pictures']>): FidelityPart => {
  const share = structuralSimilarity(pictures.screenshot, pictures.blueprint);
  return part(share, `${oneDecimal(100 * share)} % structural match, photos included.`);
};

const scoreBoxes = (elements: readonly Element[], rendered: RenderedPage): FidelityPart => {
  const boxes = elements.filter((element) => element.fill !== undefined || element.border !== undefined);
  if (boxes.length === 0) return part(1, 'The screenshot has no boxes.');
  const shares = boxes.map((element) => {
    const same = rendered.boxes.filter(({ box }) => overlap(box, element.box) >= SAME_BOX);
    if (same.length === 0) return 0;
    const fill = element.fill;
    if (fill === undefined) return 1;
    return Math.max(...same.map((box) => (box.fill ? 1 - Math.min(100, colorDistance(box.fill, fill)) / 100 : 0.5)));
  });
  const placed = shares.filter((share) => share > 0).length;
  return part(mean(shares), `${placed} of ${boxes.length} boxes in place with their fill.`);
};
