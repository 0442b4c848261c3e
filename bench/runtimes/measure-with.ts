import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Measurement } from '@blueprompt/core/measurement';
import { z } from 'zod';

const CHILD = fileURLToPath(new URL('./measure-files.ts', import.meta.url));
/** The facts of a page are hundreds of kilobytes. */
const MAX_OUTPUT_BYTES = 256 * 2 ** 20;

const Measured = z.array(z.object({ measurement: Measurement, cpuSeconds: z.number() }));
export type Measured = z.infer<typeof Measured>[number];

/**
 * Measures pictures one after the other in a process of this runtime; a process chooses once. It is ended, and this fails, when
 * it takes longer than `timeoutMs`; without, it may take as long as it likes.
 */
export const measureWith = async (
  runtime: 'native' | 'wasm',
  files: readonly string[],
  { timeoutMs = 0 } = {},
): Promise<Measured[]> => {
  const env = { ...process.env, BLUEPROMPT_RUNTIME: runtime };
  const { stdout } = await promisify(execFile)(process.execPath, [CHILD, ...files], {
    env,
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: timeoutMs,
    // What loops for ever answers no other signal.
    killSignal: 'SIGKILL',
  });
  return Measured.parse(JSON.parse(stdout));
};
