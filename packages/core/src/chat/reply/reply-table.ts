import { bottom, centreY, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { MONEY, quantitiesOf } from '../look/money.ts';
import { isActive } from '../look/odd-one.ts';
import { type Part, partsInside } from '../look/page-index.ts';
import { type Cell, cellOf, type ReadTable, tableAt, tablesOf } from '../look/read-table.ts';
import { FIGURE } from '../look/record.ts';
import { quotedLabel } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import { LANGUAGES } from '../words/language.ts';
import { PROPERTY_WORDS, type Property } from '../words/property-words.ts';
import { isSameWord } from '../words/same-word.ts';
import type { Ask } from './ask.ts';
import { answered, firstOf, joined, unknown } from './compose.ts';
import { readFact } from './read-fact.ts';

/** More rows are counted, not read. */
export const MAX_ROWS = 8;

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
export const labelsIn = ({ question: { spans } }: Ask): string[] => [
  ...new Set(spans.flatMap((span) => (span.kind === 'label' ? [foldWords(span.value)] : []))),
];

/** What stands over the heads of a table, next to them; of its headings the nearest. */
const titleOf = ({ holder, heads }: ReadTable, isTitle = ({ node: { kind } }: Part) => kind === 'text'): string => {
  const boxes = heads.map(({ node }) => node.box);
  const [top, left, end] = [
    Math.min(...boxes.map(({ y }) => y)),
    Math.min(...boxes.map(({ x }) => x)),
    Math.max(...boxes.map(right)),
  ];
  const above = holder.page.parts.filter(
    (part) => isTitle(part) && bottom(part.node.box) <= top && part.node.box.x < end && right(part.node.box) > left,
  );
  return above.sort((a, b) => bottom(b.node.box) - bottom(a.node.box))[0]?.words ?? '';
};

const headingOf = (table: ReadTable): string => titleOf(table, ({ node: { type } }) => type === 'heading');

/** The tables of the pages; first those that a question calls by what they are headed. */
export const tablesFor = (ask: Ask): ReadTable[] => {
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

export const headsIn = (table: ReadTable, ask: Ask): number[] => {
  const labels = labelsIn(ask);
  return table.heads.flatMap((head, column) => {
    const isNamed =
      labels.includes(head.words) ||
      ask.question.tokens.some(({ word }) => word.length > 2 && isSameWord(head.words, word)) ||
      ask.properties.some((property) => isHeadOf(head.words, property));
    return isNamed ? [column] : [];
  });
};

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
    const columns = headsIn(table, ask);
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
    // "Which post has the status Draft?" knows the status.
    const given = new Set(cells.flatMap(({ found }) => found.map(({ column }) => column)));
    const named = columns.filter((column) => row[column]!.length > 0 && !given.has(column));
    const asked = named.length > 0 ? named : row.map((_, column) => column);
    const v = rowWords(table, rows[0]!, asked);
    const found = asked.flatMap((column) => row[column]!);
    // "How many nodes does it have?": a cell without a figure, which was not read, does not tell.
    if (ask.tasks.has('count') && named.length > 0 && !/\d/.test(v)) return unknown(say(language, 'cannot'), ask);
    return answered(say(language, 'table_row_with', { n, count: rows[0]! + 1, v }), found, language);
  }
  if (rows.length === 0) return undefined;
  const names = rows.slice(0, MAX_ROWS).map((row) => {
    const wanted = columns.map((column) => cellText(table.rows[row]![column]!)).filter(Boolean);
    return quoteText([...new Set([rowName(table.rows[row]!), ...wanted])].join(' · '));
  });
  return answered(
    say(language, 'table_rows_with', { n, count: rows.length, v: names.join(', ') }),
    rows.flatMap((row) => table.rows[row]!.flat()),
    language,
  );
};

/** Properties that things have as well as what is drawn, by the words that a column for them is headed with. */
const HEAD_WORDS: ReadonlyMap<Property, ReadonlySet<string>> = new Map(
  (['size', 'price', 'color'] as const).map((property) => [
    property,
    new Set(LANGUAGES.flatMap((language) => PROPERTY_WORDS[property][language].split(', ').map(foldWords))),
  ]),
);

/** "Price", "Costs a month": a head that is a word for the property, or has one in it where parts themselves have no such property. */
const isHeadOf = (head: string, property: Property): boolean => {
  const words = HEAD_WORDS.get(property);
  const isOfThings = property === 'price';
  return words !== undefined && (words.has(head) || (isOfThings && head.split(' ').some((word) => words.has(word))));
};

/** Parts that a row of a table may be called. */
const ROWS: ReadonlySet<string> = new Set(['thing', 'element', 'table', 'text', 'list']);

