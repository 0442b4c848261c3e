import type { Correction } from '../correction.ts';
import { area } from '../geometry.ts';
import type { Element, Hex, Measurement, StyleSheet, TextLine } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import { buildPageTree } from '../tree/build-page-tree.ts';
import { withParents } from '../tree/with-parents.ts';
import { correctLine } from './correct-line.ts';
import { correctPalette } from './correct-palette.ts';
import { goesWithContent, holdsMiddle, linesOf } from './lines-of.ts';
import { mergeElements } from './merge-elements.ts';

type Change = Extract<Correction, { kind: 'change' }>;

const SPEAKING = typesWith('speaking', 'textual');

/** One correction; what is about an element that is not there changes nothing. What follows from it comes after the last, with `followUp`. */
export const applyCorrection = (measurement: Measurement, correction: Correction): Measurement => {
  const find = (wanted: string) => measurement.elements.find(({ id }) => id === wanted);
  const element = find(correction.element);
  if (!element) return measurement;
  switch (correction.kind) {
    case 'delete':
      return dropElement(measurement, element);
    case 'merge': {
      const other = find(correction.other);
      return other && other !== element ? mergeElements(measurement, element, other) : measurement;
    }
    case 'change':
      return changeElement(measurement, element, correction);
  }
};

const dropElement = (measurement: Measurement, element: Element): Measurement => {
  const withContent = goesWithContent(element);
  const gone = new Set(withContent ? linesOf(measurement, element) : []);
  // What is not there explains nothing, so how much is explained is no longer known.
  const { explained: _, residual: _unread, ...facts } = measurement;
  return {
    ...facts,
    texts: facts.texts.filter((_line, at) => !gone.has(at)),
    elements: facts.elements.filter(({ id, parent }) => id !== element.id && !(withContent && parent === element.id)),
  };
};

const changeElement = (measurement: Measurement, element: Element, change: Change): Measurement => {
  let next = measurement;
  if (change.fill) next = fillElement(next, element, change.fill);
  if (change.color) next = colorElement(next, element, change.color);
  if (change.type) next = retypeElement(next, element, change.type);
  // The last: lines without words are no longer there, and the others have other places.
  if (change.lines) next = rewordElement(next, element, change.lines);
  return next;
};

const withElement = (measurement: Measurement, id: string, toNext: (element: Element) => Element): Measurement => ({
  ...measurement,
  elements: measurement.elements.map((element) => (element.id === id ? toNext(element) : element)),
});

const shareOf = ({ image }: Measurement, { box }: Element): number => area(box) / (image.width * image.height);

const fillElement = (measurement: Measurement, element: Element, to: Hex): Measurement => {
  const { fill: from } = element;
  const lines = new Set(linesOf(measurement, element));
  const painted = withElement(measurement, element.id, ({ gradient: _, style: _style, ...rest }) => ({
    ...rest,
    fill: to,
  }));
  const texts = painted.texts.map((line, at) =>
    lines.has(at) || (line.background === from && holdsMiddle(element, line.box)) ? { ...line, background: to } : line,
  );
  return correctPalette({ ...painted, texts }, { from, to, role: 'surface', share: shareOf(measurement, element) });
};

const colorElement = (measurement: Measurement, element: Element, to: Hex): Measurement => {
  const share = 0;
  if (element.ink) {
    const drawn = withElement(measurement, element.id, (icon) => ({ ...icon, ink: to }));
    return correctPalette(drawn, { from: element.ink, to, role: 'other', share });
  }
  const lines = new Set(linesOf(measurement, element));
  const before = new Set(measurement.texts.filter((_, at) => lines.has(at)).map(({ color }) => color));
  const texts = measurement.texts.map((line, at) => (lines.has(at) ? recolorLine(line, to) : line));
  return [...before].reduce((next, from) => correctPalette(next, { from, to, role: 'text', share }), {
    ...measurement,
    texts,
  });
};

const recolorLine = ({ style: _, ...line }: TextLine, color: Hex): TextLine => ({
  ...line,
  color,
  words: line.words.map(({ color: _own, ...word }) => word),
});

/** What speaks says what is written in it, also where it was taken for something that does not. */
const retypeElement = (measurement: Measurement, { id }: Element, type: Element['type']): Measurement =>
  withElement(measurement, id, (element) => {
    const said = linesOf(measurement, element).map((at) => measurement.texts[at]!.text);
    const isMute = element.text === undefined && SPEAKING.has(type) && said.length > 0;
    return { ...element, type, confidence: 1, ...(isMute && { text: said.join(' ') }) };
  });

/** What the lines at these places say now; what is more than was measured stands in the last of them. */
const sayLines = (places: readonly number[], given: readonly string[]): Map<number, string> =>
  new Map(
    places.map((at, index) => {
      const said = index === places.length - 1 ? given.slice(index).join(' ') : (given[index] ?? '');
      return [at, said.trim().replace(/\s+/g, ' ')];
    }),
  );

/** Everything that says one of the lines says the new one: the element, what holds it, and the head of a table. */
const rewordElement = (measurement: Measurement, element: Element, given: readonly string[]): Measurement => {
  const said = sayLines(linesOf(measurement, element), given);
  const changed = measurement.texts.flatMap((from, at) => {
    const to = said.get(at);
    return to === undefined || to === from.text ? [] : [{ from, to }];
  });
  const own = [...said.values()].filter(Boolean).join(' ');
  return {
    ...measurement,
    texts: measurement.texts.flatMap((line, at) => {
      const to = said.get(at) ?? line.text;
      if (to === line.text) return [line];
      return to === '' ? [] : [correctLine(line, to)];
    }),
    elements: measurement.elements.map((one) => {
      if (one.id === element.id && one.text !== undefined) return { ...one, text: own || undefined };
      return changed
        .filter(({ from }) => holdsMiddle(one, from.box))
        .reduce((next, { from, to }) => sayInstead(next, from.text, to), one);
    }),
  };
};

const sayInstead = ({ text, headers, ...element }: Element, from: string, to: string): Element => {
  // A replacement as a function: signs such as $& are words of the page.
  const said = text
    ?.replace(from, () => to)
    .replace(/\s+/g, ' ')
    .trim();
  return {
    ...element,
    ...(said && { text: said }),
    ...(headers && { headers: headers.map((header) => (header === from ? to : header)) }),
  };
};

/** What follows from the lists: the tree, who holds whom, and how many have each style. */
export const followUp = ({ tree: _, ...facts }: Measurement): Measurement => {
  const tree = buildPageTree(facts);
  const styles = facts.styles && countStyles(facts.styles, facts);
  return {
    ...facts,
    version: 2,
    elements: withParents(facts.elements, tree),
    ...(styles && { styles }),
    tree,
  };
};

const countStyles = (styles: StyleSheet, { texts, elements }: Measurement): StyleSheet => {
  const recount = <T extends { id: string; count: number }>(
    list: readonly T[],
    users: readonly { style?: string | undefined }[],
  ): T[] =>
    list
      .map((style) => ({ ...style, count: users.filter((user) => user.style === style.id).length }))
      .filter(({ count }) => count > 0);
  return { text: recount(styles.text, texts), surface: recount(styles.surface, elements) };
};
