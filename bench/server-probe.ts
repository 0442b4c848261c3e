/** Asks one address again and again from a thread of its own, so that the load's own work does not count as waiting. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const PROBE_MS = 50;

type Options = { headers?: Record<string, string>; everyMs?: number };

type Timed = { ms: number[]; failures: number };
type Asked = { url: string; headers: Record<string, string>; everyMs: number };

const probeUntilTold = async ({ url, headers, everyMs }: Asked): Promise<void> => {
  const timed: Timed = { ms: [], failures: 0 };
  let isRunning = true;
  parentPort!.once('message', () => {
    isRunning = false;
  });
  // The first request of a thread loads the client itself; that is nobody's answer time.
  await fetch(url, { headers }).then((answer) => answer.arrayBuffer());
  parentPort!.postMessage('ready');
  while (isRunning) {
    const started = performance.now();
    const ok = await fetch(url, { headers })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      })
      .catch(() => false);
    timed.ms.push(performance.now() - started);
    if (!ok) timed.failures += 1;
    await sleep(everyMs);
  }
  parentPort!.postMessage(timed);
};

/** Starts asking, and resolves once the first answer is there; `stop` ends it and tells how long each later one took. */
export const startProbe = async (
  url: string,
  { headers = {}, everyMs = PROBE_MS }: Options = {},
): Promise<{ stop: () => Promise<Timed> }> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, headers, everyMs } satisfies Asked });
  await once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [timed] = (await once(worker, 'message')) as [Timed];
      return timed;
    },
  };
};

if (!isMainThread) await probeUntilTold(workerData as Asked);
