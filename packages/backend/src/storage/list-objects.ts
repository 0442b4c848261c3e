import { STORAGE } from '@blueprompt/core/spec/timing';
import { z } from 'zod';
import { parseBody } from './parse-body.ts';
import { BUCKET, readBucket, type StorageContext, type StorageDeps } from './storage-app.ts';

const Body = z.object({
  prefix: z.string().max(300).default(''),
  limit: z.number().int().min(1).max(STORAGE.listLimit).default(STORAGE.listLimit),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(300).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

/** POST /object/list: the files of one folder; nobody sees another's, since row-level security hides them. */
export async function listObjects(deps: StorageDeps, c: StorageContext): Promise<Response> {
  readBucket(c);
  const { prefix, limit, offset, search, sortBy } = await parseBody(c, Body);
  if (c.get('caller').role === 'anon') return c.json([]);
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const rows = await deps.database.asCaller(
    c.get('caller'),
    (sql) =>
      sql(
        `select substr(name, length($2::text) + 1) as name, id, created_at, updated_at, metadata from storage.objects
         where bucket_id = $1 and starts_with(name, $2::text || $3::text)
         order by ${sortBy.column} ${sortBy.order}, name limit ${limit} offset ${offset}`,
        [BUCKET, folder, search],
      ),
    { readOnly: true },
  );
  return c.json(rows);
}
