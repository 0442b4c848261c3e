import type { Sql, TableQuota } from '../contract.ts';
import { RestError } from './rest-error.ts';
import { quoted, type Table } from './tables.ts';

/** Years of work: a project of seven pages is about half a megabyte. */
export const DEFAULT_TABLE_QUOTA: TableQuota = { rows: 5_000, bytes: 1024 ** 3 };

/** What the caller keeps in a table, where that is bounded. Row-level security makes the count the caller's own. */
export async function measureTable(sql: Sql, { sql: name, size, growing }: Table): Promise<TableQuota | undefined> {
  if (!size) return undefined;
  const room = [quoted(size), ...growing.map((column) => `coalesce(octet_length(${quoted(column)}::text), 0)`)];
  const [kept] = await sql<TableQuota>(
    `select count(*)::int as rows, coalesce(sum(${room.join(' + ')}), 0)::float8 as bytes from ${name}`,
  );
  return kept;
}

/**
 * Refuses when the caller has more than the quota: called after rows were written, in their transaction, which then rolls
 * back. Who had more already, `before`, may still change rows so that they take no more.
 */
export async function checkTableQuota(sql: Sql, table: Table, quota: TableQuota, before?: TableQuota): Promise<void> {
  const kept = await measureTable(sql, table);
  if (!kept || (kept.rows <= quota.rows && kept.bytes <= quota.bytes)) return;
  if (!before || kept.rows > before.rows || kept.bytes > before.bytes)
    throw new RestError(413, 'PGRST413', 'Your history is full: delete projects that you no longer need');
}
