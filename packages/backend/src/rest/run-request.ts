import type { Sql, TableQuota } from '../contract.ts';
import type { InTurn } from '../in-turn.ts';
import { readJson } from '../read-json.ts';
import { countSql, deleteSql, insertSql, isSized, type Statement, updateSql } from './build-sql.ts';
import { limitInserts } from './limit-calls.ts';
import { maxBodyBytes } from './max-body-bytes.ts';
import { type Preferences, parsePreferences } from './parse-preferences.ts';
import { parseColumns, parseQuery, type Query, writableColumn } from './parse-query.ts';
import type { RestContext, RestDeps } from './rest-context.ts';
import { RestError } from './rest-error.ts';
import { MAX_ANSWER_BYTES, type Page, run, selectPage } from './select-page.ts';
import { checkTableQuota, measureTable } from './table-quota.ts';

const MAX_INSERT_ROWS = 100;
/** A body of some kilobytes would otherwise be written thousands of times in one call. */
const MAX_UPDATE_ROWS = 100;
const OBJECT_TYPE = 'application/vnd.pgrst.object+json';

/** GET and HEAD. */
export async function selectRows(deps: RestDeps, inTurn: InTurn, c: RestContext): Promise<Response> {
  const query = parseQuery(c.get('table'), new URL(c.req.url).searchParams);
  const { countRows, applied } = parsePreferences('GET', c.req.header('prefer'));
  const { page, total } = await selectPage(deps, inTurn, c, query, countRows);
  if (total !== undefined && query.offset > total)
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', `${query.offset} is beyond ${total} rows`);
  const range = page.n > 0 ? `${query.offset}-${query.offset + page.n - 1}` : '*';
  c.header('Content-Range', `${range}/${total ?? '*'}`);
  if (applied) c.header('Preference-Applied', applied);
  return answer(c, page, total !== undefined && page.n < total ? 206 : 200);
}

/** POST: one object or a list of objects with the same keys. */
export async function insertRows(deps: RestDeps, c: RestContext): Promise<Response> {
  const table = c.get('table');
  const preferences = parsePreferences('POST', c.req.header('prefer'));
  if (c.req.query('on_conflict') !== undefined) throw new RestError(400, 'PGRST100', 'Upserts are not supported');
  const { value } = await readBody(c);
  const rows = Array.isArray(value) ? value : [value];
  if (rows.length > MAX_INSERT_ROWS) throw new RestError(400, 'PGRST102', `At most ${MAX_INSERT_ROWS} rows at once`);
  const keys = rows.map(keysOf);
  const named = parseColumns(table, c.req.query('columns'));
  if (!named && keys.some((row) => row.join() !== keys[0]!.join()))
    throw new RestError(400, 'PGRST102', 'All object keys must match');
  const columns = named ?? (keys[0] ?? []).map((name) => writableColumn(table, name));
  const returning = returned(c, preferences);
  if (rows.length === 0) return answerChange(c, preferences, { body: '[]', n: 0 }, 201);
  // The first was counted before the body was read.
  if (rows.length > 1) await limitInserts(deps, c, rows.length - 1);
  const statement = insertSql(table, columns, JSON.stringify(rows), returning);
  const page = await change(deps, c, preferences, statement, {
    after: (sql) => checkTableQuota(sql, table, deps.tableQuota),
  });
  return answerChange(c, preferences, page, 201);
}

/** PATCH: one object over the rows that the filters match. */
export async function updateRows(deps: RestDeps, c: RestContext): Promise<Response> {
  const table = c.get('table');
  const preferences = parsePreferences('PATCH', c.req.header('prefer'));
  const query = filtered(c);
  const { value } = await readBody(c);
  const columns = keysOf(value).map((name) => writableColumn(table, name));
  if (columns.length === 0) return answerChange(c, preferences, { body: '[]', n: 0 }, 200);
  const statement = updateSql(table, columns, JSON.stringify(value), query.filters, returned(c, preferences));
  // A new name takes no room that counts, and must be possible in a full history.
  const grows = columns.some((column) => table.columns.get(column) === 'jsonb');
  let kept: TableQuota | undefined;
  const page = await change(deps, c, preferences, statement, {
    before: async (sql) => {
      const counted = await run(sql, countSql(table, query));
      checkAffected(c, preferences, counted);
      if (counted.n > MAX_UPDATE_ROWS)
        throw new RestError(400, 'PGRST102', `At most ${MAX_UPDATE_ROWS} rows can be changed at once`);
      checkReturned(c, preferences, query, counted.bytes, 'change');
      // Only counted: these rows are changed, the calls after them are refused.
      deps.callLimit(c.get('caller'), Math.max(0, counted.n - 1));
      if (grows) kept = await measureTable(sql, table);
    },
    ...(grows && { after: (sql) => checkTableQuota(sql, table, deps.tableQuota, kept) }),
  });
  return answerChange(c, preferences, page, 200);
}

