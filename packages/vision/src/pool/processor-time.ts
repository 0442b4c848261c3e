import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second towards programs, whatever its own clock does. */
const TICK_MS = 10;

/**
 * Processor time of a process with all its threads so far, or undefined: only Linux tells it of another process. Asked from
 * outside, because a process that hangs answers nobody.
 */
export function readProcessorMs(pid: number | undefined): number | undefined {
  try {
    // The name in parentheses may hold spaces; the state after it is the third field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return TICK_MS * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return undefined;
  }
}

export type WorkClock = {
  workedMs: () => number;
  passedMs: () => number;
  /** What the process says that it has used since it started. */
  hear: (usedMs: number) => void;
};

/**
 * Starts counting what a process works: no more than passes, and less where it waits for a processor that others have. Where
 * the system does not tell, what the process itself says counts, and all of the time since it last did.
 */
export function startWorkClock(
  pid: number | undefined,
  /** `saidMs` is what it has said just now. */
  { now = () => performance.now(), processorMs = readProcessorMs, saidMs = undefined as number | undefined } = {},
): WorkClock {
  const [startedAt, atStart] = [now(), processorMs(pid)];
  let heard = { at: startedAt, workedMs: 0 };
  const passedMs = () => now() - startedAt;
  const workedMs = () => {
    const used = processorMs(pid);
    const worked = used === undefined || atStart === undefined ? heard.workedMs + now() - heard.at : used - atStart;
    return Math.min(passedMs(), worked);
  };
  const hear = (usedMs: number) => {
    if (saidMs !== undefined) heard = { at: now(), workedMs: usedMs - saidMs };
  };
  return { workedMs, passedMs, hear };
}
