import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Measurement } from '@blueprompt/core/measurement';
import { explainFailure } from '../explain-failure.ts';
import { explainReadError } from '../explain-read-error.ts';

/** An agent asks several things about the same few pictures; these many are remembered. */
const REMEMBERED = 16;

/** Makes a measuring function that reads pictures from disk and remembers them until the file changes. */
export const createFileMeasurer = (cwd: string): ((image: string) => Promise<Measurement>) => {
  const remembered = new Map<string, Promise<Measurement>>();
  return async (image) => {
    const file = path.resolve(cwd, image);
    const { mtimeMs, size } = await stat(file).catch((error) => {
      throw new Error(`${image}: ${explainReadError(error)}`);
    });
    const key = JSON.stringify([file, mtimeMs, size]);
    const known = remembered.get(key);
    if (known) return known;
    const measuring = measureFile(file, image);
    remembered.set(key, measuring);
    // A failure may pass (a file half written): ask again next time.
    measuring.catch(() => remembered.delete(key));
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return measuring;
  };
};

const measureFile = async (file: string, image: string): Promise<Measurement> => {
  const { measure } = await import('@blueprompt/vision/measure');
  const outcome = await measure(await readFile(file));
  if (!outcome.ok) throw new Error(`${image}: ${explainFailure(outcome.error)}`);
  return outcome.measurement;
};
