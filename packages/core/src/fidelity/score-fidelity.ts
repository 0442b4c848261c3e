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

/** What a reader notices most weighs most; the four add up to 1. */
const WEIGHT = { text: 0.3, position: 0.25, color: 0.2, structure: 0.25 };
/** A rebuilt box counts as the measured one from this overlap on. */
const SAME_BOX = 0.8;

/** Scores a rendered blueprint against the facts of its screenshot. */
export const scoreFidelity = (measurement: Measurement, rendered: RenderedPage): Fidelity => {
  const matches = matchLines(measurement.texts, rendered.lines);
  const parts = {
    text: scoreText(matches),
    position: scorePosition(matches),
    color: rendered.pictures ? scoreAreas(rendered.pictures) : scoreColor(matches),
    structure: rendered.pictures ? scorePictures(rendered.pictures) : scoreBoxes(measurement.elements, rendered),
  };
  const overall =
    WEIGHT.text * parts.text.score +
    WEIGHT.position * parts.position.score +
    WEIGHT.color * parts.color.score +
    WEIGHT.structure * parts.structure.score;
  return { ...parts, overall: oneDecimal(overall) };
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const part = (share: number, why: string): FidelityPart => ({ score: oneDecimal(100 * share), why });
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const scoreText = (matches: readonly LineMatch[]): FidelityPart => {
  if (matches.length === 0) return part(1, 'The screenshot holds no text.');
  const likeness = matches.map((match) => textLikeness(match.measured.text, match.text));
  const exact = likeness.filter((value) => value === 1).length;
  return part(mean(likeness), `${exact} of ${matches.length} lines stand in it as they were read.`);
};

const scorePosition = (matches: readonly LineMatch[]): FidelityPart => {
  if (matches.length === 0) return part(1, 'The screenshot holds no text to place.');
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
      : `Lines stand ${oneDecimal(mean(found))} px from their measured place on average, ${oneDecimal(Math.max(...found))} px at most.`;
  return part(mean(shares), why);
};

const scoreColor = (matches: readonly LineMatch[]): FidelityPart => {
  if (matches.length === 0) return part(1, 'The screenshot holds no text to colour.');
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
  return part(share, `The two pictures are ${oneDecimal(100 * share)} % alike in light and dark, photos included.`);
};

const scoreBoxes = (elements: readonly Element[], rendered: RenderedPage): FidelityPart => {
  const boxes = elements.filter((element) => element.fill !== undefined || element.border !== undefined);
  if (boxes.length === 0) return part(1, 'The screenshot holds no boxes.');
  const shares = boxes.map((element) => {
    const same = rendered.boxes.filter(({ box }) => overlap(box, element.box) >= SAME_BOX);
    if (same.length === 0) return 0;
    const fill = element.fill;
    if (fill === undefined) return 1;
    return Math.max(...same.map((box) => (box.fill ? 1 - Math.min(100, colorDistance(box.fill, fill)) / 100 : 0.5)));
  });
  const placed = shares.filter((share) => share > 0).length;
  return part(mean(shares), `${placed} of ${boxes.length} boxes stand in place with their fill.`);
};
