import { bottom, right } from '../../geometry.ts';
import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { inReadingOrder } from '../look/narrow-parts.ts';
import { levelWith } from '../look/neighbours.ts';
import type { Part } from '../look/page-index.ts';
import { type Cell, cellOf, type ReadTable, tablesOf } from '../look/read-table.ts';
import { recordOf } from '../look/record.ts';
import { nameOf, quotedLabel } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Ask, Named } from './ask.ts';
import { answered, joined, notFound } from './compose.ts';

/** More rows are counted, not read. */
const MAX_ROWS = 8;

const cellText = (texts: readonly Part[]): string => texts.map(({ label }) => label).join(' ');

/** A row is called by its first cell with a word in it, else by its first. */
const rowName = (row: readonly Part[][]): string => {
  const cells = row.map(cellText).filter(Boolean);
  return cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? cells[0] ?? '';
};

const rowWords = ({ heads, rows }: ReadTable, row: number, columns?: readonly number[]): string =>
  rows[row]!.flatMap((texts, column) =>
    texts.length > 0 && (!columns || columns.includes(column))
      ? [`${heads[column]!.label} ${quoteText(cellText(texts))}`]
      : [],
  ).join(', ');

/** Texts of the pages that say just these words, or have them among others. */
export const textsWith = (words: string, ask: Ask): Part[] => {
  const texts = ask.pages.flatMap(({ parts }) => parts.filter(({ node }) => node.kind === 'text'));
  const exact = texts.filter((part) => part.words === words);
  return exact.length > 0 ? exact : texts.filter((part) => ` ${part.words} `.includes(` ${words} `));
};

/** The words of the page that a question has, each as it stands there. */
const labelsIn = ({ question: { spans } }: Ask): string[] => [
  ...new Set(spans.flatMap((span) => (span.kind === 'label' ? [foldWords(span.value)] : []))),
];

/** What stands over the heads of a table, next to them. */
const titleOf = ({ holder, heads }: ReadTable): string => {
  const boxes = heads.map(({ node }) => node.box);
  const [top, left, end] = [
    Math.min(...boxes.map(({ y }) => y)),
    Math.min(...boxes.map(({ x }) => x)),
    Math.max(...boxes.map(right)),
  ];
  const above = holder.page.parts.filter(
    ({ node: { kind, box } }) => kind === 'text' && bottom(box) <= top && box.x < end && right(box) > left,
  );
  return above.sort((a, b) => bottom(b.node.box) - bottom(a.node.box))[0]?.words ?? '';
};

/** The tables of the pages; first those that a question calls by what they are headed. */
const tablesFor = (ask: Ask): ReadTable[] => {
  const tables = ask.pages.flatMap(tablesOf);
  const labels = labelsIn(ask);
  const isCalled = (table: ReadTable): boolean =>
    [table.holder.words, titleOf(table)].some((words) => labels.some((label) => ` ${words} `.includes(` ${label} `)));
  const called = tables.length > 1 ? tables.filter(isCalled) : [];
  return [...called, ...tables.filter((table) => !called.includes(table))];
};

/** "Row 5", "Zeile 5". */
const rowNumber = ({ question: { spans } }: Ask): number | undefined => {
  const at = spans.findIndex(
    (span, index) => span.kind === 'property' && span.value === 'rows' && isCount(spans[index + 1], spans[index - 1]),
  );
  const [next, before] = [spans[at + 1], spans[at - 1]];
  if (at < 0) return undefined;
  if (next?.kind === 'number') return next.value;
  return before?.kind === 'ordinal' ? before.value : undefined;
};

const isCount = (next: { kind: string } | undefined, before: { kind: string } | undefined): boolean =>
  next?.kind === 'number' || before?.kind === 'ordinal';

const headsIn = (table: ReadTable, labels: readonly string[], ask: Ask): number[] =>
  table.heads.flatMap((head, column) => {
    const isNamed =
      labels.includes(head.words) || ask.question.tokens.some(({ word }) => word.length > 2 && word === head.words);
    return isNamed ? [column] : [];
  });

