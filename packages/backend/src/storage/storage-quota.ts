import type { Sql, StorageQuota } from '../contract.ts';
import { StorageError } from './storage-error.ts';

/** Some 700 projects of seven screenshots; a screenshot is rarely larger than 400 kB. */
export const DEFAULT_STORAGE_QUOTA: StorageQuota = { objects: 5_000, bytes: 2 * 1024 ** 3 };

/**
 * Refuses when the caller has more than the quota: called after the new row was written, in its transaction, which then
 * rolls back. The uploads of one user take turns (settle-upload.ts), so that many at once cannot pass together.
 */
export async function checkQuota(sql: Sql, userId: string, quota: StorageQuota): Promise<void> {
  const [kept] = await sql<{ objects: number; bytes: number }>(
    `select count(*)::int as objects, coalesce(sum((metadata ->> 'size')::bigint), 0)::float8 as bytes
     from storage.objects where owner_id = $1`,
    [userId],
  );
  if (kept!.objects > quota.objects || kept!.bytes > quota.bytes) throw new StorageError('quota');
}
