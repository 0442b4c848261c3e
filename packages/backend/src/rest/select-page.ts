import type { Sql } from '../contract.ts';
import type { InTurn } from '../in-turn.ts';
import { untilSent } from '../until-sent.ts';
import { countSql, type Statement, selectByKeySql, selectSql } from './build-sql.ts';
import type { Query } from './parse-query.ts';
import type { RestContext, RestDeps } from './rest-context.ts';

/** The rows as the text of a JSON array, and how many they are. */
export type Page = { body: string; n: number };

/** An answer up to this size is made at once, as nearly all are. */
const SMALL_BYTES = 256 * 1024;
/** A larger one is made in portions, each a transaction of its own: others get theirs in between. */
const PORTION_BYTES = 4 * 1024 * 1024;
/** A list ends after the portion that brings it here; the answer is in memory as a whole. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** A large answer counts as one call for so much of it. */
const BYTES_PER_CALL = 128 * 1024;

type Answered = Page & { rest?: string; bytes?: number };
/** A row that is not in the answer yet. */
type Waiting = [key: string, bytes: number];

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
  countRows: boolean,
): Promise<{ page: Page; total: number | undefined }> {
  const [table, caller] = [c.get('table'), c.get('caller')];
  const { first, total } = await deps.database.asCaller(
    caller,
    async (sql) => ({
      first: await run(sql, selectSql(table, query, SMALL_BYTES)),
      total: countRows ? (await run(sql, countSql(table, query))).n : undefined,
    }),
    { readOnly: true },
  );
  const rest = JSON.parse(first.rest ?? '[]') as Waiting[];
  if (rest.length === 0 || caller.role === 'anon') return { page: first, total };

  const more = async (): Promise<Page> => {
    const pages: Page[] = [first];
    let bytes = first.body.length;
    while (rest.length > 0 && bytes < MAX_ANSWER_BYTES) {
      const portion = selectByKeySql(table, query.select, takePortion(rest));
      const page = await deps.database.asCaller(caller, (sql) => run(sql, portion), { readOnly: true });
      // Only counted: an answer that has begun is given, the calls after it are refused.
      deps.callLimit(caller, Math.ceil(page.body.length / BYTES_PER_CALL));
      pages.push(page);
      bytes += page.body.length;
    }
    const filled = pages.filter((page) => page.n > 0);
    return {
      body: `[${filled.map(({ body }) => body.slice(1, -1)).join(',')}]`,
      n: filled.reduce((sum, page) => sum + page.n, 0),
    };
  };
  const { promise: page, resolve, reject } = Promise.withResolvers<Page>();
  const work = async () => {
    resolve(await more());
    // The turn is over when the answer has left: one that nobody reads is in memory as a whole.
    await untilSent(c);
  };
  inTurn(caller.userId, work, c.req.raw.signal).catch(reject);
  return { page: await page, total };
}

/** Takes the keys of the next rows that make up a portion, and the first however large it is. */
function takePortion(rest: Waiting[]): string[] {
  let bytes = 0;
  const end = rest.findIndex(([, size], index) => {
    bytes += size;
    return index > 0 && bytes > PORTION_BYTES;
  });
  return rest.splice(0, end === -1 ? rest.length : end).map(([key]) => key);
}
