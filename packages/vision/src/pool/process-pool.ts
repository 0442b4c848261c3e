import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MeasureError, MeasureOutcome, MeasurePool, MeasurePoolOptions, OnStage } from '../contract.ts';
import { countOf, createFairQueue } from './fair-queue.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

type Job = {
  bytes: Uint8Array;
  owner: string | undefined;
  onStage: OnStage | undefined;
  settle: (outcome: MeasureOutcome) => void;
};

type Slot = { child: ChildProcess | undefined; job: Job | undefined; timer: NodeJS.Timeout | undefined };

const failure = (error: MeasureError): MeasureOutcome => ({ ok: false, error });

/**
 * A fixed number of child processes with a bounded, fair queue before them. Processes, not threads: a hang or a crash inside a
 * native decoder can be ended without taking the server along.
 */
export function createProcessPool(options: MeasurePoolOptions, workerUrl: URL): MeasurePool {
  const slots: Slot[] = Array.from({ length: options.workers }, () => ({
    child: undefined,
    job: undefined,
    timer: undefined,
  }));
  // With two workers or more, one stays within reach of everybody else.
  const maxOfOwner = Math.max(1, options.workers - 1);
  const queue = createFairQueue<Job>(maxOfOwner);
  const running = (): Job[] => slots.flatMap(({ job }) => job ?? []);
  let closed = false;

  const finish = (slot: Slot, outcome: MeasureOutcome): void => {
    clearTimeout(slot.timer);
    const job = slot.job;
    slot.job = undefined;
    if (job) queue.finished(job);
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
      const job = queue.next(running());
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
    if (queue.remove(job)) {
      job.settle(failure({ code: 'cancelled' }));
      return;
    }
    const slot = slots.find((candidate) => candidate.job === job);
    if (slot) replace(slot, { code: 'cancelled' });
  };

  return {
    measure: (bytes, { signal, onStage, owner } = {}) => {
      if (closed || signal?.aborted) return Promise.resolve(failure({ code: 'cancelled' }));
      const mustWait = running().length === slots.length || countOf(owner, running()) >= maxOfOwner;
      if (mustWait && queue.size() >= options.maxQueue) {
        return Promise.resolve(failure({ code: 'queue-full', waiting: queue.size() }));
      }
      return new Promise((resolve) => {
        const abort = (): void => cancel(job);
        const job: Job = {
          bytes,
          owner,
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
    load: () => ({ running: running().length, waiting: queue.size() }),
    close: async () => {
      closed = true;
      const children = slots.flatMap(({ child }) => (child && child.exitCode === null ? [child] : []));
      for (const job of queue.removeAll()) job.settle(failure({ code: 'cancelled' }));
      for (const slot of slots) replace(slot, { code: 'cancelled' });
      await Promise.all(
        children.map((child) =>
          child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined,
        ),
      );
    },
  };
}
