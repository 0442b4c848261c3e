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

/** Starts counting what a process works: no more than passes, and less where it waits for a processor that others have. */
export function startWorkClock(
  pid: number | undefined,
  { now = () => performance.now(), processorMs = readProcessorMs } = {},
): { workedMs: () => number; passedMs: () => number } {
  const [startedAt, atStart] = [now(), processorMs(pid)];
  const passedMs = () => now() - startedAt;
  const workedMs = () => {
    const used = processorMs(pid);
    // A process that is gone, or a system that does not tell: then all of the time counts.
    return used === undefined || atStart === undefined ? passedMs() : Math.min(passedMs(), used - atStart);
  };
  return { workedMs, passedMs };
}
