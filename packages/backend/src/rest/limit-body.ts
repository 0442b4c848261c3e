import type { Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RestContext } from './rest-app.ts';
import { answerRestError, RestError } from './rest-error.ts';

/** A new row with a document in it: seven pages with all their measured facts are about 3 MB. */
const DOCUMENT_BYTES = 8 * 1024 * 1024;
/** Any other new row: three answers of feedback, of 10,000 characters each, in any script. */
const ROW_BYTES = 128 * 1024;
/** A change of the few small columns that can be changed. */
const CHANGE_BYTES = 16 * 1024;

const upTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => answerRestError(c, new RestError(413, 'PGRST413', 'The request body is too large')),
  });
const [document, row, change] = [upTo(DOCUMENT_BYTES), upTo(ROW_BYTES), upTo(CHANGE_BYTES)];

/** Refuses a body that is larger than what the call can be about: to read megabytes of JSON stops everybody else. */
export function limitBody(c: RestContext, next: Next) {
  if (c.req.method !== 'POST') return change(c, next);
  const hasDocument = [...c.get('table').columns.values()].includes('jsonb');
  return (hasDocument ? document : row)(c, next);
}