/** What a table holds in the rows and below the heads that a question names. */
export function replyTable(ask: Ask): ChatAnswer | undefined {
  const { language } = ask;
  const tables = tablesFor(ask);
  if (tables.length === 0) return undefined;
  const number = rowNumber(ask);
  if (number !== undefined) {
    const [table] = tables;
    const at = number < 0 ? table!.rows.length + number : number - 1;
    if (!table!.rows[at]) return undefined;
    return answered(
      say(language, 'table_row', { count: at + 1, v: rowWords(table!, at) }),
      table!.rows[at]!.flat(),
      language,
    );
  }
  const labels = labelsIn(ask);
  for (const table of tables) {
    const columns = headsIn(table, labels, ask);
    const cells = labels
      .filter((label) => !columns.some((column) => table.heads[column]!.words === label))
      .map((label) => ({ label, found: textsWith(label, ask).flatMap((part) => cellOf(part, [table]) ?? []) }))
      .filter(({ found }) => found.length > 0);
    const said = replyRows(table, columns, cells, ask);
    if (said) return said;
  }
  return undefined;
}

const replyRows = (
  table: ReadTable,
  columns: readonly number[],
  cells: readonly { label: string; found: readonly Cell[] }[],
  ask: Ask,
): ChatAnswer | undefined => {
  const { language } = ask;
  const [first] = cells;
  if (!first) return undefined;
  const rows = [...new Set(first.found.map(({ row }) => row))].filter((row) =>
    cells.every(({ found }) => found.some((cell) => cell.row === row)),
  );
  const n = quoteText(cellText(table.rows[first.found[0]!.row]![first.found[0]!.column]!));
  if (rows.length === 1) {
    const row = table.rows[rows[0]!]!;
    const named = columns.filter((column) => row[column]!.length > 0);
    const asked = named.length > 0 ? named : row.map((_, column) => column);
    const v = rowWords(table, rows[0]!, asked);
    const found = asked.flatMap((column) => row[column]!);
    return answered(say(language, 'table_row_with', { n, count: rows[0]! + 1, v }), found, language);
  }
  if (rows.length === 0) return undefined;
  const names = rows.slice(0, MAX_ROWS).map((row) => {
    const wanted = columns.map((column) => cellText(table.rows[row]![column]!)).filter(Boolean);
    return quoteText([rowName(table.rows[row]!), ...wanted].join(' · '));
  });
  return answered(
    say(language, 'table_rows_with', { n, count: rows.length, v: names.join(', ') }),
    rows.flatMap((row) => table.rows[row]!.flat()),
    language,
  );
};

/** Parts that a row of a table may be called. */
const ROWS: ReadonlySet<string> = new Set(['thing', 'element', 'table', 'text', 'list']);

/** Properties that are asked for by the name of a column are in its cells: the price, the size, the colour of a product. */
const isOfCells = ({ question: { spans, tokens }, pages }: Ask): boolean => {
  const heads = pages.flatMap(tablesOf).flatMap((table) => table.heads.map(({ words }) => words));
  const asked = spans.filter((span) => span.kind === 'property' && span.value !== 'rows' && span.value !== 'value');
  return asked.every(({ from, to }) => {
    const words = tokens.slice(from, to).map(({ word }) => word);
    while (OF_WORDS.has(words.at(-1) ?? '')) words.pop();
    return words.length > 0 && heads.includes(words.join(' '));
  });
};

/** Words that lead from a property to what has it, in all languages: "price of" asks for the column "Price". */
const OF_WORDS: ReadonlySet<string> = new Set(
  'of for the von vom der des fur de du d del la da do das dos para por'.split(' '),
);

/** "Which articles are sold out?", "who is offline?": rows of a table, where a word of the question stands in them. */
export function replyRowsWith(ask: Ask): ChatAnswer | undefined {
  const { tasks, properties, mentions, formats } = ask;
  const isAsked =
    properties.length > 0 ||
    (['which', 'count', 'list'] as const).some((task) => tasks.has(task)) ||
    rowNumber(ask) !== undefined;
  const isOther = mentions.some(({ type, relation, active }) => (type && !ROWS.has(type)) || relation || active);
  if (!isAsked || isOther || formats.length > 0 || !isOfCells(ask)) return undefined;
  return replyTable(ask) ?? replyRowCount(ask);
}

