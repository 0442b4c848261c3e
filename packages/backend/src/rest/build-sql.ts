import { type Filter, IS_VALUES, type Query } from './parse-query.ts';
import { KEY, quoted, type Table } from './tables.ts';

export type Statement = { text: string; values: unknown[] };

const COMPARISON = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** True when the rows are of a kind that a portion can cut short. */
export function isSized(table: Table, query: Query): boolean {
  return table.size !== undefined && query.select.some((column) => table.columns.get(column) === 'jsonb');
}

/**
 * A select whose answer is made by PostgreSQL itself: one row with the JSON text and the number of rows in it. Where rows know
 * their size it ends before it is larger than `maxBytes`, and `rest` lists the others by key and size, in their order.
 */
export function selectSql(table: Table, query: Query, maxBytes: number): Statement {
  const values: unknown[] = [];
  const order = query.order.map(
    ({ column, direction, nulls }) => `${quoted(column)} ${direction}${nulls ? ` nulls ${nulls}` : ''}`,
  );
  // Rows of the same moment keep one order, or two pages of a list could both have one of them.
  if (order.length > 0) order.push(quoted(KEY));
  const from = [
    `from ${table.sql}`,
    whereSql(table, query.filters, values),
    order.length > 0 ? `order by ${order.join(', ')}` : '',
    `limit ${query.limit} offset ${query.offset}`,
  ].join(' ');
  if (!isSized(table, query)) return { text: asJson(`q as (select ${list(query.select)} ${from})`, 'q'), values };
  const ctes = `page as (select ${list(query.select)}, ${quoted(KEY)} as row_key, ${quoted(table.size!)} as row_bytes ${from}),
    sized as (select *, sum(row_bytes) over (rows unbounded preceding) as filled from page),
    q as (select ${list(query.select)} from sized where filled <= ${maxBytes})`;
  const rest = `(select coalesce(json_agg(json_build_array(row_key, row_bytes) order by filled), '[]')::text
    from sized where filled > ${maxBytes}) as rest`;
  return { text: asJson(ctes, 'q', `, ${rest}`), values };
}

/** The rows with these keys that are still there, in the order of the keys. */
export function selectByKeySql(table: Table, columns: readonly string[], keys: readonly string[]): Statement {
  const wanted = `select cast(key as ${table.columns.get(KEY)}) as key, place
    from jsonb_array_elements_text($1::text::jsonb) with ordinality as listed (key, place)`;
  const text = `q as (select ${list(columns, 'found.')} from ${table.sql} as found
    join (${wanted}) as wanted on found.${quoted(KEY)} = wanted.key order by wanted.place)`;
  return { text: asJson(text, 'q'), values: [JSON.stringify(keys)] };
}

/** How many rows the filters match, without limit, and how large they are where they know it. */
export function countSql(table: Table, query: Query): Statement {
  const values: unknown[] = [];
  const bytes = table.size === undefined ? '0' : `coalesce(sum(${quoted(table.size)}), 0)`;
  const text = `select count(*)::int as n, ${bytes}::float8 as bytes from ${table.sql}`;
  return { text: `${text} ${whereSql(table, query.filters, values)}`, values };
}

/** Inserts all objects of a JSON array; a column that is not named takes its default. */
export function insertSql(
  table: Table,
  columns: readonly string[],
  body: string,
  returning: readonly string[],
): Statement {
  if (columns.length === 0) {
    const text = changeJson(`insert into ${table.sql} default values`, returning);
    return { text, values: [] };
  }
  const shape = columns.map((column) => `${quoted(column)} ${table.columns.get(column)}`).join(', ');
  const source = `select ${list(columns)} from json_to_recordset($1::text::json) as source (${shape})`;
  return { text: changeJson(`insert into ${table.sql} (${list(columns)}) ${source}`, returning), values: [body] };
}

/** Sets columns of the matching rows to the values of one JSON object. */
export function updateSql(
  table: Table,
  columns: readonly string[],
  body: string,
  filters: readonly Filter[],
  returning: readonly string[],
): Statement {
  const values: unknown[] = [body];
  const shape = columns.map((column) => `${quoted(column)} ${table.columns.get(column)}`).join(', ');
  const sets = columns.map((column) => `${quoted(column)} = source.${quoted(column)}`).join(', ');
  const where = whereSql(table, filters, values, 'target.');
  const change = `update ${table.sql} as target set ${sets}
    from json_to_record($1::text::json) as source (${shape}) ${where}`;
  return { text: changeJson(change, returning, 'target.'), values };
}

export function deleteSql(table: Table, filters: readonly Filter[], returning: readonly string[]): Statement {
  const values: unknown[] = [];
  return { text: changeJson(`delete from ${table.sql} ${whereSql(table, filters, values)}`, returning), values };
}

/** Counting names no column and so needs no right to read: feedback can be written by those who may not see it. */
function changeJson(change: string, returning: readonly string[], prefix = ''): string {
  if (returning.length === 0) return `with q as (${change} returning 1) select '' as body, count(*)::int as n from q`;
  return asJson(`q as (${change} returning ${list(returning, prefix)})`, 'q');
}

function asJson(cte: string, name: string, further = ''): string {
  return `with ${cte} select coalesce(json_agg(${name}), '[]')::text as body, count(*)::int as n${further} from ${name}`;
}

function list(columns: readonly string[], prefix = ''): string {
  return columns.map((column) => prefix + quoted(column)).join(', ');
}

/** Values are parameters only; columns have been looked up; the type comes from the catalogue. */
function whereSql(table: Table, filters: readonly Filter[], values: unknown[], prefix = ''): string {
  const bind = (column: string, value: string) => {
    values.push(value);
    return `cast($${values.length}::text as ${table.columns.get(column)})`;
  };
  const terms = filters.map((filter) => {
    const column = prefix + quoted(filter.column);
    const not = filter.not ? 'not ' : '';
    if (filter.operator === 'is') return `${not}${column} is ${IS_VALUES[filter.value]}`;
    if (filter.operator === 'like' || filter.operator === 'ilike') {
      // As it is: only text has a pattern, and the database says so of anything else.
      values.push(filter.value);
      return `${not}${column} ${filter.operator} $${values.length}::text`;
    }
    if (filter.operator !== 'in')
      return `${not}${column} ${COMPARISON[filter.operator]} ${bind(filter.column, filter.value)}`;
    // One array, made once: PostgreSQL reads the text of a moment anew for every row, so a list of such casts costs rows x values.
    values.push(JSON.stringify(filter.values));
    const items = `select cast(item as ${table.columns.get(filter.column)}) from jsonb_array_elements_text($${values.length}::text::jsonb) item`;
    return `${not}${column} = any (array(${items}))`;
  });
  return terms.length > 0 ? `where ${terms.join(' and ')}` : '';
}
