import { median } from '../../statistics.ts';
import { px } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { gapsAmong, tally } from '../look/measure-gaps.ts';
import type { Part } from '../look/page-index.ts';
import { columnWidths, rowPitch, rowSteps } from '../look/table-sizes.ts';
import { capital, propertyName, quotedLabel } from '../say/name-parts.ts';
import { fill, say } from '../say/phrases.ts';
import { PROPERTY_SENTENCES } from '../say/property-sentences.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask, Named } from './ask.ts';
import { answered, joined, joinReplies, listOf, notFound, unknown } from './compose.ts';
import { readFact } from './read-fact.ts';
import { replyProperty } from './reply-property.ts';
import { headsIn, tablesFor } from './reply-table.ts';
import { evenColumns } from './whole-page.ts';

const pixels = (value: number): string => `${px(value)} px`;

/** The columns of a table that a question names; all of them where it names none. */
const replyTableColumns = (ask: Ask): ChatAnswer | undefined => {
  const { language } = ask;
  const tables = tablesFor(ask);
  const named = tables
    .map((table) => ({ table, columns: headsIn(table, ask) }))
    .find(({ columns }) => columns.length > 0);
  const isOfTable = ask.mentions.some(({ type, within }) => type === 'table' || within?.type === 'table');
  const table = named?.table ?? (isOfTable ? tables[0] : undefined);
  if (!table) return undefined;
  const widths = columnWidths(table);
  const known = (named?.columns ?? table.heads.map((_, column) => column)).flatMap((column) => {
    const width = widths[column];
    return width === undefined ? [] : [{ head: table.heads[column]!, width }];
  });
  const [first] = known;
  if (!first) return undefined;
  const heads = known.map(({ head }) => head);
  const lines = known.map(({ head, width }) => `${quotedLabel(head)}: ${pixels(width)}`);
  const message =
    known.length > 1
      ? `${capital(propertyName('width', language))}:\n\n${listOf(lines, language, MAX_COLUMNS)}`
      : fill(PROPERTY_SENTENCES.width[language], { n: quotedLabel(first.head), v: pixels(first.width) });
  return answered(message, heads, language);
};

/** A wider table is read, not searched. */
const MAX_COLUMNS = 12;

/** "Which column is the widest?", where all of them were measured. */
export function replyWidestColumn(ask: Ask): ChatAnswer | undefined {
  const { language, tasks, properties } = ask;
  const isAsked =
    (tasks.has('biggest') || tasks.has('smallest')) &&
    properties.includes('columns') &&
    properties.every((property) => property === 'columns' || property === 'width');
  const [table] = isAsked ? tablesFor(ask) : [];
  if (!table) return undefined;
  const widths = columnWidths(table).flatMap((width) => width ?? []);
  if (widths.length < table.heads.length) return unknown(say(language, 'cannot'), ask);
  const best = tasks.has('biggest') ? Math.max(...widths) : Math.min(...widths);
  const head = table.heads[widths.indexOf(best)]!;
  return answered(
    fill(PROPERTY_SENTENCES.width[language], { n: quotedLabel(head), v: pixels(best) }),
    [head],
    language,
  );
}

/** The columns of a board, or of a table. */
const replyColumnSizes = (parts: readonly Part[], ask: Ask): ChatAnswer => {
  const { language, pages } = ask;
  const ofTable = ask.properties.includes('height') ? undefined : replyTableColumns(ask);
  if (ofTable) return ofTable;
  const isTable = parts.some(({ node }) => node.type === 'table');
  const columns = isTable || pages.length !== 1 ? [] : evenColumns(pages[0]!);
  if (columns.length < 2) return unknown(say(language, 'cannot'), ask);
  const [apart] = tally(gapsAmong(columns).horizontal);
  const gap = apart ? say(language, 'columns_apart', { v: pixels(apart.px) }) : '';
  const values = {
    count: columns.length,
    v: pixels(Math.round(median(columns.map(({ node }) => node.box.width)))),
    gap,
    where: '',
  };
  return answered(say(language, 'column_sizes', values), columns, language);
};