/** Properties that are asked for by the name of a column are in its cells: the price, the size, the colour of a product. */
const isOfCells = ({ question: { spans, tokens }, pages }: Ask): boolean => {
  const heads = pages.flatMap(tablesOf).flatMap((table) => table.heads.map(({ words }) => words));
  const asked = spans.filter((span) => span.kind === 'property' && span.value !== 'rows' && span.value !== 'value');
  return asked.every((span) => {
    const { from, to } = span;
    const words = tokens.slice(from, to).map(({ word }) => word);
    while (OF_WORDS.has(words.at(-1) ?? '')) words.pop();
    while (words.length > 1 && ASKING.test(words[0]!)) words.shift();
    const isHead = span.kind === 'property' && heads.some((head) => isHeadOf(head, span.value));
    return words.length > 0 && (isHead || heads.includes(words.join(' ')));
  });
};

/** Words that lead from a property to what has it, in all languages: "price of" asks for the column "Price". */
const OF_WORDS: ReadonlySet<string> = new Set(
  'of for the von vom der des fur de du d del la da do das dos para por'.split(' '),
);

/** "What type": the question word is no part of the head. */
const ASKING = /^(?:what|which|welche[rsnm]?|quel(?:le)?s?|que|cual(?:es)?|qual|quais)$/;

/** "Last name of Isabella": the head of a column and a cell of a row are all that is named. */
const isOfCell = (ask: Ask): boolean =>
  tablesFor(ask).some((table) => {
    const heads = headsIn(table, ask).map((column) => table.heads[column]!.words);
    const others = labelsIn(ask).filter((label) => !heads.includes(label));
    return heads.length > 0 && others.some((label) => textsWith(label, ask).some((part) => cellOf(part, [table])));
  });

/** "Which articles are sold out?", "who is offline?": rows of a table, where a word of the question stands in them. */
export function replyRowsWith(ask: Ask): ChatAnswer | undefined {
  const { tasks, properties, mentions, formats } = ask;
  const isAsked =
    properties.length > 0 ||
    (['which', 'count', 'list'] as const).some((task) => tasks.has(task)) ||
    rowNumber(ask) !== undefined ||
    isOfCell(ask);
  const heads = tablesFor(ask).flatMap((table) => headsIn(table, ask).map((column) => table.heads[column]!.words));
  // "The progress of the second job" asks for the column of that name, not for a bar.
  const isHead = ({ from, to }: { from: number; to: number }): boolean =>
    ask.question.tokens.slice(from, to).some(({ word }) => heads.includes(word)) && isOfCell(ask);
  const isOther = mentions.some(
    (mention) => (mention.type && !ROWS.has(mention.type) && !isHead(mention)) || mention.relation || mention.active,
  );
  // Which one is chosen is written in no cell.
  const isChosen =
    tasks.has('active') && !properties.includes('rows') && !mentions.some(({ label, active }) => label && !active);
  if (!isAsked || isOther || isChosen || formats.length > 0 || !isOfCells(ask)) return undefined;
  return replyTable(ask) ?? replyTickedRows(ask) ?? replyRowCount(ask);
}

const TICKS: ReadonlySet<string> = typesWith('tick');

/** "How many rows are ticked?", "which are not?": the rows whose box is so. */
const replyTickedRows = (ask: Ask): ChatAnswer | undefined => {
  const { language, tasks, properties, mentions } = ask;
  const isChosen = tasks.has('active') !== tasks.has('inactive');
  if (!isChosen || properties.length !== 1 || properties[0] !== 'rows' || mentions.length > 0) return undefined;
  const isOn = tasks.has('active') !== tasks.has('without');
  for (const { holder, rows } of tablesFor(ask)) {
    const ticks = partsInside(holder).filter(({ node }) => TICKS.has(node.type));
    const boxed = rows.flatMap((row) => {
      const tick = ticks.find((one) => row.flat().some((cell) => isLevel(cell, one)));
      return tick ? [{ name: rowName(row), tick }] : [];
    });
    const found = boxed.filter(({ tick }) => isActive(tick) === isOn);
    // Of a box in a colour it is not known that it is empty.
    const isSure = isOn || found.every(({ tick }) => readFact('value', tick, language));
    if (boxed.length < rows.length || found.length === 0 || !isSure) continue;
    const names = found.flatMap(({ name }) => (name === '' ? [] : [quoteText(name)]));
    const v = names.length > 0 ? `: ${firstOf(names, MAX_ROWS, language)}` : '';
    const parts = found.map(({ tick }) => tick);
    return answered(`${found.length}${v}.`, parts, language);
  }
  return undefined;
};

/** Two parts are in one row where the middle of one lies in the other. */
const isLevel = ({ node: { box } }: Part, { node: { box: other } }: Part): boolean =>
  box.y <= centreY(other) && bottom(box) >= centreY(other);

