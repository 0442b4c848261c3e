import type { Measurement } from '../measurement.ts';
import { quoteText } from '../text/quote-text.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { chooseRanges } from '../widths/choose-breakpoints.ts';
import { findWidthChanges, type GroupChange, type WidthChanges } from '../widths/find-width-changes.ts';
import type { Leaf } from '../widths/list-leaves.ts';
import { counted, px } from './number-words.ts';

/** More of a kind than these are counted and not listed. */
const MAX_LISTED = { full: { texts: 12, groups: 24 }, concise: { texts: 3, groups: 4 } };
type Most = (typeof MAX_LISTED)['full'];

/** Types whose names are no nouns that can be counted. */
const WORDS: Readonly<Record<string, string>> = {
  progress: 'progress bar',
  select: 'select field',
  input: 'input field',
};

/** What changes on a page at each narrower width that was measured, and nothing that stays; the measurements are sorted from wide to narrow. */
export const writeWidths = (measurements: readonly Measurement[], detail: keyof typeof MAX_LISTED = 'full'): string => {
  const css = measurements.map(toCssPixels);
  const ranges = chooseRanges(measurements);
  return css
    .slice(1)
    .map((narrow, at) => {
      const range = ranges[at + 1]!;
      const lines = writeChanges(findWidthChanges(css[at]!, narrow), range.to!, MAX_LISTED[detail]);
      const height = px(narrow.image.height);
      return [
        `At ${range.width} px the page is ${height} px high; use this layout below ${range.to! + 1} px (\`@media (max-width: ${range.to}px)\`), full width from ${range.width} to ${range.to} px:`,
        ...(lines.length > 0 ? lines : ['Only line lengths change.']).map((line) => `- ${line}`),
      ].join('\n');
    })
    .join('\n\n');
};

const writeChanges = (changes: WidthChanges, to: number, most: Most): string[] => {
  const { groups, fontSizes, hidden, shown, margin } = changes;
  const more = groups.length - most.groups;
  return [
    ...(margin ? [`Page margins: ${px(margin.to)} px instead of ${px(margin.from)} px.`] : []),
    ...fontSizes
      .slice(0, most.groups)
      .map(({ from, to, texts }) => `Text of ${px(from)} px becomes ${px(to)} px: ${listTexts(texts, most)}.`),
    ...groups.slice(0, most.groups).map((group) => writeGroup(group, to)),
    ...(more > 0 ? [`${counted(more, 'more row')} with fewer items side by side.`] : []),
    ...writeLeaves('Hidden', hidden, most),
    ...writeLeaves('Shown only here', shown, most),
  ];
};

const writeGroup = ({ type, items, text, columns, steps, order }: GroupChange, most: number): string => {
  const what = `${type === 'group' ? 'Row' : `Row in the ${type}`}${text === undefined ? '' : ` that begins with ${quoteText(text)}`}`;
  const into = columns.to === 1 ? 'one below the other' : `${columns.to} in a row`;
  const from = columns.from === columns.to ? '' : ` instead of ${columns.from} in a row`;
  const moved = order ? `; order ${order.map((at) => at + 1).join(', ')}` : '';
  const again = steps
    .filter(({ from: room }) => room <= most)
    .map(({ count, from: room }) => `; ${count} in a row again once the row is at least ${px(room)} px wide`)
    .join('');
  return `${what} (${counted(items, 'item')}): ${into}${from}${again}${moved}.`;
};

const writeLeaves = (what: string, leaves: readonly Leaf[], most: Most): string[] => {
  const texts = leaves.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const named = leaves.filter(({ element, type }) => element !== undefined && type !== 'shape' && type !== 'divider');
  const kinds = [...Map.groupBy(named, ({ type }) => type)].map(([type, list]) =>
    counted(list.length, WORDS[type] ?? type),
  );
  const all = [...(texts.length > 0 ? [listTexts(texts, most)] : []), ...kinds];
  return all.length > 0 ? [`${what}: ${all.join('; ')}.`] : [];
};

const listTexts = (all: readonly string[], { texts: count }: Most): string => {
  const texts = [...new Set(all)];
  const more = texts.length - count;
  const listed = texts.slice(0, count).map(quoteText).join(', ');
  return more > 0 ? `${listed} and ${more} more` : listed;
};
