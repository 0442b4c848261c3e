import type { DomElement, DomFacts, DomText } from '@blueprompt/core/dom-facts';
import { textLikeness } from '@blueprompt/core/fidelity/text-likeness';
import { area, type Box, bottom, centreY, intersect, overlap } from '@blueprompt/core/geometry';
import { createBandLookup } from '@blueprompt/core/lookup/band-lookup';
import type { Element, Measurement, TextLine } from '@blueprompt/core/measurement';

/** What was measured, and what the page says of it. */
export type DomMatches = { texts: Map<TextLine, DomText>; elements: Map<Element, DomElement> };

/** A line and a text of the page are one where this share of the line lies in the text's box, and they read alike. */
const MIN_LINE_SHARE = 0.6;
const MIN_LIKENESS = 0.7;
/** A box and an element are one from this overlap on: a pixel of anti-aliasing a side is less. */
const MIN_OVERLAP = 0.8;

/** Finds for every line and box of a measurement the text or element of the running page that stands there. */
export function matchDom(measurement: Measurement, facts: DomFacts): DomMatches {
  const { scale } = facts;
  const inPixels = <Fact extends { box: Box }>(fact: Fact): Fact => ({ ...fact, box: scaled(fact.box, scale) });
  const textsNear = createBandLookup(facts.texts.map(inPixels));
  const elementsNear = createBandLookup(facts.elements.map(inPixels));
  const texts = new Map<TextLine, DomText>();
  for (const line of measurement.texts) {
    const match = best(textsNear(line.box.y, bottom(line.box)), (text) => likenessOf(line, text));
    if (match) texts.set(line, match);
  }
  const elements = new Map<Element, DomElement>();
  for (const element of [...measurement.elements, ...(measurement.paints ?? [])]) {
    const near = elementsNear(centreY(element.box) - 1, centreY(element.box) + 1);
    const match = best(near, (other) => {
      const shared = overlap(element.box, other.box);
      return shared >= MIN_OVERLAP ? shared : 0;
    });
    if (match) elements.set(element, match);
  }
  return { texts, elements };
}

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

const letters = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** 0 where they are not one; a line may be a part of a text, or hold it beside others. */
const likenessOf = (line: TextLine, text: DomText): number => {
  const share = area(intersect(line.box, text.box)) / Math.max(1, Math.min(area(line.box), area(text.box)));
  if (share < MIN_LINE_SHARE) return 0;
  const [read, real] = [letters(line.text), letters(text.text)];
  const isPart = read !== '' && real.includes(read);
  const likeness = isPart ? 1 : textLikeness(read, real);
  return likeness >= MIN_LIKENESS ? share + likeness : 0;
};

/** The last of the best: what lies further in comes later in the page, and is what shows. */
const best = <Fact>(candidates: readonly Fact[], scoreOf: (fact: Fact) => number): Fact | undefined => {
  let found: Fact | undefined;
  let most = 0;
  for (const candidate of candidates) {
    const score = scoreOf(candidate);
    if (score > 0 && score >= most) [found, most] = [candidate, score];
  }
  return found;
};
