import { Worker } from 'node:worker_threads';
import type { Connection, Result } from './connection.ts';
import { DatabaseError, isSqlState, SqlError } from './database-error.ts';
import type { PgliteReply, PgliteRequest } from './pglite-worker.ts';

/** PGlite does not enforce statement_timeout; a statement that takes this long hangs, and with it everybody. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** Making a new database on a busy machine takes up to 15 s. */
const START_TIMEOUT_MS = 180_000;

export type PgliteProcess = {
  connection: Connection;
  hasEnded: () => boolean;
  /** Closes the database and ends the thread. */
  end: () => Promise<void>;
};

type Waiting = { resolve: (result: Result) => void; reject: (error: Error) => void };

/** One thread with one open database. Requests and answers are matched by number. */
export async function startPgliteProcess(
  folder: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<PgliteProcess> {
  // Without the flags of this process: some of them (--input-type) would stop a thread from starting.
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder }, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | undefined;

  const finish = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', (error) => finish(new DatabaseError('unreachable', 'The embedded database stopped.', error)));
  worker.on('exit', () => finish(new DatabaseError('unreachable', 'The embedded database stopped.')));
  worker.on('message', (reply: PgliteReply) => {
    if ('panic' in reply) {
      finish(toError({ message: reply.panic }));
      void worker.terminate();
      return;
    }
    const waiter = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!('error' in reply)) return waiter?.resolve(reply);
    const error = toError(reply.error);
    // Outside of SQL nothing is known about the engine's state: start again from what is on disk.
    if (error instanceof DatabaseError) void worker.terminate();
    waiter?.reject(error);
  });

  const wait = (id: number, timeoutMs: number) =>
    new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        finish(new DatabaseError('unreachable', 'The embedded database did not answer in time.'));
        void worker.terminate();
      }, timeoutMs);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
    });
  const ask = (request: PgliteRequest): Promise<Result> => {
    if (ended) return Promise.reject(ended);
    const answer = wait(request.id, statementTimeoutMs);
    worker.postMessage(request);
    return answer;
  };

  const end = async () => {
    if (!ended) await ask({ id: ++lastId, kind: 'close' }).catch(() => undefined);
    await worker.terminate();
  };
  try {
    await wait(0, START_TIMEOUT_MS);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    connection: {
      query: (text, values) => ask({ id: ++lastId, kind: 'query', text, values: [...values] }),
      batch: (text) => ask({ id: ++lastId, kind: 'batch', text }),
    },
    hasEnded: () => ended !== undefined,
    end,
  };
}

/** Codes of the operating system in messages of the engine, which says them in words. */
const FULL = /no space left|ENOSPC|EFBIG|file too large|EDQUOT/i;
const READ_ONLY = /read-only|EROFS|EACCES|permission denied.*file|EPERM/i;

/** What is no SQLSTATE comes from the file system or from the engine itself. */
function toError({ message, code, detail }: { message: string; code?: string; detail?: string }): Error {
  if (code === '53100' || (!isSqlState(code) && FULL.test(message)))
    return new DatabaseError('disk-full', 'The disk of the data folder is full.');
  if (!isSqlState(code) && READ_ONLY.test(message))
    return new DatabaseError('not-writable', `The data folder cannot be written: ${message}`);
  if (isSqlState(code)) return new SqlError(code, message, detail);
  return new DatabaseError('unreachable', `The embedded database failed: ${message}`);
}
