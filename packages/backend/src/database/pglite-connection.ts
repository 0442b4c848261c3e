import { Worker } from 'node:worker_threads';
import type { Connection, Result, UseConnection } from './connection.ts';
import { DatabaseError, SqlError } from './database-error.ts';
import type { PgliteReply, PgliteRequest } from './pglite-worker.ts';

type Waiting = { resolve: (result: Result) => void; reject: (error: Error) => void };

/** Opens the embedded database in a worker thread. There is one connection, so users of it queue up. */
export async function openPglite(folder: string): Promise<{ use: UseConnection; close: () => Promise<void> }> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let dead: Error | undefined;

  const die = (error: Error) => {
    dead = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', (error) => die(new DatabaseError('unreachable', 'The embedded database stopped.', error)));
  worker.on('exit', () => die(new DatabaseError('unreachable', 'The embedded database is closed.')));
  worker.on('message', (reply: PgliteReply) => {
    const waiter = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) waiter?.reject(toError(reply.error));
    else waiter?.resolve(reply);
  });

  const wait = (id: number) => new Promise<Result>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (request: PgliteRequest): Promise<Result> => {
    if (dead) return Promise.reject(dead);
    const answer = wait(request.id);
    worker.postMessage(request);
    return answer;
  };

  const connection: Connection = {
    query: (text, values) => ask({ id: ++lastId, kind: 'query', text, values: [...values] }),
    batch: (text) => ask({ id: ++lastId, kind: 'batch', text }),
  };
  let last: Promise<unknown> = wait(0);
  await last.catch(async (error) => {
    await worker.terminate();
    throw error;
  });

  const use: UseConnection = (work) => {
    const mine = last.then(() => work(connection));
    last = mine.catch(() => undefined);
    return mine;
  };
  const close = async () => {
    await last;
    if (!dead) await ask({ id: ++lastId, kind: 'close' });
    await worker.terminate();
  };
  return { use, close };
}

/** SQLSTATEs have five characters; anything else comes from the file system or from the engine itself. */
function toError(error: { message: string; code?: string; detail?: string }): Error {
  if (error.code?.length === 5) return new SqlError(error.code, error.message, error.detail);
  return new DatabaseError('unreachable', `The embedded database failed: ${error.message}`);
}
