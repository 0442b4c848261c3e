type DatabaseErrorCode = 'in-use' | 'not-writable' | 'disk-full' | 'unreachable' | 'migration-failed';

/** A database that cannot do its work at all, said in one line that may be shown to whoever runs the server. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseError';
    this.code = code;
  }
}

/** The database failed before any of the work had run: the whole work may be tried again. */
export class NotStartedError extends DatabaseError {
  constructor(cause: DatabaseError) {
    super(cause.code, cause.message, cause.cause);
    this.name = 'NotStartedError';
  }
}

/** The token's session was signed out, or its user is gone. */
export class SessionEndedError extends Error {
  constructor() {
    super('Session from session_id claim in JWT does not exist');
    this.name = 'SessionEndedError';
  }
}

/** A refusal of PostgreSQL for this statement, with its SQLSTATE; the same shape from both databases. */
export class SqlError extends Error {
  readonly code: string;
  readonly detail: string | undefined;

  constructor(code: string, message: string, detail?: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SqlError';
    this.code = code;
    this.detail = detail;
  }
}

/** No room for what was to be written, with either database. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === 'disk-full';
}

/** Five characters like `42501`. Codes of the operating system can have five too (`EPIPE`), and begin with E. */
export function isSqlState(code: string | undefined): code is string {
  return code !== undefined && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code);
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT']);

/** An error of the file system under a data folder, in words. */
export function toDatabaseError(error: unknown, folder: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (FULL.has(code)) return new DatabaseError('disk-full', `The disk of the data folder ${folder} is full.`, error);
  if (NOT_WRITABLE.has(code))
    return new DatabaseError('not-writable', `The data folder ${folder} cannot be written: ${message}`, error);
  return new DatabaseError('unreachable', `The data folder ${folder} cannot be opened: ${message}`, error);
}
