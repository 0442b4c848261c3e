import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MeasureError, MeasureOutcome, MeasurePool, MeasurePoolOptions, OnStage } from '../contract.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

type Job = {
  bytes: Uint8Array;
  onStage: OnStage | undefined;
  settle: (outcome: MeasureOutcome) => void;
};

type Slot = { child: ChildProcess | undefined; job: Job | undefined; timer: NodeJS.Timeout | undefined };

/** Measuring takes all that is left of a core; the server's own answers come first. */
const WORKER_PRIORITY = 10;

/** Set from here, before the process has threads: on Linux each thread has a priority of its own, taken from its maker. */
const lowerPriority = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined) setPriority(child.pid, WORKER_PRIORITY);
  } catch (error) {
    // It may have ended already, which its exit event tells.
    if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error;
  }
};

const failure = (error: MeasureError): MeasureOutcome => ({ ok: false, error });

/**
 * A fixed number of child processes with a bounded queue before them. Processes, not threads: a hang or a crash inside a
 * native decoder can be ended without taking the server along.
 */
export function createProcessPool(options: MeasurePoolOptions, workerUrl: URL): MeasurePool {
  const slots: Slot[] = Array.from({ length: options.workers }, () => ({
    child: undefined,
    job: undefined,
    timer: undefined,
  }));
  const queue: Job[] = [];
  let closed = false;

  const finish = (slot: Slot, outcome: MeasureOutcome): void => {
    clearTimeout(slot.timer);
    const job = slot.job;
    slot.job = undefined;
    job?.settle(outcome);
    dispatch();
  };

  /** Ends the slot's process at once; the next job gets a fresh one. */
  const replace = (slot: Slot, error: MeasureError): void => {
    slot.child?.kill('SIGKILL');
    slot.child = undefined;
    finish(slot, failure(error));
  };

  const start = (slot: Slot): ChildProcess => {
    const child = fork(fileURLToPath(workerUrl), {
      serialization: 'advanced',
      // Out of the terminal's group: Ctrl+C is for the server, which lets running work finish and then ends its workers.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    lowerPriority(child);
    child.on('message', (reply: WorkerReply) => {
      if (slot.child !== child) return;
      if ('stage' in reply) slot.job?.onStage?.(reply.stage);
      else finish(slot, reply.outcome);
    });
    const lost = (): void => {
      if (slot.child === child) replace(slot, { code: 'worker-crashed' });
    };
    child.on('exit', lost);
    child.on('error', lost);
    return child;
  };

  const dispatch = (): void => {
    for (const slot of slots) {
      if (slot.job || closed) continue;
      const job = queue.shift();
      if (!job) return;
      slot.job = job;
      slot.child ??= start(slot);
      slot.timer = setTimeout(
        () => replace(slot, { code: 'timed-out', timeoutMs: options.timeoutMs }),
        options.timeoutMs,
      );
      slot.child.send({ bytes: job.bytes } satisfies WorkerRequest, () => undefined);
    }
  };

  const cancel = (job: Job): void => {
    const waiting = queue.indexOf(job);
    if (waiting >= 0) {
      queue.splice(waiting, 1);
      job.settle(failure({ code: 'cancelled' }));
      return;
    }
    const slot = slots.find((candidate) => candidate.job === job);
    if (slot) replace(slot, { code: 'cancelled' });
  };

  return {
    measure: (bytes, { signal, onStage } = {}) => {
      if (closed || signal?.aborted) return Promise.resolve(failure({ code: 'cancelled' }));
      const busy = slots.every((slot) => slot.job);
      if (busy && queue.length >= options.maxQueue) {
        return Promise.resolve(failure({ code: 'queue-full', waiting: queue.length }));
      }
      return new Promise((resolve) => {
        const abort = (): void => cancel(job);
        const job: Job = {
          bytes,
          onStage,
          settle: (outcome) => {
            signal?.removeEventListener('abort', abort);
            resolve(outcome);
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        queue.push(job);
        onStage?.('queued');
        dispatch();
      });
    },
    load: () => ({ running: slots.filter((slot) => slot.job).length, waiting: queue.length }),
    close: async () => {
      closed = true;
      const children = slots.flatMap(({ child }) => (child && child.exitCode === null ? [child] : []));
      for (const job of queue.splice(0)) job.settle(failure({ code: 'cancelled' }));
      for (const slot of slots) replace(slot, { code: 'cancelled' });
      await Promise.all(
        children.map((child) =>
          child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined,
        ),
      );
    },
  };
}
