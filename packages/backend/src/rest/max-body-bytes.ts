import type { RestContext } from './rest-context.ts';

/** A new row with a document in it: seven pages with all their measured facts are about 3 MB. */
const DOCUMENT_BYTES = 8 * 1024 * 1024;
/** Any other new row: three answers of feedback, of 10,000 characters each, in any script. */
const ROW_BYTES = 128 * 1024;
/** A change of the few small columns that can be changed: corrections are at most 24 kB. */
const CHANGE_BYTES = 32 * 1024;

/** What the call can be about at most: to read megabytes of JSON stops everybody else. */
export function maxBodyBytes(c: RestContext): number {
  if (c.req.method !== 'POST') return CHANGE_BYTES;
  const hasDocument = [...c.get('table').columns.values()].includes('jsonb');
  return hasDocument ? DOCUMENT_BYTES : ROW_BYTES;
}
