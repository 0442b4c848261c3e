import type { Sql } from '../contract.ts';
import type { InTurn } from '../in-turn.ts';
import { countSql, isSized, type Portion, type Statement, selectSql } from './build-sql.ts';
import type { Query } from './parse-query.ts';
import type { RestContext, RestDeps } from './rest-app.ts';

/** The rows as the text of a JSON array, and how many they are. */
export type Page = { body: string; n: number };

/** An answer up to this size is made at once, as nearly all are. */
const SMALL: Portion = { bytes: 256 * 1024, atLeastOne: false };
/** A larger one is made in portions, each a transaction of its own: others get theirs in between. */
const LARGE: Portion = { bytes: 4 * 1024 * 1024, atLeastOne: true };
/** A list ends after the portion that brings it here; the answer is in memory as a whole. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** A large answer counts as one call for so much of it. */
const BYTES_PER_CALL = 128 * 1024;

type Answered = Page & { found?: number; bytes?: number };

/** Runs a statement that answers a page, a count, or nothing. */
export async function run(sql: Sql, { text, values }: Statement): Promise<Answered> {
  const [row] = await sql<Answered>(text, values);
  return row ?? { body: '[]', n: 0 };
}

/** The rows of a query and, where it is asked for, how many there are without limit. */
export async function selectPage(
  deps: RestDeps,
  inTurn: InTurn,
  c: RestContext,
  query: Query,
  countExactly: boolean,
): Promise<{ page: Page; total: number | undefined }> {
  const [table, caller] = [c.get('table'), c.get('caller')];
  const select = (sql: Sql, done: number, portion: Portion) =>
    run(sql, selectSql(table, { ...query, offset: query.offset + done, limit: query.limit - done }, portion));
  const { first, total } = await deps.database.asCaller(
    caller,
    async (sql) => ({
      first: await select(sql, 0, SMALL),
      total: countExactly ? (await run(sql, countSql(table, query))).n : undefined,
    }),
    { readOnly: true },
  );
  if (!isSized(table, query) || first.n === first.found || caller.role === 'anon') return { page: first, total };

  const more = async (): Promise<Page> => {
    const bodies = first.n > 0 ? [first.body] : [];
    let [n, bytes, isOver] = [first.n, first.body.length, false];
    while (!isOver && bytes < MAX_ANSWER_BYTES) {
      const portion = await deps.database.asCaller(caller, (sql) => select(sql, n, LARGE), { readOnly: true });
      // Only counted: an answer that has begun is given, the calls after it are refused.
      deps.callLimit(caller, Math.ceil(portion.body.length / BYTES_PER_CALL));
      if (portion.n > 0) bodies.push(portion.body);
      n += portion.n;
      bytes += portion.body.length;
      isOver = portion.n === portion.found;
    }
    return { body: `[${bodies.map((body) => body.slice(1, -1)).join(',')}]`, n };
  };
  return { page: await inTurn(caller.userId, more, c.req.raw.signal), total };
}
