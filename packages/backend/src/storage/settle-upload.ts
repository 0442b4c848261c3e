import type { Sql } from '../contract.ts';
import { BUCKET, type StorageDeps } from './storage-context.ts';

/** Uploads of one user take turns with their rows, so that what one has seen stays true until it is done. */
export async function takeTurn(sql: Sql, userId: string): Promise<void> {
  await sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`storage ${userId}`]);
}

/** Which file, and which version of its row the upload wrote. */
type Upload = { key: string; userId: string; version: string };

/**
 * Brings row and bytes together after the bytes were written, outside of any transaction: a row that was deleted meanwhile
 * takes them along, and one that another upload changed says how large the bytes are that lie there now. Answers whether
 * the file is kept. The bytes that come last are always settled last, so no quota can be passed by racing.
 */
export function settleUpload(deps: StorageDeps, { key, userId, version }: Upload): Promise<boolean> {
  // As the server: an account that was deleted or signed out meanwhile must not leave bytes behind.
  return deps.database.asService(async (sql) => {
    await takeTurn(sql, userId);
    const [row] = await sql<{ version: string }>(
      'select xmin::text as version from storage.objects where bucket_id = $1 and name = $2',
      [BUCKET, key],
    );
    if (!row) await deps.store.remove([key]);
    else if (row.version !== version) {
      const file = (await deps.store.list(key)).find((found) => found.key === key);
      await sql(
        `update storage.objects set metadata = jsonb_set(metadata, '{size}', to_jsonb($3::bigint))
         where bucket_id = $1 and name = $2`,
        [BUCKET, key, file?.bytes ?? 0],
      );
    }
    return row !== undefined;
  });
}

/** What the row of a file said before an upload replaced it; both as the database writes them. */
export type ReplacedRow = { metadata: string; updated_at: string };

/**
 * Takes the row back after the bytes could not be written: a new one goes, one that stood there before says again what it
 * said, since the old bytes are still there. A row that another upload changed meanwhile is that one's to settle.
 */
export function undoUpload(
  deps: StorageDeps,
  { key, userId, version }: Upload,
  replaced: ReplacedRow | undefined,
): Promise<void> {
  return deps.database.asService(async (sql) => {
    await takeTurn(sql, userId);
    const own = 'where bucket_id = $1 and name = $2 and xmin::text = $3';
    if (!replaced) await sql(`delete from storage.objects ${own}`, [BUCKET, key, version]);
    else
      await sql(`update storage.objects set metadata = $4::text::jsonb, updated_at = $5::text::timestamptz ${own}`, [
        BUCKET,
        key,
        version,
        replaced.metadata,
        replaced.updated_at,
      ]);
  });
}
