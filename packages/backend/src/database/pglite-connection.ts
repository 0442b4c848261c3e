import type { Connection, UseConnection } from './connection.ts';
import { DatabaseError, NotStartedError } from './database-error.ts';
import { type PgliteProcess, startPgliteProcess } from './pglite-process.ts';

/** Opening costs seconds of a core: on a full disk, requests share the answer of one try. */
const REOPEN_AFTER_MS = 5_000;

/**
 * Opens the embedded database in a worker thread. There is one connection, so users of it queue up. A thread that died,
 * or had to be ended because a statement hung, is replaced before the next use; `prepare` runs on every new one.
 */
export async function openPglite(
  folder: string,
  prepare: (connection: Connection) => Promise<void>,
  statementTimeoutMs?: number,
): Promise<{ use: UseConnection; close: () => Promise<void> }> {
  const open = async (): Promise<PgliteProcess> => {
    const started = await startPgliteProcess(folder, statementTimeoutMs);
    try {
      await prepare(started.connection);
      return started;
    } catch (error) {
      await started.end();
      throw error;
    }
  };
  let current = await open();
  let isClosed = false;
  let failed: { at: number; error: unknown } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const alive = async (): Promise<PgliteProcess> => {
    if (isClosed) throw new DatabaseError('unreachable', 'The embedded database is closed.');
    if (!current.hasEnded()) return current;
    if (failed && performance.now() - failed.at < REOPEN_AFTER_MS) throw failed.error;
    try {
      current = await open();
      return current;
    } catch (error) {
      failed = { at: performance.now(), error: error instanceof DatabaseError ? new NotStartedError(error) : error };
      throw failed.error;
    }
  };
  const use: UseConnection = (work) => {
    const mine = last.then(async () => work((await alive()).connection));
    last = mine.catch(() => undefined);
    return mine;
  };
  const close = async () => {
    await last;
    isClosed = true;
    await current.end();
  };
  return { use, close };
}
