import type { z } from 'zod';
import { readJson } from '../read-json.ts';
import type { StorageContext } from './storage-app.ts';
import { StorageError } from './storage-error.ts';

/** More than any question about files needs: a hundred names to delete are 30 kB. */
const QUESTION_BYTES = 64 * 1024;
/** Nobody's connection pauses for so long and still gets an upload through; the whole request has the server's minute. */
const IDLE_MS = 10_000;
const FIRST_BYTES = 64 * 1024;

type Options = { maxBytes: number; idleMs?: number };

/** The body of a request; one that is too large, or that stops arriving, is left where it is. */
export async function readBody(request: Request, { maxBytes, idleMs = IDLE_MS }: Options): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new StorageError('too-large');
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  // What cannot be told to stop has stopped.
  const leave = () => void reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // The read that waits now ends as if the body had.
    leave();
  }, idleMs);
  try {
    // Copied as they come: thousands of tiny chunks would each keep their whole network buffer.
    let [bytes, length] = [Buffer.allocUnsafe(Math.min(FIRST_BYTES, maxBytes)), 0];
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      timer.refresh();
      const end = length + next.value.length;
      if (end > maxBytes) throw new StorageError('too-large');
      if (end > bytes.length) bytes = Buffer.concat([bytes], Math.min(maxBytes, Math.max(end, 2 * bytes.length)));
      bytes.set(next.value, length);
      length = end;
    }
    if (isLate) throw new StorageError('too-slow');
    return bytes.subarray(0, length);
  } catch (error) {
    leave();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A question about files, in the shape of the schema. */
export async function parseBody<T>(c: StorageContext, schema: z.ZodType<T>, maxBytes = QUESTION_BYTES): Promise<T> {
  const bytes = await readBody(c.req.raw, { maxBytes });
  const body = readJson(new TextDecoder().decode(bytes));
  const parsed = body.ok ? schema.safeParse(body.value) : undefined;
  if (!parsed?.success) throw new StorageError('invalid-request');
  return parsed.data;
}
