import type { Sql } from '../contract.ts';
import { BUCKET, type StorageDeps } from './storage-app.ts';

/** Uploads of one user take turns with their rows, so that what one has seen stays true until it is done. */
export async function takeTurn(sql: Sql, userId: string): Promise<void> {
  await sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`storage ${userId}`]);
}

/** Which file, and which version of its row the upload wrote. */
export type Upload = { key: string; userId: string; version: string };

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
