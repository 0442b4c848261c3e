import { Worker } from 'node:worker_threads';

type Job<Work, Reply> = {
  work: Work;
  signal: AbortSignal | undefined;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
};
type WorkLane<Work, Reply> = (work: Work, signal?: AbortSignal) => Promise<Reply>;
type LaneOptions = { thread: URL; limitMs: number };

/** A piece of work that had its time; others of its kind may still succeed. */
export class TookTooLong extends Error {}
class ThreadEnded extends Error {}

/** What a thread says once, when it has loaded what it needs; the time before that is not its work's. */
export const READY = 'ready';
/** Loading takes a second; far more than that, and it never will. */
const START_LIMIT_MS = 30_000;

/** Waiting for a busy machine may make work take this many times its limit; what is not done then never will be. */
const MAX_WAITING_TIMES = 4;
/** Work that has nearly used its time is not looked at more often than this. */
const LOOK_AGAIN_MS = 100;

const processorMs = async (thread: Worker): Promise<number> => {
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1000;
};

/** Ends work that has had its time of a processor: on a busy machine an answer is late, and no failure. */
const limitWork = (thread: Worker, limitMs: number, onLate: () => void): (() => void) => {
  // A thread that is gone says nothing; whoever waits for it is told by its end.
  const before = processorMs(thread).catch(() => Number.NEGATIVE_INFINITY);
  const last = setTimeout(onLate, MAX_WAITING_TIMES * limitMs);
  let isOver = false;
  const look = async (): Promise<void> => {
    const now = await processorMs(thread).catch(() => Number.POSITIVE_INFINITY);
    const leftMs = limitMs - (now - (await before));
    if (isOver) return;
    if (leftMs <= 0) onLate();
    else next = setTimeout(look, Math.max(LOOK_AGAIN_MS, leftMs));
  };
  let next = setTimeout(look, limitMs);
  return () => {
    isOver = true;
    clearTimeout(next);
    clearTimeout(last);
  };
};

/** Work on a thread, one piece after another. Whoever leaves while waiting is passed over. A piece that takes too long, or crashes, ends the thread and fails alone. */
export const createWorkLane = <Work, Reply>({ thread, limitMs }: LaneOptions): WorkLane<Work, Reply> => {
  const queue: Job<Work, Reply>[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let running: Job<Work, Reply> | undefined;
  let stopClock = (): void => undefined;

  const finish = (settle: (job: Job<Work, Reply>) => void): void => {
    stopClock();
    const job = running;
    running = undefined;
    if (job) settle(job);
    next();
  };

  const end = (ended: Worker, reason: Error): void => {
    if (worker !== ended) return;
    worker = undefined;
    isReady = false;
    void ended.terminate();
    finish((job) => job.reject(reason));
  };

  const start = (): Worker => {
    const started = new Worker(thread, { execArgv: [] });
    // Whoever waits for an answer keeps the process alive; the thread alone must not.
    started.unref();
    started.on('message', (reply: Reply | typeof READY) => {
      if (worker !== started) return;
      if (reply !== READY) return finish((job) => job.resolve(reply));
      isReady = true;
      giveTime(started);
    });
    started.on('error', (error) => end(started, new ThreadEnded(`the writing thread ended: ${error}`)));
    started.on('exit', (code) => end(started, new ThreadEnded(`the writing thread ended: ${code}`)));
    return started;
  };

  const giveTime = (asked: Worker): void => {
    stopClock();
    const givenMs = isReady ? limitMs : START_LIMIT_MS;
    const giveUp = () => end(asked, new TookTooLong(`this took longer than ${givenMs / 1000} s to write`));
    if (isReady) {
      stopClock = limitWork(asked, limitMs, giveUp);
      return;
    }
    const timer = setTimeout(giveUp, givenMs);
    stopClock = () => clearTimeout(timer);
  };

  const next = (): void => {
    if (running) return;
    running = queue.shift();
    if (!running) return;
    if (running.signal?.aborted) {
      finish((job) => job.reject(job.signal!.reason));
      return;
    }
    worker ??= start();
    giveTime(worker);
    worker.postMessage(running.work);
  };

  return (work, signal) =>
    new Promise((resolve, reject) => {
      queue.push({ work, signal, resolve, reject });
      next();
    });
};
