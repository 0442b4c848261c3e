import type { MeasureError, MeasureOutcome, MeasurePool, MeasurePoolOptions, OnStage, OnWork } from '../contract.ts';
import { createExpressClaims, EXPRESS_LIMIT_MS } from './express-claims.ts';
import { countOf, createFairQueue } from './fair-queue.ts';
import { type Cost, predictCost } from './predict-cost.ts';
import { createWorkLedger, type WorkLedger } from './work-ledger.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';

type Job = {
  bytes: Uint8Array;
  owner: string | undefined;
  sender: string | undefined;
  cost: Cost;
  onStage: OnStage | undefined;
  onWork: OnWork | undefined;
  settle: (outcome: MeasureOutcome) => void;
};

/** Waiting for a busy machine may make a picture take this many times its limit; what is not done then never will be. */
const MAX_WAITING_TIMES = 4;
/** Without a budget owners still owe each other something: who worked less comes first. */
const NO_BUDGET = { burstMs: Number.POSITIVE_INFINITY, perMinuteMs: 60_000 };

const failure = (error: MeasureError): MeasureOutcome => ({ ok: false, error });

/** Books what a job is expected to take when it is sent, and what it took when it is over. */
const createBooks = ({ book, owed, waitSeconds }: WorkLedger) => ({
  owed: (owner: string | undefined): number => (owner === undefined ? 0 : owed(owner)),
  waitSeconds: (owner: string | undefined) => (owner === undefined ? undefined : waitSeconds(owner)),
  promise: ({ owner, cost }: Job): void => {
    if (owner !== undefined) book(owner, cost.expectedMs);
  },
  /** A picture that was given up or failed has used a worker like any other. */
  charge: ({ owner, cost }: Job, workedMs: number): void => {
    if (owner !== undefined) book(owner, workedMs - cost.expectedMs);
  },
});

/** The workers with the queue before them: sends each job to a worker when it is its turn. */
const createSchedule = (options: MeasurePoolOptions, workerUrl: URL) => {
  const open = () => createWorkerSlot<Job>(workerUrl, options.isForeground);
  const slots = Array.from({ length: options.workers }, open);
  const express = open();
  const all = [...slots, express];
  const books = createBooks(createWorkLedger(options.budget ?? NO_BUDGET));
  const claims = createExpressClaims(books.owed);
  // With two workers or more, one stays within reach of everybody else.
  const maxOfOwner = Math.max(1, options.workers - 1);
  const queue = createFairQueue<Job>(maxOfOwner, books.owed);
  const running = (): Job[] => all.flatMap((slot) => slot.job() ?? []);
  let closed = false;

  const push = (job: Job): void => {
    books.promise(job);
    queue.push(job);
    dispatch();
    // Said only of who really waits: a free worker takes the job at once.
    if (queue.holds(job)) job.onStage?.('queued');
  };
  const finish = (job: Job, outcome: MeasureOutcome, workedMs: number): void => {
    books.charge(job, workedMs);
    queue.finished(job);
    job.settle(outcome);
    dispatch();
  };
  const limits = (limitMs: number) => ({ limitMs, maxPassedMs: options.maxPassedMs ?? MAX_WAITING_TIMES * limitMs });
  const runOn = (slot: WorkerSlot<Job>, job: Job): void =>
    slot.run(job, {
      ...limits(options.budget ? job.cost.limitMs : options.timeoutMs),
      onEnd: (outcome, workedMs) => finish(job, outcome, workedMs),
    });
  /** The time counts from the first stage: a process that has just started is nobody's fault. */
  const runExpress = (job: Job): void =>
    express.run(job, {
      ...limits(EXPRESS_LIMIT_MS),
      onEnd: (outcome, workedMs) => {
        claims.judge(job, outcome, workedMs);
        if (outcome.ok || outcome.error.code !== 'timed-out') return finish(job, outcome, workedMs);
        const { onWork } = job;
        job.onWork = onWork && ((furtherMs) => onWork(workedMs + furtherMs));
        job.cost = { ...job.cost, isQuick: false };
        books.charge(job, workedMs);
        push(job);
      },
    });
  const dispatch = (): void => {
    if (closed) return;
    for (const slot of slots) {
      if (slot.job()) continue;
      const job = queue.next(running());
      if (!job) break;
      runOn(slot, job);
    }
    const quick = express.job() ? undefined : queue.next(running(), claims.has);
    if (quick) runExpress(quick);
  };
  const close = async (): Promise<void> => {
    closed = true;
    for (const job of queue.removeAll()) job.settle(failure({ code: 'cancelled' }));
    await Promise.all(all.map((slot) => slot.close()));
  };
  /** Whether a new job of this owner would have to wait. */
  const isBusyFor = (owner: string | undefined): boolean =>
    slots.every((slot) => slot.job()) || countOf(owner, running()) >= maxOfOwner;
  return { all, books, queue, running, isBusyFor, isClosed: () => closed, push, close };
};
type Schedule = ReturnType<typeof createSchedule>;

/** Why a job is not taken, or undefined; who has more than a fair share of a full queue loses a place to it. */
const refuse = (
  { books, queue, isBusyFor }: Schedule,
  owner: string | undefined,
  maxQueue: number,
): MeasureError | undefined => {
  const retryAfterSeconds = books.waitSeconds(owner);
  if (retryAfterSeconds !== undefined) return { code: 'budget-spent', retryAfterSeconds };
  if (!isBusyFor(owner) || queue.size() < maxQueue) return undefined;
  const full: MeasureError = { code: 'queue-full', waiting: queue.size() };
  const evicted = queue.makeRoom(owner);
  if (!evicted) return full;
  books.charge(evicted, 0);
  evicted.settle(failure(full));
  return undefined;
};

const cancel = ({ all, books, queue }: Schedule, job: Job): void => {
  if (queue.remove(job)) {
    books.charge(job, 0);
    job.settle(failure({ code: 'cancelled' }));
  } else all.find((slot) => slot.job() === job)?.end({ code: 'cancelled' });
};

/**
 * A fixed number of child processes with a bounded, fair queue before them, and one more for quick pictures of those who
 * have not used much: a long picture cannot be put aside, so nobody else's screen may have to wait for its end. Processes,
 * not threads: a hang or a crash inside a native decoder can be ended without taking the server along.
 */
export function createProcessPool(options: MeasurePoolOptions, workerUrl: URL): MeasurePool {
  const schedule = createSchedule(options, workerUrl);
  return {
    measure: (bytes, { signal, onStage, onWork, owner, sender } = {}) => {
      if (schedule.isClosed() || signal?.aborted) return Promise.resolve(failure({ code: 'cancelled' }));
      const refused = refuse(schedule, owner, options.maxQueue);
      if (refused) return Promise.resolve(failure(refused));
      return new Promise((resolve) => {
        const abort = (): void => cancel(schedule, job);
        const settle = (outcome: MeasureOutcome): void => {
          signal?.removeEventListener('abort', abort);
          resolve(outcome);
        };
        const cost = predictCost(bytes, options.timeoutMs);
        const job: Job = { bytes, owner, sender, cost, onStage, onWork, settle };
        signal?.addEventListener('abort', abort, { once: true });
        schedule.push(job);
      });
    },
    load: () => ({ running: schedule.running().length, waiting: schedule.queue.size() }),
    close: schedule.close,
  };
}