/** "How many columns are on the board?": a name that is no table means the layout. */
export function replyColumnCount(parts: readonly Part[], ask: Ask): ChatAnswer | undefined {
  const { language, properties, pages } = ask;
  const isCounted = properties.length === 1 && properties[0] === 'columns' && pages.length === 1;
  if (!isCounted || parts.some((part) => readFact('columns', part, language))) return undefined;
  const columns = evenColumns(pages[0]!);
  return columns.length > 1
    ? answered(say(language, 'columns', { v: columns.length, where: '' }), columns, language)
    : undefined;
}

/** Properties of the surfaces that columns are. */
const OF_SURFACES: ReadonlySet<Property> = new Set([
  'color',
  'background',
  'border',
  'radius',
  'shadow',
  'padding',
  'gap',
]);

/** "The background of the columns", "the gap between the columns": of those that the layout has. */
export function replyColumnsAs({ properties, ...ask }: Ask): ChatAnswer | undefined {
  const asked = properties.filter((property) => property !== 'columns');
  const isAsked = asked.length > 0 && asked.length < properties.length && asked.every((one) => OF_SURFACES.has(one));
  const [page, another] = ask.pages;
  if (!isAsked) return undefined;
  const columns = page && !another ? evenColumns(page) : [];
  // What the whole page has is not asked for.
  if (columns.length < 2) return unknown(say(ask.language, 'cannot'), { ...ask, properties });
  const own: Ask = { ...ask, properties: asked };
  const mention: Mention = { plural: true, places: [], from: 0, to: 0 };
  return joinReplies(
    asked.map((one) => (one === 'gap' ? replyColumnSizes([], own) : replyProperty(one, columns, mention, own))),
  );
}

/** From row to row of the tables of a page, and what holds them. */
const tableSteps = (ask: Ask): { steps: number[]; holders: Part[] } => {
  const [table] = tablesFor(ask);
  return table ? { steps: rowSteps(table).map(Math.round), holders: [table.holder] } : { steps: [], holders: [] };
};

/** "The table", and no other that the question calls by a name. */
const isAnyTable = ({ type, label, hint, active }: Mention): boolean =>
  type === 'table' && !(label || hint !== undefined || active);

/** With more heights than these there is no one height of a row. */
const MAX_ROW_HEIGHTS = 2;

/** The height of each row, or the width of each column; of the tables where nothing else is named. */
export function replyOneOfMany(named: readonly Named[], ask: Ask): ChatAnswer {
  const { language, properties, pages } = ask;
  const parts = named.flatMap((one) => one.parts);
  if (properties.includes('columns')) return replyColumnSizes(parts, ask);
  const [first] = named;
  const isTable = !first || isAnyTable(first.mention);
  if (first && parts.length === 0 && !isTable) return notFound(first.mention, ask);
  if (properties.includes('width')) return unknown(say(language, 'cannot'), ask);
  const tables = pages.flatMap((page) => page.parts.filter(({ node }) => node.type === 'table'));
  const roots = pages.flatMap((page) => page.parts.slice(0, 1));
  const holders = first ? parts : tables.length > 0 || tablesFor(ask).length > 0 ? tables : roots;
  const pitches = holders.flatMap((holder) => rowPitch(holder) ?? []);
  const [pitch] = tally(pitches);
  if (pitch && pitch.count === pitches.length)
    return answered(say(language, 'row_pitch', { v: pixels(pitch.px) }), holders, language);
  const read = isTable ? tableSteps(ask) : { steps: [], holders: [] };
  const heights = tally(read.steps);
  if (heights.length === 0 || heights.length > MAX_ROW_HEIGHTS) return unknown(say(language, 'cannot'), ask);
  if (heights.length === 1)
    return answered(say(language, 'row_pitch', { v: pixels(heights[0]!.px) }), read.holders, language);
  const v = joined(
    heights.map(({ px: height, count }) => `${pixels(height)} (${count}×)`),
    language,
  );
  return answered(say(language, 'row_pitches', { v }), read.holders, language);
}
