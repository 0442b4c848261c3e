import { STORAGE } from '@blueprompt/core/spec/timing';
import { z } from 'zod';
import { parseBody } from './parse-body.ts';
import { BUCKET, readBucket, type StorageContext, type StorageDeps } from './storage-context.ts';

/** As much as a call of the storage service lists. */
const MAX_LISTED = 1_000;

const Body = z.object({
  prefix: z.string().max(300).default(''),
  limit: z.number().int().min(1).max(MAX_LISTED).default(STORAGE.listLimit),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(300).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

/** What a folder holds; there are no folders inside of folders. */
const FILES = `select substr(name, length($2::text) + 1), id, created_at, updated_at, metadata from storage.objects
  where bucket_id = $1 and starts_with(name, $2::text)`;
/** At the root, as the storage service does: folders alone, without anything but a name. */
const FOLDERS = `select distinct split_part(name, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::jsonb
  from storage.objects where bucket_id = $1 and $2::text = ''`;

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
        `select * from (${folder === '' ? FOLDERS : FILES}) as listed (name, id, created_at, updated_at, metadata)
         where starts_with(lower(name), lower($3::text))
         order by ${sortBy.column} ${sortBy.order}, name limit ${limit} offset ${offset}`,
        [BUCKET, folder, search],
      ),
    { readOnly: true },
  );
  return c.json(rows);
}