/** DELETE: the rows that the filters match, and their files. */
export async function deleteRows(deps: RestDeps, c: RestContext): Promise<Response> {
  const preferences = parsePreferences('DELETE', c.req.header('prefer'));
  const query = filtered(c);
  const table = c.get('table');
  const statement = deleteSql(table, query.filters, returned(c, preferences));
  const page = await change(deps, c, preferences, statement, {
    // Counted before it is done and taken back: to look for the files of the rows is what costs.
    before: async (sql) => {
      const { returnRows, maxAffected } = preferences;
      if (!returnRows && maxAffected === undefined && !wantsObject(c)) return;
      const counted = await run(sql, countSql(table, query));
      checkAffected(c, preferences, counted);
      checkReturned(c, preferences, query, counted.bytes, 'delete');
    },
  });
  await deps.sweepFiles();
  return answerChange(c, preferences, page, 200);
}

/** A change without any filter is a slip, not a wish; and one of more rows than were meant cannot be taken back. */
function filtered(c: RestContext) {
  const search = new URL(c.req.url).searchParams;
  const query = parseQuery(c.get('table'), search);
  if (query.filters.length === 0) throw new RestError(400, '21000', 'A change needs a filter');
  if (search.has('limit') || search.has('offset'))
    throw new RestError(400, 'PGRST100', 'The query cannot be parsed', 'a change has neither limit nor offset');
  return query;
}

function returned(c: RestContext, preferences: Preferences): string[] {
  if (!preferences.returnRows) return [];
  return parseQuery(c.get('table'), new URL(c.req.url).searchParams).select;
}

function change(
  deps: RestDeps,
  c: RestContext,
  preferences: Preferences,
  statement: Statement,
  checks: { before?: (sql: Sql) => Promise<void>; after?: (sql: Sql) => Promise<void> } = {},
): Promise<Page> {
  return deps.database.asCaller(c.get('caller'), async (sql) => {
    await checks.before?.(sql);
    const page = await run(sql, statement);
    await checks.after?.(sql);
    // Thrown inside the transaction: a change that cannot be answered as asked is not made.
    checkAffected(c, preferences, page);
    return page;
  });
}

async function readBody(c: RestContext) {
  const bytes = await c.get('readBody')(maxBodyBytes(c));
  const body = readJson(new TextDecoder().decode(bytes));
  if (!body.ok) throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  return body;
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  return Object.keys(value).sort();
}

function wantsObject(c: RestContext): boolean {
  return c.get('answerType') === 'object';
}

function checkSingle({ n }: Page): void {
  if (n !== 1)
    throw new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${n} rows`,
    );
}

/** The answer of a change is in memory as a whole: one that is too large is refused with the change. */
function checkReturned(
  c: RestContext,
  { returnRows }: Preferences,
  query: Query,
  bytes: number | undefined,
  verb: string,
): void {
  if (returnRows && isSized(c.get('table'), query) && bytes! > MAX_ANSWER_BYTES)
    throw new RestError(
      413,
      'PGRST413',
      `These rows are too large to be returned: ${verb} them without asking for them`,
    );
}

/** In PostgREST's order: first the one row that an object needs, then the most that may be touched. */
function checkAffected(c: RestContext, { maxAffected }: Preferences, page: Page): void {
  if (wantsObject(c)) checkSingle(page);
  if (maxAffected !== undefined && page.n > maxAffected)
    throw new RestError(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      `The query affects ${page.n} rows`,
    );
}

function answerChange(c: RestContext, preferences: Preferences, page: Page, status: 200 | 201): Response {
  const { returnRows, countRows, applied } = preferences;
  // As in PostgREST only an update has a range: what was inserted or deleted has no place in a list.
  const range = c.req.method === 'PATCH' && page.n > 0 ? `0-${page.n - 1}` : '*';
  c.header('Content-Range', `${range}/${countRows ? page.n : '*'}`);
  if (applied) c.header('Preference-Applied', applied);
  if (!returnRows) return c.body(null, status === 201 ? 201 : 204);
  return answer(c, page, status);
}

function answer(c: RestContext, page: Page, status: 200 | 201 | 206): Response {
  if (!wantsObject(c)) return c.body(page.body, status, { 'Content-Type': 'application/json; charset=utf-8' });
  checkSingle(page);
  // json_agg of one row is that row in brackets.
  return c.body(page.body.slice(1, -1), status, { 'Content-Type': `${OBJECT_TYPE}; charset=utf-8` });
}
