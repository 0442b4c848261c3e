import { clientNetwork } from '@blueprompt/backend/client-network';
import type { Database, ObjectStore } from '@blueprompt/backend/contract';
import { isSafeKey } from '@blueprompt/backend/storage/object-key';
import { isImageType } from '@blueprompt/backend/storage/sniff-image';
import { untilSent } from '@blueprompt/backend/until-sent';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { answerFailure } from '../http/failure.ts';
import { limitAtOnce, limitNetwork } from '../http/limit-calls.ts';

type SharingDeps = { database: Database; store: ObjectStore; trustProxy: boolean; now: () => Date };

/** Calls of one network: dozens of readers in one office, no use for guessing an id of 122 random bits. */
const CALLS_HERE = { max: 300, windowMs: 60_000 };

/** A link that was ended must not live on in a browser's cache; no search engine lists it. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** A result is in memory as a whole until it was read: so many of one network, and of all. */
const AT_ONCE = { network: 2, all: 16 };
/** A large answer counts as one call for so much of it. */
const BYTES_PER_CALL = 128 * 1024;

/** Never made, ended, or no id at all: from outside they look the same. */
const refuse = (c: Context): Response => answerFailure(c, { code: 'not_found', what: 'This shared result' });

const idOf = (c: Context): string | undefined => z.uuid().safeParse(c.req.param('id')).data;

/** The result without the paths of its pictures, which name the account; owners can save anything, and what is no analysis is not shown. */
const sendResult = async (
  { database, trustProxy }: SharingDeps,
  count: (network: string, calls: number) => unknown,
  c: Context,
): Promise<Response> => {
  const id = idOf(c);
  const [row] = id
    ? await database.asService(
        (sql) =>
          sql<{ name: string; images: number; result: string }>(
            `select h.prompt as name, (product.corrected_result(h.result, h.corrections) - 'imagePaths')::text as result,
               greatest(jsonb_array_length(h.image_paths), case when h.image_path = '' then 0 else 1 end) as images
             from public.shared_results as s join public.analysis_history as h on h.id = s.history_id and h.user_id = s.user_id
             where s.id = $1::uuid and jsonb_typeof(h.result) = 'object'`,
            [id],
          ),
        { readOnly: true },
      )
    : [];
  if (!row) return refuse(c);
  // As it is stored: megabytes are not parsed only to be written again.
  const body = `{"name":${JSON.stringify(row.name)},"images":${row.images},"result":${row.result}}`;
  // Only counted: this answer is given, the calls after it are refused.
  count(clientNetwork(c, trustProxy), Math.floor(body.length / BYTES_PER_CALL));
  c.set('streaming', untilSent(c));
  return c.body(body, 200, { ...HEADERS, 'Content-Type': 'application/json' });
};

/** One of its screenshots by number; only a file in the owner's own folder, whatever the stored paths say. */
const sendImage = async ({ database, store }: SharingDeps, c: Context): Promise<Response> => {
  const id = idOf(c);
  const [row] = id
    ? await database.asService(
        (sql) =>
          sql<{ owner: string; path: string | null }>(
            `select h.user_id::text as owner,
               coalesce(h.image_paths ->> $2::int, case when $2::int = 0 then h.image_path end) as path
             from public.shared_results as s join public.analysis_history as h on h.id = s.history_id and h.user_id = s.user_id
             where s.id = $1::uuid`,
            [id, Number(c.req.param('index'))],
          ),
        { readOnly: true },
      )
    : [];
  if (!row?.path?.startsWith(`${row.owner}/`) || !isSafeKey(row.path)) return refuse(c);
  const file = await store.open(row.path);
  if (!file) return refuse(c);
  if (!isImageType(file.contentType)) {
    await file.body.cancel();
    return refuse(c);
  }
  return c.body(file.body, 200, {
    ...HEADERS,
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
};

/** Saved projects by their read-only links, for whoever holds one. */
export const createSharingApp = (deps: SharingDeps): Hono => {
  const app = new Hono();
  const { refuse: limit, count } = limitNetwork(CALLS_HERE, deps);
  const ofNetwork = limitAtOnce(AT_ONCE.network, (c) => clientNetwork(c, deps.trustProxy));
  const ofAll = limitAtOnce(AT_ONCE.all, () => 'all');
  app.get('/functions/v1/shared-result/:id', limit, ofNetwork, ofAll, (c) => sendResult(deps, count, c));
  app.get('/functions/v1/shared-result/:id/images/:index{\\d}', limit, (c) => sendImage(deps, c));
  return app;
};
