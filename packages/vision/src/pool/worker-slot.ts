import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MeasureError, MeasureOutcome, OnStage, OnWork } from '../contract.ts';
import { BACKGROUND, type WorkerReply, type WorkerRequest } from './messages.ts';
import { startWorkClock, type WorkClock } from './processor-time.ts';

type Work = { bytes: Uint8Array; onStage: OnStage | undefined; onWork: OnWork | undefined };
type Run = {
  /** How long it may work from the first stage on. */
  limitMs: number;
  /** How long it may take, with what it waits for a busy machine. */
  maxPassedMs: number;
  onEnd: (outcome: MeasureOutcome, workedMs: number) => void;
};

/** A place for one picture at a time, with a process that is started when it is needed and replaced when it is lost. */
export type WorkerSlot<Job extends Work> = {
  job: () => Job | undefined;
  run: (job: Job, run: Run) => void;
  /** Ends the job at work with this error, and its process at once. */
  end: (error: MeasureError) => void;
  close: () => Promise<void>;
};

/** A process that cannot even begin is as lost as one that hangs: loading the models takes a busy machine seconds. */
const START_LIMIT_MS = 60_000;
/** How often a picture's work is looked at; a limit is kept this well. */
const LOOK_EVERY_MS = 500;

type Listener = { onReply: (from: ChildProcess, reply: WorkerReply) => void; onLost: (from: ChildProcess) => void };

const forkWorker = (workerUrl: URL, isForeground: boolean, { onReply, onLost }: Listener): ChildProcess => {
  const worker = fork(fileURLToPath(workerUrl), isForeground ? [] : [BACKGROUND], {
    serialization: 'advanced',
    // Out of the terminal's group: Ctrl+C is for the server, which lets running work finish and then ends its workers.
    detached: !isForeground,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  worker.on('message', (reply: WorkerReply) => onReply(worker, reply));
  worker.on('exit', () => onLost(worker));
  worker.on('error', () => onLost(worker));
  return worker;
};

/** Looks at the work until it reaches one of its limits, and says which. */
const watch = (
  clock: WorkClock,
  run: Run,
  onLimit: (ms: number) => void,
  onWork: OnWork | undefined,
): NodeJS.Timeout => {
  const { limitMs, maxPassedMs } = run;
  return setInterval(
    () => {
      const workedMs = clock.workedMs();
      if (workedMs >= limitMs) onLimit(limitMs);
      else if (clock.passedMs() >= maxPassedMs) onLimit(maxPassedMs);
      else onWork?.(workedMs);
    },
    Math.min(LOOK_EVERY_MS, limitMs),
  );
};

/** Makes a place whose process runs the module at this address, in the background or for somebody who waits. */
export function createWorkerSlot<Job extends Work>(workerUrl: URL, isForeground = false): WorkerSlot<Job> {
  let child: ChildProcess | undefined;
  /** What starting the process took of a processor, where a picture waited for it. */
  let startMs = 0;
  /** Since the process was asked, then since the first stage. */
  let current: { job: Job; run: Run; clock: WorkClock; timer: NodeJS.Timeout; hasBegun: boolean } | undefined;

  const finish = (outcome: MeasureOutcome, workedMs: number): void => {
    if (!current) return;
    const { job, run, timer } = current;
    clearInterval(timer);
    current = undefined;
    job.onWork?.(workedMs);
    run.onEnd(outcome, workedMs);
  };
  /** Whoever a process is ended for has used its start too: the next one has to start again, and others wait for it. */
  const end = (error: MeasureError): void => {
    // Before it is gone, and its time with it.
    const workedMs = (current?.clock.workedMs() ?? 0) + (current?.hasBegun ? startMs : 0);
    child?.kill('SIGKILL');
    child = undefined;
    finish({ ok: false, error }, workedMs);
  };
  const begin = (saidMs: number): void => {
    if (!current || current.hasBegun) return;
    clearInterval(current.timer);
    const { job, run } = current;
    // Only the first picture of a process waits for its start; later ones wait for a message.
    startMs = Math.max(startMs, current.clock.workedMs());
    const clock = startWorkClock(child?.pid, { saidMs });
    const timer = watch(clock, run, (timeoutMs) => end({ code: 'timed-out', timeoutMs }), job.onWork);
    current = { job, run, clock, timer, hasBegun: true };
  };

  const onReply = (from: ChildProcess, reply: WorkerReply): void => {
    if (child !== from || !current) return;
    current.clock.hear(reply.usedMs);
    if ('outcome' in reply) {
      finish(reply.outcome, current.clock.workedMs());
      return;
    }
    begin(reply.usedMs);
    try {
      current.job.onStage?.(reply.stage, reply.found);
    } catch (cause) {
      // As in `measure`: whoever listens badly loses this picture, and nobody else theirs.
      end({ code: 'internal-fault', detail: (cause instanceof Error && cause.stack) || String(cause) });
    }
  };

  const onLost = (from: ChildProcess): void => {
    if (child === from) end({ code: 'worker-crashed' });
  };
  const start = (): ChildProcess => {
    startMs = 0;
    return forkWorker(workerUrl, isForeground, { onReply, onLost });
  };

  return {
    job: () => current?.job,
    end,
    run: (job, run) => {
      child ??= start();
      const timer = setTimeout(() => end({ code: 'timed-out', timeoutMs: START_LIMIT_MS }), START_LIMIT_MS);
      current = { job, run, clock: startWorkClock(child.pid), timer, hasBegun: false };
      child.send({ bytes: job.bytes } satisfies WorkerRequest, () => undefined);
    },
    close: async () => {
      const last = child;
      end({ code: 'cancelled' });
      if (last && last.exitCode === null && last.signalCode === null) await once(last, 'exit');
    },
  };
}
