import { RestError } from './rest-error.ts';
import type { Table } from './tables.ts';

/** Rows in one answer, at most. */
export const MAX_ROWS = 1_000;
const MAX_FILTERS = 20;
const MAX_ORDER_TERMS = 5;
/** In all lists of a query together: every row is held against every value. */
const MAX_IN_VALUES = 200;

/** A pattern is tried on every row; each wildcard multiplies the ways to fit it. */
const MAX_PATTERN = { chars: 500, wildcards: 8 };
/** What a column can be, as SQL says it. */
export const IS_VALUES = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

export type Filter =
  | { column: string; not: boolean; operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; value: string }
  | { column: string; not: boolean; operator: 'like' | 'ilike'; value: string }
  | { column: string; not: boolean; operator: 'is'; value: keyof typeof IS_VALUES }
  | { column: string; not: boolean; operator: 'in'; values: string[] };

export type Query = {
  select: string[];
  filters: Filter[];
  order: { column: string; direction: 'asc' | 'desc'; nulls?: 'first' | 'last' | undefined }[];
  limit: number;
  offset: number;
};

/** Trees of conditions, which take the place of a column's name. */
const LOGIC = /^(not\.)?(and|or)$/;

/** Reads the part of PostgREST's query language that the product uses; anything else is refused with PGRST100. */
export function parseQuery(table: Table, search: URLSearchParams): Query {
  const query: Query = { select: [...table.columns.keys()], filters: [], order: [], limit: MAX_ROWS, offset: 0 };
  for (const [name, value] of search) {
    if (name === 'select') query.select = parseSelect(table, value);
    else if (name === 'order') query.order = value.split(',').map((term) => parseOrder(table, term));
    else if (name === 'limit') query.limit = Math.min(MAX_ROWS, parseWhole(name, value));
    else if (name === 'offset') query.offset = parseWhole(name, value);
    else if (name === 'columns') continue;
    else if (LOGIC.test(name)) throw refused('and, or and not are not supported: send one filter for each column');
    else query.filters.push(parseFilter(comparableColumn(table, name), value));
  }
  if (query.filters.length > MAX_FILTERS || query.order.length > MAX_ORDER_TERMS) throw refused('too many terms');
  const listed = query.filters.reduce((sum, filter) => sum + (filter.operator === 'in' ? filter.values.length : 0), 0);
  if (listed > MAX_IN_VALUES) throw refused('too many values in lists');
  return query;
}

/** The columns of an insert, when the client names them. */
export function parseColumns(table: Table, value: string | undefined): string[] | undefined {
  if (value === undefined || value === '') return undefined;
  return value.split(',').map((name) => writableColumn(table, name.replace(/^"(.*)"$/, '$1')));
}

/** A column of a body; PostgREST has its own code for an unknown one. */
export function writableColumn(table: Table, name: string): string {
  if (table.columns.has(name)) return name;
  throw new RestError(400, 'PGRST204', 'Could not find a column of the body in the schema cache');
}

function parseSelect(table: Table, value: string): string[] {
  if (value === '*' || value === '') return [...table.columns.keys()];
  return [...new Set(value.split(',').map((name) => knownColumn(table, name.trim().replace(/^"(.*)"$/, '$1'))))];
}

function parseOrder(table: Table, term: string): Query['order'][number] {
  const [column = '', ...modifiers] = term.split('.');
  const match = /^(?:(asc|desc)\.?)?(?:nulls(first|last))?$/.exec(modifiers.join('.'));
  if (!match) throw refused('unknown order');
  const [, direction, nulls] = match;
  return {
    column: comparableColumn(table, column),
    direction: direction === 'desc' ? 'desc' : 'asc',
    nulls: nulls as 'first' | 'last' | undefined,
  };
}

function parseFilter(column: string, text: string): Filter {
  const match = /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|is|in)\.([\s\S]*)$/.exec(text);
  if (!match) throw refused('unknown operator');
  const [, negation, operator, value = ''] = match;
  const not = negation !== undefined;
  switch (operator) {
    case 'is':
      return { column, not, operator, value: parseIs(value) };
    case 'in':
      return { column, not, operator, values: parseList(value) };
    case 'like':
    case 'ilike':
      return { column, not, operator, value: parsePattern(value) };
    default:
      return { column, not, operator: operator as 'eq', value };
  }
}

function parseIs(text: string): keyof typeof IS_VALUES {
  const value = text.toLowerCase();
  if (!Object.hasOwn(IS_VALUES, value)) throw refused('unknown value for is');
  return value as keyof typeof IS_VALUES;
}

/** A star is a wildcard too: a percent sign would have to be written as an escape in an address. */
function parsePattern(text: string): string {
  const pattern = text.replaceAll('*', '%');
  if (pattern.length > MAX_PATTERN.chars || pattern.split('%').length - 1 > MAX_PATTERN.wildcards)
    throw refused(`a pattern has at most ${MAX_PATTERN.chars} characters and ${MAX_PATTERN.wildcards} wildcards`);
  return pattern;
}

/**
 * `(a,"b,c",)`: quotes keep a comma together, a backslash keeps a quote, and nothing between two commas is the empty text. As
 * in PostgREST, quotes that do not span the whole element are part of it.
 */
function parseList(text: string): string[] {
  if (!/^\(.*\)$/s.test(text)) throw refused('in needs a list');
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  // Item by item from the left, and no further than the first that is wrong: each character is looked at twice at most.
  const nextItem = /"((?:[^"\\]|\\.)*)"(?=,|$)|([^,)]*)/sy;
  const items: string[] = [];
  for (let at = 0; at <= inner.length; at = nextItem.lastIndex + 1) {
    nextItem.lastIndex = at;
    const [, quoted, plain = ''] = nextItem.exec(inner) ?? [];
    if (inner[nextItem.lastIndex] === ')' || items.length === MAX_IN_VALUES) throw refused('in has a bad list');
    items.push(quoted === undefined ? plain : quoted.replace(/\\(.)/gs, '$1'));
  }
  return items;
}

function knownColumn(table: Table, name: string): string {
  if (table.columns.has(name)) return name;
  if (/^[a-z_][a-z0-9_]*$/i.test(name)) throw new RestError(400, '42703', 'A column of the request does not exist');
  throw refused('not a column name');
}

/** A whole document is compared only after it was unpacked, for every row and every term: megabytes each time. */
function comparableColumn(table: Table, name: string): string {
  const column = knownColumn(table, name);
  if (table.columns.get(column) === 'jsonb') throw refused(`${column} can be neither filtered nor sorted by`);
  return column;
}

function parseWhole(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw refused(`${name} is not a whole number`);
  return Number(value);
}

function refused(details: string): RestError {
  return new RestError(400, 'PGRST100', 'The query cannot be parsed', details);
}
