import { z } from 'zod';
import { isSafeKey } from './object-key.ts';
import { parseBody } from './parse-body.ts';
import { BUCKET, readBucket, type StorageContext, type StorageDeps } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

/** A project has seven files. */
const MAX_REMOVED = 100;
const Body = z.object({ prefixes: z.array(z.string().max(300)).min(1).max(MAX_REMOVED) });

/** DELETE /object/<bucket>: the named files that are the caller's; others are passed over and not in the answer. */
export async function removeObjects(deps: StorageDeps, c: StorageContext): Promise<Response> {
  readBucket(c);
  const { prefixes } = await parseBody(c, Body);
  if (c.get('caller').role === 'anon') throw new StorageError('unauthorized');
  const keys = prefixes.filter(isSafeKey);
  const removed = await deps.database.asCaller(c.get('caller'), (sql) =>
    sql(
      `delete from storage.objects
       where bucket_id = $1 and name = any (select jsonb_array_elements_text($2::text::jsonb))
       returning id, bucket_id, name, owner_id, metadata, created_at, updated_at`,
      [BUCKET, JSON.stringify(keys)],
    ),
  );
  await deps.sweepFiles();
  return c.json(removed);
}
