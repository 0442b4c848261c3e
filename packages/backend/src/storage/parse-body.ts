import type { z } from 'zod';
import { readJson } from '../read-json.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

/** More than any question about files needs: a hundred names to delete are 30 kB. */
const QUESTION_BYTES = 64 * 1024;

/** A question about files, in the shape of the schema. */
export async function parseBody<T>(c: StorageContext, schema: z.ZodType<T>, maxBytes = QUESTION_BYTES): Promise<T> {
  const bytes = await c.get('readBody')(maxBytes);
  const body = readJson(new TextDecoder().decode(bytes));
  const parsed = body.ok ? schema.safeParse(body.value) : undefined;
  if (!parsed?.success) throw new StorageError('invalid-request');
  return parsed.data;
}
