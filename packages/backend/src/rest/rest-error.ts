import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseError, isDiskFull, SessionEndedError, SqlError } from '../database/database-error.ts';
import { BodyError, type BodyProblem } from '../read-body.ts';

/** A refusal with PostgREST's code and body. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: string | null = null,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.name = 'RestError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const PLAIN_WORDS: Record<string, string> = {
  '22P02': 'Invalid input syntax',
  '23502': 'A required value is missing',
  '23503': 'A referenced record does not exist',
  '23505': 'A record with this key already exists',
  '23514': 'A value is outside of what is allowed',
  '25006': 'This request cannot write',
  '42501': 'Permission denied',
  '54000': 'The request is too complex',
  '54001': 'The request is too complex',
  // Our own, raised by a trigger (0009_bounds.sql).
  BP413: 'This account has written as much as it may',
};

/** SQLSTATEs whose status is not 400, longest prefix first. */
const STATUS: [prefix: string, status: ContentfulStatusCode][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['57014', 500],
  ['40', 500],
  ['BP413', 413],
  ['XX', 500],
];

/** Every failure as PostgREST would say it; the text never carries SQL or values. */
export function toRestError(error: unknown, isAnonymous: boolean): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof BodyError) return ofBody(error.problem);
  if (error instanceof SessionEndedError) return new RestError(401, 'PGRST301', 'JWT session has ended');
  if (isDiskFull(error)) return new RestError(507, '53100', 'The server has no room left on its disk');
  if (error instanceof DatabaseError)
    return new RestError(503, 'PGRST001', 'The database is not available, try again later');
  if (!(error instanceof SqlError)) return new RestError(500, 'PGRST500', 'Internal Server Error');
  const message = PLAIN_WORDS[error.code] ?? 'The request was refused';
  if (error.code === '42501') return new RestError(isAnonymous ? 401 : 403, error.code, message);
  const status = STATUS.find(([prefix]) => error.code.startsWith(prefix))?.[1] ?? 400;
  return new RestError(status, error.code, message);
}

const BUSY_SECONDS = 3;

/** Too much of something, with when to come back. */
export function tooMany(what: string, seconds: number): RestError {
  return new RestError(429, 'PGRST429', `Too many ${what}, try again in ${seconds} seconds`, null, seconds);
}

export function busy(): RestError {
  return tooMany('large requests', BUSY_SECONDS);
}

function ofBody(problem: BodyProblem): RestError {
  if (problem === 'no-room') return busy();
  if (problem === 'too-large') return new RestError(413, 'PGRST413', 'The request body is too large');
  return new RestError(408, 'PGRST408', 'The request stopped arriving');
}

export function answerRestError(c: Context, error: RestError): Response {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  if (error.status === 401) {
    const reason = error.code === 'PGRST303' ? ` error="invalid_token", error_description="${error.message}"` : '';
    c.header('WWW-Authenticate', `Bearer${reason}`);
  }
  return c.json({ code: error.code, details: error.details, hint: null, message: error.message }, error.status);
}
