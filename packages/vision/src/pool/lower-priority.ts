import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Measuring takes all that is left of a core; the server's own answers come first. */
const WORKER_PRIORITY = 10;

/** On Linux each thread has a priority of its own, and passes it on to those that it makes. */
const THREADS = '/proc/self/task';

const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid];
for (const thread of threads)
  try {
    setPriority(thread, WORKER_PRIORITY);
  } catch (error) {
    // It may have ended meanwhile.
    if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error;
  }
