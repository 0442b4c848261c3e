import { bottom, intersect, surround } from '../geometry.ts';
import type { Element, Measurement, TextLine, Word } from '../measurement.ts';
import { goesWithContent, linesOf } from './lines-of.ts';

/** Lines that share this much of the lower one's height are one visual line. */
const MIN_SHARED_HEIGHT = 0.5;

/** Two elements that are one: the first with the room and the words of both. */
export const mergeElements = (measurement: Measurement, element: Element, other: Element): Measurement => {
  const places = [linesOf(measurement, element), linesOf(measurement, other)] as const;
  const box = surround([element.box, other.box]);
  const texts = goesWithContent(element) ? joinRows(measurement.texts, ...places) : measurement.texts;
  const strangers = new Set(measurement.texts);
  for (const at of places.flat()) strangers.delete(measurement.texts[at]!);
  const said = texts.filter((line) => !strangers.has(line)).toSorted(inReadingOrder);
  const speaks = element.text !== undefined || other.text !== undefined;
  // What was measured of the pixels of the first alone is no longer true of both.
  const { print: _, tones: _tones, glyph: _glyph, name: _name, series: _series, chart: _chart, ...shape } = element;
  const { rows: _rows, columns: _columns, headers: _headers, filled: _filled, ...look } = shape;
  const whole: Element = {
    ...look,
    box,
    confidence: 1,
    ...(speaks && said.length > 0 && { text: said.map((line) => line.text).join(' ') }),
  };
  // Another box explains other pixels, so how much is explained is no longer known.
  const { explained: _share, residual: _unread, ...facts } = measurement;
  return {
    ...facts,
    texts,
    elements: facts.elements.flatMap((one) => {
      if (one.id === other.id) return [];
      return [one.id === element.id ? whole : one];
    }),
  };
};

const inReadingOrder = (a: TextLine, b: TextLine): number => (isOneRow(a, b) ? a.box.x - b.box.x : a.box.y - b.box.y);

const isOneRow = (a: TextLine, b: TextLine): boolean => {
  const shared = Math.min(bottom(a.box), bottom(b.box)) - Math.max(a.box.y, b.box.y);
  return shared >= MIN_SHARED_HEIGHT * Math.min(a.box.height, b.box.height);
};

/** Each line of the one becomes one with the line of the other that is beside it. */
const joinRows = (texts: readonly TextLine[], some: readonly number[], others: readonly number[]): TextLine[] => {
  const joined = new Map<number, TextLine>();
  const gone = new Set<number>();
  for (const a of some) {
    const b = others.find((at) => !gone.has(at) && isOneRow(texts[a]!, texts[at]!));
    if (b === undefined || intersect(texts[a]!.box, texts[b]!.box).width > 0) continue;
    const [left, right] = [texts[a]!, texts[b]!].toSorted((one, two) => one.box.x - two.box.x) as [TextLine, TextLine];
    joined.set(a, joinLines(left, right));
    gone.add(b);
  }
  return texts.flatMap((line, at) => (gone.has(at) ? [] : [joined.get(at) ?? line]));
};

/** One line of two, in the style of the left; words of the right keep what differs from it. */
const joinLines = (left: TextLine, right: TextLine): TextLine => {
  const word = (one: Word): Word => ({
    ...one,
    ...(one.color === undefined && right.color !== left.color && { color: right.color }),
    ...(one.fontWeight === undefined && right.fontWeight !== left.fontWeight && { fontWeight: right.fontWeight }),
  });
  return {
    ...left,
    text: `${left.text} ${right.text}`,
    box: surround([left.box, right.box]),
    words: [...left.words, ...right.words.map(word)],
    confidence: 1,
  };
};
