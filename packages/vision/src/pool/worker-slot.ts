import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MeasureError, MeasureOutcome, OnStage } from '../contract.ts';
import { BACKGROUND, type WorkerReply, type WorkerRequest } from './messages.ts';

type Work = { bytes: Uint8Array; onStage: OnStage | undefined };
type Run = {
  /** How long it may take from the first stage on. */
  limitMs: number;
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

const forkWorker = (workerUrl: URL, isForeground: boolean): ChildProcess =>
  fork(fileURLToPath(workerUrl), isForeground ? [] : [BACKGROUND], {
    serialization: 'advanced',
    // Out of the terminal's group: Ctrl+C is for the server, which lets running work finish and then ends its workers.
    detached: !isForeground,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Makes a place whose process runs the module at this address, in the background or for somebody who waits. */
export function createWorkerSlot<Job extends Work>(workerUrl: URL, isForeground = false): WorkerSlot<Job> {
  let child: ChildProcess | undefined;
  /** How long the process took to start, where a picture waited for it. */
  let startMs = 0;
  let current: { job: Job; run: Run; startedAt: number; timer: NodeJS.Timeout; hasBegun: boolean } | undefined;

  const finish = (outcome: MeasureOutcome, furtherMs = 0): void => {
    if (!current) return;
    const { run, startedAt, timer } = current;
    clearTimeout(timer);
    current = undefined;
    run.onEnd(outcome, performance.now() - startedAt + furtherMs);
  };
  /** Whoever a process is ended for has used its start too: the next one has to start again, and others wait for it. */
  const end = (error: MeasureError): void => {
    child?.kill('SIGKILL');
    child = undefined;
    finish({ ok: false, error }, current?.hasBegun ? startMs : 0);
  };
  const limit = (timeoutMs: number, waitMs = timeoutMs): NodeJS.Timeout =>
    setTimeout(() => end({ code: 'timed-out', timeoutMs }), waitMs);

  const onReply = (reply: WorkerReply): void => {
    if ('outcome' in reply) {
      finish(reply.outcome);
      return;
    }
    if (!current) return;
    if (!current.hasBegun) {
      clearTimeout(current.timer);
      const startedAt = performance.now();
      // Only the first picture of a process waits for its start; later ones wait for a message.
      startMs = Math.max(startMs, startedAt - current.startedAt);
      Object.assign(current, { hasBegun: true, startedAt, timer: limit(current.run.limitMs) });
    }
    try {
      current.job.onStage?.(reply.stage, reply.found);
    } catch (cause) {
      // As in `measure`: whoever listens badly loses this picture, and nobody else theirs.
      end({ code: 'internal-fault', detail: (cause instanceof Error && cause.stack) || String(cause) });
    }
  };

  const start = (): ChildProcess => {
    startMs = 0;
    const started = forkWorker(workerUrl, isForeground);
    const lost = (): void => {
      if (child === started) end({ code: 'worker-crashed' });
    };
    started.on('message', (reply: WorkerReply) => {
      if (child === started) onReply(reply);
    });
    started.on('exit', lost);
    started.on('error', lost);
    return started;
  };

  return {
    job: () => current?.job,
    end,
    run: (job, run) => {
      child ??= start();
      const timer = limit(run.limitMs, START_LIMIT_MS);
      current = { job, run, startedAt: performance.now(), timer, hasBegun: false };
      child.send({ bytes: job.bytes } satisfies WorkerRequest, () => undefined);
    },
    close: async () => {
      const last = child;
      end({ code: 'cancelled' });
      if (last && last.exitCode === null && last.signalCode === null) await once(last, 'exit');
    },
  };
}
