import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { STORAGE } from '@blueprompt/core/spec/timing';
import { findFilePart } from './find-file-part.ts';
import { ownerOf } from './object-key.ts';
import { type ReplacedRow, settleUpload, takeTurn, undoUpload } from './settle-upload.ts';
import { sniffImage } from './sniff-image.ts';
import { BUCKET, readKey, type StorageContext, type StorageDeps } from './storage-context.ts';
import { StorageError } from './storage-error.ts';
import { checkQuota } from './storage-quota.ts';

/** A multipart body adds its borders and field names. */
const MAX_UPLOAD_BYTES = MAX_IMAGE_BYTES + 64 * 1024;

/** POST or PUT of a file, raw or as a form; the type is what the bytes say. */
export async function uploadObject(deps: StorageDeps, c: StorageContext, mayReplace: boolean): Promise<Response> {
  const key = readKey(c);
  const caller = c.get('caller');
  if (caller.role !== 'authenticated' || ownerOf(key) !== caller.userId) throw new StorageError('unauthorized');
  const taken = await deps.takeToken({ name: 'storage:upload', key: caller.userId, ...deps.limits['upload-user'] });
  if (!taken.ok) throw new StorageError('too-many', taken.retryAfterSeconds);

  const { bytes, maxAge } = await readFile(c);
  if (bytes.length > MAX_IMAGE_BYTES) throw new StorageError('too-large');
  const contentType = sniffImage(bytes);
  if (!contentType) throw new StorageError('wrong-type');

  const metadata = JSON.stringify({ mimetype: contentType, size: bytes.length, cacheControl: `max-age=${maxAge}` });
  // The row first: it decides who may write here, and two uploads of one name cannot both win.
  const { row, replaced } = await deps.database.asCaller(caller, async (sql) => {
    await takeTurn(sql, caller.userId);
    const [replaced] = await sql<ReplacedRow>(
      'select metadata::text, updated_at::text from storage.objects where bucket_id = $1 and name = $2',
      [BUCKET, key],
    );
    const [row] = await sql<{ id: string; version: string }>(
      `insert into storage.objects (bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4::text::jsonb)
       ${mayReplace ? 'on conflict (bucket_id, name) do update set metadata = excluded.metadata, updated_at = now()' : ''}
       returning id, xmin::text as version`,
      [BUCKET, key, caller.userId, metadata],
    );
    await checkQuota(sql, caller.userId, deps.storageQuota);
    return { row: row!, replaced };
  });
  const upload = { key, userId: caller.userId, version: row.version };
  try {
    await deps.store.put(key, bytes, contentType);
  } catch (error) {
    await undoUpload(deps, upload, replaced);
    throw error;
  }
  if (!(await settleUpload(deps, upload))) throw new StorageError('gone');
  return c.json({ Id: row.id, Key: `${BUCKET}/${key}` });
}

type SentFile = { bytes: Uint8Array; maxAge: number };

/** The client puts its options into headers, or into the form where it sends one. */
async function readFile(c: StorageContext): Promise<SentFile> {
  const bytes = await c.get('readBody')(MAX_UPLOAD_BYTES);
  const contentType = c.req.header('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) {
    refuseOptions([c.req.header('x-metadata'), c.req.header('content-encoding')]);
    return { bytes, maxAge: parseMaxAge(c.req.header('cache-control')) };
  }
  const file = findFilePart(bytes, contentType);
  if (!file) throw new StorageError('invalid-request');
  refuseOptions([file.fields.get('metadata'), file.fields.get('contentEncoding')]);
  return { bytes: file.bytes, maxAge: parseMaxAge(file.fields.get('cacheControl')) };
}

/** Nothing but the file itself is kept: whoever sends more must not take it for kept. */
function refuseOptions(options: (string | undefined)[]): void {
  if (options.some((option) => option !== undefined)) throw new StorageError('unsupported');
}

/** Seconds, as the client's `cacheControl` has them; at most a year, as RFC 2616 asked of servers. */
function parseMaxAge(option: string | undefined): number {
  const [, seconds] = /^(?:max-age=)?(\d{1,8})$/.exec(option?.trim() ?? STORAGE.cacheControl) ?? [];
  if (seconds === undefined || Number(seconds) > 31_536_000) throw new StorageError('unsupported');
  return Number(seconds);
}
