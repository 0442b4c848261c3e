import type { Context } from 'hono';
import { DatabaseError, isDiskFull, SessionEndedError, SqlError } from '../database/database-error.ts';
import { BodyError, type BodyProblem } from '../read-body.ts';

/** The storage service answers HTTP 400 and puts the real status into the body; its client reads it there. */
const REFUSALS = {
  'invalid-key': { statusCode: '400', error: 'InvalidKey', message: 'Invalid key' },
  'invalid-request': { statusCode: '400', error: 'InvalidRequest', message: 'Invalid request' },
  unsupported: {
    statusCode: '400',
    error: 'InvalidRequest',
    message: 'Metadata, content encodings and a cacheControl other than seconds up to a year are not supported',
  },
  'bad-token': { statusCode: '400', error: 'InvalidJWT', message: 'Invalid or expired token' },
  unauthorized: { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' },
  // The client's `exists` knows it by the code.
  'not-found': { statusCode: '404', error: 'not_found', code: 'NoSuchKey', message: 'Object not found' },
  'no-such-range': { statusCode: '416', error: 'InvalidRange', message: 'The file has none of these bytes' },
  'bucket-not-found': { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' },
  duplicate: { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
  gone: {
    statusCode: '409',
    error: 'Conflict',
    message: 'The file or its owner was deleted during the upload',
  },
  'too-large': {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  quota: {
    statusCode: '413',
    error: 'Payload too large',
    message: 'Your storage is full: delete projects that you no longer need',
  },
  'too-slow': { statusCode: '408', error: 'RequestTimeout', message: 'The upload stopped arriving' },
  'wrong-type': {
    statusCode: '415',
    error: 'invalid_mime_type',
    message: 'Only PNG, JPEG, GIF and WebP images are stored',
  },
  'too-many': { statusCode: '429', error: 'Too many requests', message: 'Too many calls, try again later' },
  full: { statusCode: '507', error: 'InsufficientStorage', message: 'The server has no room left for files' },
  internal: { statusCode: '500', error: 'Internal', message: 'Internal Server Error' },
  unavailable: { statusCode: '503', error: 'Unavailable', message: 'The service is not available, try again later' },
} as const;

type StorageErrorCode = keyof typeof REFUSALS;

/** Where there are too many at this moment only. */
const BUSY_SECONDS = 3;

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  readonly retryAfterSeconds: number;

  constructor(code: StorageErrorCode, retryAfterSeconds = BUSY_SECONDS) {
    super(REFUSALS[code].message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.name = 'StorageError';
    this.code = code;
  }
}

const OF_BODY = {
  'too-large': 'too-large',
  'too-slow': 'too-slow',
  'cut-off': 'too-slow',
  'no-room': 'too-many',
} as const satisfies Record<BodyProblem, StorageErrorCode>;

/** Every failure as one of the refusals. */
export function toStorageError(error: unknown): StorageError {
  return error instanceof StorageError ? error : new StorageError(toCode(error));
}

function toCode(error: unknown): StorageErrorCode {
  if (error instanceof BodyError) return OF_BODY[error.problem];
  if (error instanceof SessionEndedError) return 'bad-token';
  if (isDiskFull(error)) return 'full';
  if (error instanceof DatabaseError) return 'unavailable';
  if (error instanceof SqlError && error.code === '42501') return 'unauthorized';
  if (error instanceof SqlError && error.code === '23505') return 'duplicate';
  // The owner's row: an account that is deleted while its file arrives.
  if (error instanceof SqlError && error.code === '23503') return 'gone';
  // Class 22: a value that the database cannot hold, such as U+0000 in a name.
  if (error instanceof SqlError && error.code.startsWith('22')) return 'invalid-request';
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'internal';
}

export function answerStorageError(c: Context, { code, retryAfterSeconds }: StorageError): Response {
  if (code === 'too-many') c.header('Retry-After', String(retryAfterSeconds));
  const refusal = REFUSALS[code];
  // No client of the storage service reads this one from the body.
  if (code === 'no-such-range') return c.json(refusal, 416);
  return c.json(refusal, Number(refusal.statusCode) >= 500 ? 500 : 400);
}
