/** PGlite in its own thread: a long query must not stop the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

export type PgliteRequest =
  | { id: number; kind: 'query'; text: string; values: unknown[] }
  | { id: number; kind: 'batch'; text: string }
  | { id: number; kind: 'close' };

export type PgliteReply =
  | { id: number; rows: Record<string, unknown>[]; affected: number }
  | { id: number; error: { message: string; code?: string; detail?: string } }
  /** The engine gave up and may never answer again: a full disk, a broken file. */
  | { panic: string };

const port = parentPort!;
const { folder } = workerData as { folder: string };

/** The same JavaScript values as from `pg` (postgres-connection.ts). */
const parsers = { [types.INT8]: Number, [types.DATE]: (text: string) => text };

/** The reason stands on the engine's standard error only; what it throws afterwards is 'Aborted()', if anything. */
const onStderr = (line: string) => {
  const panic = /PANIC:\s+(.*)/.exec(line)?.[1];
  if (panic) port.postMessage({ panic } satisfies PgliteReply);
  return true;
};

const opening = PGlite.create(folder, { parsers, onStderr });
opening.then(
  () => port.postMessage({ id: 0, rows: [], affected: 0 } satisfies PgliteReply),
  (error: unknown) => port.postMessage({ id: 0, error: facts(error) } satisfies PgliteReply),
);

port.on('message', async (request: PgliteRequest) => {
  try {
    const db = await opening;
    if (request.kind === 'close') {
      await db.close();
      port.postMessage({ id: request.id, rows: [], affected: 0 } satisfies PgliteReply);
      return;
    }
    const result =
      request.kind === 'query' ? await db.query(request.text, request.values) : (await db.exec(request.text)).at(-1);
    const rows = (result?.rows ?? []) as Record<string, unknown>[];
    port.postMessage({ id: request.id, rows, affected: result?.affectedRows ?? 0 } satisfies PgliteReply);
  } catch (error) {
    port.postMessage({ id: request.id, error: facts(error) } satisfies PgliteReply);
  }
});

function facts(error: unknown) {
  const { message, code, detail } = error as { message?: string; code?: string; detail?: string };
  return { message: message ?? String(error), code, detail };
}
