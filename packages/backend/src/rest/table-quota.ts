import type { Sql, TableQuota } from '../contract.ts';
import { RestError } from './rest-error.ts';
import { quoted, type Table } from './tables.ts';

/** Years of work: a project of seven pages is about half a megabyte. */
export const DEFAULT_TABLE_QUOTA: TableQuota = { rows: 5_000, bytes: 1024 ** 3 };

/**
 * Refuses when the caller has more than the quota: called after the new rows were written, in their transaction, which
 * then rolls back. Row-level security makes the count the caller's own.
 */
export async function checkTableQuota(sql: Sql, { sql: name, size, growing }: Table, quota: TableQuota): Promise<void> {
  if (!size) return;
  const room = [quoted(size), ...growing.map((column) => `coalesce(octet_length(${quoted(column)}::text), 0)`)];
  const [kept] = await sql<TableQuota>(
    `select count(*)::int as rows, coalesce(sum(${room.join(' + ')}), 0)::float8 as bytes from ${name}`,
  );
  if (kept!.rows > quota.rows || kept!.bytes > quota.bytes)
    throw new RestError(413, 'PGRST413', 'Your history is full: delete projects that you no longer need');
}
