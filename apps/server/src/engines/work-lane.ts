import { Worker } from 'node:worker_threads';

type Job<Work, Reply> = { work: Work; resolve: (reply: Reply) => void; reject: (error: Error) => void };
type LaneOptions = { thread: URL; limitMs: number };

/** Work on a thread, one piece after another. A piece that takes too long, or crashes, ends the thread and fails alone. */
export const createWorkLane = <Work, Reply>({ thread, limitMs }: LaneOptions): ((work: Work) => Promise<Reply>) => {
  const queue: Job<Work, Reply>[] = [];
  let worker: Worker | undefined;
  let running: Job<Work, Reply> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const finish = (settle: (job: Job<Work, Reply>) => void): void => {
    clearTimeout(timer);
    const job = running;
    running = undefined;
    if (job) settle(job);
    next();
  };

  const end = (ended: Worker, reason: string): void => {
    if (worker !== ended) return;
    worker = undefined;
    void ended.terminate();
    finish((job) => job.reject(new Error(reason)));
  };

  const start = (): Worker => {
    const started = new Worker(thread, { execArgv: [] });
    // Whoever waits for an answer keeps the process alive; the thread alone must not.
    started.unref();
    started.on('message', (reply: Reply) => {
      if (worker === started) finish((job) => job.resolve(reply));
    });
    started.on('error', (error) => end(started, `the writing thread ended: ${error}`));
    started.on('exit', (code) => end(started, `the writing thread ended: ${code}`));
    return started;
  };

  const next = (): void => {
    if (running) return;
    running = queue.shift();
    if (!running) return;
    worker ??= start();
    const asked = worker;
    timer = setTimeout(() => end(asked, `this took longer than ${limitMs / 1000} s to write`), limitMs);
    asked.postMessage(running.work);
  };

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push({ work, resolve, reject });
      next();
    });
};
