import type { Connection, UseConnection } from './connection.ts';
import { DatabaseError, NotStartedError } from './database-error.ts';
import { type PgliteProcess, startPgliteProcess } from './pglite-process.ts';

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
  let last: Promise<unknown> = Promise.resolve();

  const alive = async (): Promise<PgliteProcess> => {
    if (isClosed) throw new DatabaseError('unreachable', 'The embedded database is closed.');
    if (!current.hasEnded()) return current;
    current = await open().catch((error: unknown) => {
      throw error instanceof DatabaseError ? new NotStartedError(error) : error;
    });
    return current;
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
