import { STORAGE } from '@blueprompt/core/spec/timing';
import { z } from 'zod';
import type { ByteRange, OpenFile, RangeWish, Sql } from '../contract.ts';
import { parseRange } from './byte-range.ts';
import { isSafeKey } from './object-key.ts';
import { parseBody } from './parse-body.ts';
import { isImageType } from './sniff-image.ts';
import { BUCKET, readBucket, readKey, type StorageContext, type StorageDeps, takeCalls } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

/** Of files that were stored before each had its own. */
const DEFAULT_CACHE = `max-age=${STORAGE.cacheControl}`;
const PURPOSE = 'storage';
const MAX_SECONDS = 7 * 86_400;
/** A whole history list, one picture each. */
const MAX_LINKS = 1_000;
/** Signing so many counts as a call. */
const LINKS_PER_CALL = 10;
/** That many paths of the longest kind. */
const LINKS_BYTES = 512 * 1024;
const Expiry = z.number().int().min(1).max(MAX_SECONDS);
/** Pictures are sent as they are. */
const transform = z.undefined().optional();
const Links = z.object({ expiresIn: Expiry, transform, paths: z.array(z.string().max(300)).max(MAX_LINKS) });

/** Options of the client that name another picture than the one that is kept. */
const UNSUPPORTED = ['versionId', 'width', 'height', 'quality', 'resize', 'format'];

/** GET of a file by its owner. */
export async function serveObject(deps: StorageDeps, c: StorageContext): Promise<Response> {
  const key = readKey(c);
  const [file] = await ownFiles(deps, c, [key]);
  if (!file) throw new StorageError('not-found');
  return sendFile(deps, c, file);
}

/** POST /object/sign/…: a link to one file for whoever has it, for a while. */
export async function signObject(deps: StorageDeps, c: StorageContext): Promise<Response> {
  const key = readKey(c);
  const { expiresIn } = await parseBody(c, z.object({ expiresIn: Expiry, transform }));
  if ((await ownFiles(deps, c, [key])).length === 0) throw new StorageError('not-found');
  return c.json({ signedURL: await signedUrl(deps, key, expiresIn) });
}

/** POST /object/sign/<bucket>: several links at once; a file that is not the caller's has an error instead. */
export async function signObjects(deps: StorageDeps, c: StorageContext): Promise<Response> {
  readBucket(c);
  const { expiresIn, paths } = await parseBody(c, Links, LINKS_BYTES);
  takeCalls(deps, c, Math.floor(paths.length / LINKS_PER_CALL));
  // A path that is named many times is signed once.
  const own = new Set((await ownFiles(deps, c, paths.filter(isSafeKey))).map(({ name }) => name));
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
  const [file] = await deps.database.asService((sql) => findFiles(sql, [key]), { readOnly: true });
  if (!file) throw new StorageError('not-found');
  return sendFile(deps, c, file);
}

type FileRow = { name: string; cache_control: string | null };

/** Those of the files that the caller may see. */
async function ownFiles(deps: StorageDeps, c: StorageContext, keys: string[]): Promise<FileRow[]> {
  if (c.get('caller').role === 'anon' || keys.length === 0) return [];
  return deps.database.asCaller(c.get('caller'), (sql) => findFiles(sql, keys), { readOnly: true });
}

function findFiles(sql: Sql, keys: string[]): Promise<FileRow[]> {
  return sql<FileRow>(
    `select name, metadata ->> 'cacheControl' as cache_control from storage.objects
     where bucket_id = $1 and name = any (select jsonb_array_elements_text($2::text::jsonb))`,
    [BUCKET, JSON.stringify(keys)],
  );
}

async function signedUrl(deps: StorageDeps, key: string, expiresIn: number): Promise<string> {
  const token = await deps.keys.signFor(PURPOSE, { url: `${BUCKET}/${key}` }, deps.now(), expiresIn);
  // Not encoded: the client does that to the whole link.
  return `/object/sign/${BUCKET}/${key}?token=${token}`;
}

/** Only ever an image, whatever lies in the store: a browser is told not to guess. */
async function sendFile(deps: StorageDeps, c: StorageContext, row: FileRow): Promise<Response> {
  refuseOptions(c);
  // As fast as it is read: who opens many and reads none would otherwise fill the memory.
  const file = await deps.store.open(row.name, wishOf(c));
  if (!file) throw new StorageError('not-found');
  if (file.range === 'none') {
    await file.body.cancel();
    throw new StorageError('no-such-range');
  }
  const isImage = isImageType(file.contentType);
  const isKnown = isImage && c.req.header('if-none-match') === file.etag;
  const isRead = isImage && !isKnown && c.req.method !== 'HEAD';
  // What nobody will read is closed here.
  if (!isRead) await file.body.cancel();
  if (!isImage) throw new StorageError('not-found');
  const status = isKnown ? 304 : file.range ? 206 : 200;
  return new Response(isRead ? file.body : null, { status, headers: headersOf(c, row, file, file.range) });
}

/** Whoever has a part of an older file must not get the rest of a newer one: with If-Range the whole is sent, as RFC 9110 lets a server do. */
function wishOf(c: StorageContext): RangeWish | undefined {
  return c.req.header('if-range') === undefined ? parseRange(c.req.header('range')) : undefined;
}

function headersOf(
  c: StorageContext,
  { name, cache_control }: FileRow,
  { contentType, bytes, etag }: OpenFile,
  range?: ByteRange,
) {
  const download = c.req.query('download');
  return {
    'Content-Type': contentType,
    'Content-Length': String(range ? range.end - range.start + 1 : bytes),
    'Accept-Ranges': 'bytes',
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes}` }),
    ETag: etag,
    ...(download !== undefined && { 'Content-Disposition': attachment(download || name.split('/').at(-1)!) }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': `private, ${cache_control ?? DEFAULT_CACHE}`,
  };
}

/** With the name in both notations of RFC 6266: any browser takes one of them. */
function attachment(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Pictures are sent as they are and have one version: whoever asks for another must not take this one for it. */
function refuseOptions(c: StorageContext): void {
  if (UNSUPPORTED.some((name) => c.req.query(name) !== undefined)) throw new StorageError('invalid-request');
}

/** GET /object/info/…: what is known of a file, without its bytes. */
export async function describeObject(deps: StorageDeps, c: StorageContext): Promise<Response> {
  refuseOptions(c);
  const key = readKey(c);
  const caller = c.get('caller');
  const [row] =
    caller.role === 'anon'
      ? []
      : await deps.database.asCaller(
          caller,
          (sql) =>
            sql<{
              id: string;
              metadata: { size: number; mimetype: string; cacheControl?: string };
              created_at: Date;
              updated_at: Date;
            }>('select id, metadata, created_at, updated_at from storage.objects where bucket_id = $1 and name = $2', [
              BUCKET,
              key,
            ]),
          { readOnly: true },
        );
  if (!row) throw new StorageError('not-found');
  const { id, metadata, created_at, updated_at } = row;
  return c.json({
    id,
    name: key,
    bucket_id: BUCKET,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl ?? DEFAULT_CACHE,
    created_at,
    last_modified: updated_at,
    metadata: {},
  });
}
