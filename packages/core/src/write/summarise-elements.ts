import type { ElementSummary } from '../analysis.ts';
import { chartKind, drawnColors } from '../chart-kind.ts';
import type { Element, Measurement } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import { cutShort } from '../text/cut-short.ts';
import { quoteText } from '../text/quote-text.ts';
import { counted, px, sizeOf } from './number-words.ts';
import { lookWords } from './tree/look-words.ts';

const MAX_KINDS = 4;
const MAX_NAMES = 24;
const MAX_TEXTS = 6;
const MAX_TEXT_CHARS = 32;

/** Nothing but words: what they say is the best account of them, and how large they are is told as typography. */
const ONLY_WORDS = typesWith('textual', 'breadcrumb');

/** What a chart shows is told in the prompt; here its colours are enough. */
const briefly = (element: Element): string[] => {
  const { series: _, chart, ...bare } = element;
  const colors = drawnColors(element);
  return [
    ...(chart ? [chartKind(chart, element.box.height)] : []),
    ...lookWords(bare),
    ...(colors.length > 0 ? [`drawn in ${colors.join(' ')}`] : []),
  ];
};

const nameWords = (elements: readonly Element[]): string[] => {
  const names = [...new Set(elements.flatMap(({ name }) => name ?? []))];
  return names.length > 0 ? [names.slice(0, MAX_NAMES).join(', ')] : [];
};

const textWords = (elements: readonly Element[]): string[] => {
  const texts = [...new Set(elements.flatMap(({ text }) => text?.trim() || []))];
  const shown = texts.slice(0, MAX_TEXTS).map((text) => quoteText(cutShort(text, MAX_TEXT_CHARS)));
  const rest = texts.length - shown.length;
  return shown.length > 0 ? [`${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`] : [];
};

const range = (values: readonly number[]): string => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high - low <= 2 ? px(low) : `${px(low)}–${px(high)}`;
};

const kindWords = (elements: readonly Element[]): string => {
  const first = elements[0]!;
  const size =
    elements.length === 1
      ? sizeOf(first.box)
      : `${range(elements.map((element) => element.box.width))} × ${range(elements.map((element) => element.box.height))}`;
  return [`${elements.length} of ${size}`, ...briefly(first)].join(', ');
};

const groupBy = (elements: readonly Element[], keyOf: (element: Element) => string): Map<string, Element[]> => {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const group = groups.get(keyOf(element));
    if (group) group.push(element);
    else groups.set(keyOf(element), [element]);
  }
  return groups;
};

/** What was found on the page, a line for each type of element, most frequent first. */
export const summariseElements = (measurement: Measurement): ElementSummary[] => {
  const types = groupBy(measurement.elements, ({ type }) => type);
  return [...types]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([type, elements]) => {
      const texts = textWords(elements);
      if (texts.length > 0 && ONLY_WORDS.has(elements[0]!.type))
        return { type, count: elements.length, details: texts[0]! };
      const looks = groupBy(elements, (element) => briefly(element).join());
      const kinds = [...looks.values()].sort((a, b) => b.length - a.length);
      const rest = kinds.length - MAX_KINDS;
      const details = [
        ...nameWords(elements),
        ...texts,
        ...kinds.slice(0, MAX_KINDS).map(kindWords),
        ...(rest > 0 ? [counted(rest, 'more variant')] : []),
      ].join('; ');
      return { type, count: elements.length, details };
    });
};