/** "How many files are in the table?", "how many rows are there?": whatever its rows are called. */
const replyRowCount = (ask: Ask): ChatAnswer | undefined => {
  const { language, mentions, strange, tasks, properties } = ask;
  const isOfTable = mentions.some(({ type, within }) => type === 'table' || within?.type === 'table');
  const isOfRows = mentions.length === 0 && properties.length === 1 && properties[0] === 'rows';
  const isChosen = tasks.has('active') || tasks.has('inactive');
  // "How many users are there?" of a table that is headed so.
  const isTitled = (one: ReadTable): boolean =>
    mentions.length === 1 && !mentions[0]!.type && !mentions[0]!.within && labelsIn(ask).includes(headingOf(one));
  const isAsked = tasks.has('count') && !isChosen;
  // "How many files are listed?", of a table whose rows are headed "File".
  const words = labelsIn(ask).concat(strange);
  const isOfNames = ({ heads: [head] }: ReadTable): boolean =>
    words.length === 1 && mentions.every(({ type, within }) => !type && !within) && isSameWord(head!.words, words[0]!);
  const table = isAsked
    ? tablesFor(ask).find((one) => (isOfTable && strange.length > 0) || isOfRows || isTitled(one) || isOfNames(one))
    : undefined;
  const whole = table && tableAt(table.holder);
  if (!whole) return undefined;
  return answered(say(language, 'table_size', { count: whole.rows.length }), [whole.holder], language);
};

/** A column of numbers has one in so many of its rows. */
const MIN_NUMBERED_SHARE = 0.6;

/** What each row says in a column; of a share and what it is a share of the share. */
const textsIn = ({ rows }: ReadTable, column: number): string[] =>
  rows.map((row) => (row[column]!.find(({ label }) => FIGURE.test(label)) ?? row[column]![0])?.label ?? '');

const isNumbered = (texts: readonly string[]): boolean =>
  texts.filter((text) => /\d/.test(text)).length >= MIN_NUMBERED_SHARE * texts.length;

/** The columns that a question names; where it asks for what costs most, the one with prices. */
const rankedColumns = (table: ReadTable, ask: Ask): number[] => {
  // "Which project has the highest cost?" names the column of the projects too.
  const named = headsIn(table, ask).filter((column) => isNumbered(textsIn(table, column)));
  if (named.length > 0 || !(ask.tasks.has('dearest') || ask.tasks.has('cheapest'))) return named;
  const priced = table.heads.flatMap((_, column) =>
    table.rows.every((row) => MONEY.test(cellText(row[column]!))) ? [column] : [],
  );
  return priced.length === 1 ? priced : [];
};

/** "Who has the highest salary?", "which server costs the most?": the rows with the largest or smallest number in a column. */
export function replyTopRows(ask: Ask): ChatAnswer | undefined {
  const { language, tasks, mentions, properties } = ask;
  const isMost = tasks.has('biggest') || tasks.has('dearest');
  const isLeast = tasks.has('smallest') || tasks.has('cheapest');
  const isOther = mentions.some(({ type, relation }) => (type && !ROWS.has(type)) || relation);
  if (isMost === isLeast || isOther || !properties.every((one) => OF_CELLS.has(one))) return undefined;
  for (const table of tablesFor(ask)) {
    const [column, another] = rankedColumns(table, ask);
    if (column === undefined || another !== undefined) continue;
    const values = quantitiesOf(textsIn(table, column));
    // Megabytes and kilobytes, hours and minutes: which is more was not worked out.
    if (!values) return unknown(say(language, 'cannot'), ask);
    const known = values.filter((value) => value !== undefined);
    if (known.length === 0) continue;
    const best = isMost ? Math.max(...known) : Math.min(...known);
    const rows = table.rows.filter((_, row) => values[row] === best);
    const names = joined(
      rows.slice(0, MAX_ROWS).map((row) => quoteText(rowName(row))),
      language,
    );
    const v = `${table.heads[column]!.label} ${quoteText(cellText(rows[0]![column]!))}`;
    return answered(
      say(language, 'shown_with', { n: names, v }),
      rows.flatMap((row) => row[column]!),
      language,
    );
  }
  return undefined;
}

/** Properties that may be asked by the name of a column. */
const OF_CELLS: ReadonlySet<Property> = new Set(['rows', 'value', 'price', 'says', 'position']);

/** The heads of a table, where its columns are asked for and not their number or width. */
export function replyHeads(ask: Ask): ChatAnswer | undefined {
  const { language, tasks, properties } = ask;
  const isOfTable = ask.mentions.some(({ type, within }) => type === 'table' || within?.type === 'table');
  // "What are the columns called?"
  const isNamed = ask.question.spans.some((span) => span.kind === 'property' && span.value === 'says');
  const isAsked =
    properties.includes('columns') &&
    (tasks.has('which') || tasks.has('list') || isNamed || isOfTable) &&
    !tasks.has('count');
  if (!isAsked || properties.some((property) => property !== 'columns' && property !== 'says')) return undefined;
  const [table] = tablesFor(ask);
  if (!table) return undefined;
  const v = joined(table.heads.map(quotedLabel), language);
  return answered(say(language, 'table_heads', { count: table.heads.length, v }), table.heads, language);
}
