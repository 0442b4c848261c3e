/** Asks one address again and again from a thread of its own, so that the load's own work does not count as waiting. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const PROBE_MS = 50;

export type Timed = { ms: number[]; failures: number };
type Asked = { url: string; headers: Record<string, string> };

const probeUntilTold = async ({ url, headers }: Asked): Promise<void> => {
  const timed: Timed = { ms: [], failures: 0 };
  let isRunning = true;
  parentPort!.once('message', () => {
    isRunning = false;
  });
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
    await sleep(PROBE_MS);
  }
  parentPort!.postMessage(timed);
};

/** Starts asking; `stop` ends it and tells how long each answer took. */
export const startProbe = (url: string, headers: Record<string, string> = {}): { stop: () => Promise<Timed> } => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, headers } satisfies Asked });
  const { promise, resolve, reject } = Promise.withResolvers<Timed>();
  worker.once('message', resolve);
  worker.once('error', reject);
  return {
    stop: () => {
      worker.postMessage('stop');
      return promise;
    },
  };
};

if (!isMainThread) await probeUntilTold(workerData as Asked);
