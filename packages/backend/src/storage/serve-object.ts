import { STORAGE } from '@blueprompt/core/spec/timing';
import { z } from 'zod';
import { isSafeKey } from './object-key.ts';
import { parseBody } from './parse-body.ts';
import { isImageType } from './sniff-image.ts';
import { BUCKET, readBucket, readKey, type StorageContext, type StorageDeps, takeCalls } from './storage-app.ts';
import { StorageError } from './storage-error.ts';

const PURPOSE = 'storage';
const MAX_SECONDS = 7 * 86_400;
/** A whole history list, one picture each. */
const MAX_LINKS = 1_000;
/** Signing so many counts as a call. */
const LINKS_PER_CALL = 10;
/** That many paths of the longest kind. */
const LINKS_BYTES = 512 * 1024;
const Expiry = z.number().int().min(1).max(MAX_SECONDS);
const Links = z.object({ expiresIn: Expiry, paths: z.array(z.string().max(300)).max(MAX_LINKS) });

/** GET of a file by its owner. */
export async function serveObject(deps: StorageDeps, c: StorageContext): Promise<Response> {
  const key = readKey(c);
  if ((await ownKeys(deps, c, [key])).length === 0) throw new StorageError('not-found');
  return sendFile(deps, c, key);
}

/** POST /object/sign/…: a link to one file for whoever has it, for a while. */
export async function signObject(deps: StorageDeps, c: StorageContext): Promise<Response> {
  const key = readKey(c);
  const { expiresIn } = await parseBody(c, z.object({ expiresIn: Expiry }));
  if ((await ownKeys(deps, c, [key])).length === 0) throw new StorageError('not-found');
  return c.json({ signedURL: await signedUrl(deps, key, expiresIn) });
}

/** POST /object/sign/<bucket>: several links at once; a file that is not the caller's has an error instead. */
export async function signObjects(deps: StorageDeps, c: StorageContext): Promise<Response> {
  readBucket(c);
  const { expiresIn, paths } = await parseBody(c, Links, LINKS_BYTES);
  takeCalls(deps, c, Math.floor(paths.length / LINKS_PER_CALL));
  // A path that is named many times is signed once.
  const own = new Set(await ownKeys(deps, c, paths.filter(isSafeKey)));
  const signed = new Map<string, string>();
  for (const path of own) signed.set(path, await signedUrl(deps, path, expiresIn));
  const links = paths.map((path) => {
    const signedURL = signed.get(path);
    return signedURL
      ? { path, error: null, signedURL }
      : { path, error: 'Either the object does not exist or you do not have access to it', signedURL: null };
  });
  return c.json(links);
}

/** GET /object/sign/…?token=: the token names the file; it is no access token and opens nothing else. */
export async function serveSigned(deps: StorageDeps, c: StorageContext): Promise<Response> {
  const key = readKey(c);
  const claims = await deps.keys.verifyFor(PURPOSE, c.req.query('token') ?? '', deps.now());
  if (claims?.['url'] !== `${BUCKET}/${key}`) throw new StorageError('bad-token');
  return sendFile(deps, c, key);
}

async function ownKeys(deps: StorageDeps, c: StorageContext, keys: string[]): Promise<string[]> {
  if (c.get('caller').role === 'anon' || keys.length === 0) return [];
  const rows = await deps.database.asCaller(
    c.get('caller'),
    (sql) =>
      sql<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name = any (select jsonb_array_elements_text($2::text::jsonb))',
        [BUCKET, JSON.stringify(keys)],
      ),
    { readOnly: true },
  );
  return rows.map((row) => row.name);
}

async function signedUrl(deps: StorageDeps, key: string, expiresIn: number): Promise<string> {
  const token = await deps.keys.signFor(PURPOSE, { url: `${BUCKET}/${key}` }, deps.now(), expiresIn);
  // Not encoded: the client does that to the whole link.
  return `/object/sign/${BUCKET}/${key}?token=${token}`;
}

/** Only ever an image, whatever lies in the store: a browser is told not to guess. */
async function sendFile(deps: StorageDeps, c: StorageContext, key: string): Promise<Response> {
  // As fast as it is read: who opens many and reads none would otherwise fill the memory.
  const file = await deps.store.open(key);
  if (!file) throw new StorageError('not-found');
  const isImage = isImageType(file.contentType);
  const isRead = isImage && c.req.method !== 'HEAD';
  // What nobody will read is closed here.
  if (!isRead) await file.body.cancel();
  if (!isImage) throw new StorageError('not-found');
  return new Response(isRead ? file.body : null, {
    headers: {
      'Content-Type': file.contentType,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': `private, max-age=${STORAGE.cacheControl}`,
    },
  });
}
