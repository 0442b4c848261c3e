import { colorDistance } from '@blueprompt/core/color/color-distance';
import { type DomElement, type DomFacts, DomLook, type DomMark, type DomText } from '@blueprompt/core/dom-facts';
import { FontFamily } from '@blueprompt/core/font-family';
import type { Element, Measurement, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { tallyRadii } from '../layout/spacing/tally-radii.ts';
import { listStyles } from '../page/styles/list-styles.ts';
import { describeTypography } from '../typography.ts';
import { type DomMatches, matchDom } from './match-dom.ts';

/** The measurement with what the running page says of its lines and boxes in place of the estimates; the rest of the facts follow. */
export function adoptDom(measurement: Measurement, facts: DomFacts): Measurement {
  if (!isOf(measurement, facts)) return measurement;
  const matches = matchDom(measurement, facts);
  const adopted = replaceMatched(
    measurement,
    matches,
    (line, text) => adoptText(line, text, facts.scale),
    (element, fact) => adoptElement(element, fact, facts.scale),
  );
  const { texts, elements, styles } = listStyles(adopted.texts, adopted.elements);
  return {
    ...adopted,
    texts,
    elements,
    styles,
    radii: tallyRadii(elements),
    typography: describeTypography(texts, elements),
  };
}

/** The measurement with the same estimates, which says of each line and box what it is and how it looks in the running page. */
export function markDom(measurement: Measurement, facts: DomFacts): Measurement {
  if (!isOf(measurement, facts)) return measurement;
  return replaceMatched(
    measurement,
    matchDom(measurement, facts),
    (line, text) => ({ ...line, dom: { ...toMark(text), look: DomLook.parse(text) } }),
    (element, fact) => ({ ...element, dom: { ...toMark(fact), look: DomLook.parse(fact) } }),
  );
}

/** A screenshot that was cut or scaled since has other places than the page; one inside a window too. */
const isOf = ({ image, frame }: Measurement, { width, height, scale }: DomFacts): boolean =>
  frame === undefined && image.width === Math.round(width * scale) && image.height === Math.round(height * scale);

const replaceMatched = (
  measurement: Measurement,
  matches: DomMatches,
  ofText: (line: TextLine, text: DomText) => TextLine,
  ofElement: (element: Element, fact: DomElement) => Element,
): Measurement => {
  const toElement = (element: Element): Element => {
    const fact = matches.elements.get(element);
    return fact ? ofElement(element, fact) : element;
  };
  return {
    ...measurement,
    texts: measurement.texts.map((line) => {
      const text = matches.texts.get(line);
      return text ? ofText(line, text) : line;
    }),
    elements: measurement.elements.map(toElement),
    ...(measurement.paints && { paints: measurement.paints.map(toElement) }),
  };
};

const toMark = ({ selector, role, family, href, alt }: DomMark): DomMark => ({
  selector,
  ...(role !== undefined && { role }),
  ...(family !== undefined && { family }),
  ...(href !== undefined && { href }),
  ...(alt !== undefined && { alt }),
});

const adoptText = (line: TextLine, text: DomText, scale: number): TextLine => {
  const { italic: _italic, underlined: _underlined, font, ...rest } = line;
  const family = FontFamily.safeParse(text.family);
  // An unknown family is kept in the mark: what the letters look like is then still the best one to draw with.
  const known = family.success ? { family: family.data, sure: true } : font && { ...font, sure: false };
  return {
    ...rest,
    fontSize: text.fontSize * scale,
    fontWeight: text.fontWeight,
    ...(known && { font: known }),
    ...(text.color && { color: text.color }),
    ...(text.italic && { italic: true }),
    ...(text.underlined && { underlined: true }),
    dom: toMark(text),
  };
};

/** An element's colour is on the picture only where nothing lies over it: what differs by more than this is covered. */
const MAX_COVERED_DISTANCE = 6;
const PICTURES = typesWith('graphic');

const adoptElement = (element: Element, fact: DomElement, scale: number): Element => {
  const { fill, border, radius } = element;
  const isFill =
    fill && fact.fill && !PICTURES.has(element.type) && colorDistance(fill, fact.fill) <= MAX_COVERED_DISTANCE;
  return {
    ...element,
    ...(isFill && { fill: fact.fill }),
    ...(border && fact.border && { border: { color: fact.border.color, width: fact.border.width * scale } }),
    ...(radius !== undefined && fact.radius !== undefined && { radius: fact.radius * scale }),
    dom: toMark(fact),
  };
};