/** "How many files are in the table?": whatever its rows are called. */
const replyRowCount = (ask: Ask): ChatAnswer | undefined => {
  const { language, mentions, strange, tasks } = ask;
  const isOfTable = mentions.some(({ type, within }) => type === 'table' || within?.type === 'table');
  const [table] = isOfTable && tasks.has('count') && strange.length > 0 ? tablesFor(ask) : [];
  if (!table) return undefined;
  return answered(say(language, 'table_size', { count: table.rows.length }), [table.holder], language);
};

/** The heads of a table, where its columns are asked for and not their number or width. */
export function replyHeads(ask: Ask): ChatAnswer | undefined {
  const { language, tasks, properties } = ask;
  const isOfTable = ask.mentions.some(({ type, within }) => type === 'table' || within?.type === 'table');
  const isAsked =
    properties.includes('columns') && (tasks.has('which') || tasks.has('list') || isOfTable) && !tasks.has('count');
  if (!isAsked || properties.some((property) => property !== 'columns' && property !== 'says')) return undefined;
  const [table] = tablesFor(ask);
  if (!table) return undefined;
  const v = joined(table.heads.map(quotedLabel), language);
  return answered(say(language, 'table_heads', { count: table.heads.length, v }), table.heads, language);
}

/** What lies above, below or beside a part. */
export function replyNeighbours({ mention, parts }: Named, targets: readonly Part[], ask: Ask): ChatAnswer {
  const { language } = ask;
  const v = joined(
    parts.map((part) => (part.node.kind === 'text' ? quotedLabel(part) : nameOf(part, language))),
    language,
  );
  if (targets.length === 0) return notFound(mention.within!, ask);
  if (parts.length === 0) return answered(say(language, 'nothing_there'), targets, language);
  const named = targets.slice(0, 2);
  // A name needs no article, and with it no other case; what has none is meant by "there".
  const isNamed = language === 'en' || named.every((part) => quotedLabel(part) !== '');
  const names = named.map((part) => (language === 'en' ? nameOf(part, language) : quotedLabel(part)));
  const phrase = isNamed ? mention.relation! : (`${mention.relation!}_it` as const);
  return answered(say(language, phrase, { n: joined(names, language), v }), parts, language);
}

/** What the page shows may be what was asked for and may not, and is said to be no more than that. */
export const asUnsure = (said: ChatAnswer, { language }: Ask): ChatAnswer =>
  said.state === 'unknown'
    ? said
    : { ...said, state: 'unknown', message: `${say(language, 'shown_unsure')}\n\n${said.message}` };

/** So much of one thing is read out. */
const MAX_SHOWN = 12;

/** What a page shows with the words of a question: in the row of a table, on the same line, or on the same card. */
export function replyShown(ask: Ask): ChatAnswer | undefined {
  const table = replyTable(ask);
  if (table) return table;
  const { language } = ask;
  const labels = labelsIn(ask).sort((a, b) => b.length - a.length);
  for (const label of labels) {
    const texts = inReadingOrder(textsWith(label, ask));
    const shown = texts.flatMap((part) => {
      const others = recordOf(part) ?? levelWith(part);
      return others.length > 0 && others.length <= MAX_SHOWN ? [{ part, others }] : [];
    });
    const [first] = shown;
    if (!first || shown.length > MAX_ROWS) continue;
    const message = shown
      .map(({ part, others }) =>
        say(language, 'shown_with', { n: quotedLabel(part), v: others.map(quotedLabel).join(', ') }),
      )
      .join('\n');
    const said = answered(
      message,
      shown.flatMap(({ part, others }) => [part, ...others]),
      language,
    );
    return ask.strange.length > 0 ? asUnsure(said, ask) : said;
  }
  return undefined;
}
