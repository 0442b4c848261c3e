import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Asset } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import { cutFiles } from '../cut-files.ts';
import { explainFailure } from '../explain-failure.ts';
import { explainReadError } from '../explain-read-error.ts';

/** An agent asks several things about the same few pictures; these many are remembered. */
const REMEMBERED = 16;

/** Screenshots on disk, as an agent names them. */
export type FileMeasurer = {
  measure: (image: string) => Promise<Measurement>;
  /** An asset of a screenshot as a file in base64. */
  cut: (image: string, measurement: Measurement, asset: Asset) => Promise<string | undefined>;
  /** The last ones that were measured, by the names that they were asked for with. */
  listMeasured: () => Promise<{ image: string; measurement: Measurement }[]>;
};

/** Reads screenshots from disk, and remembers what was measured on them until the file changes. */
export const createFileMeasurer = (cwd: string): FileMeasurer => {
  const remembered = new Map<string, { image: string; measuring: Promise<Measurement> }>();
  const measure: FileMeasurer['measure'] = async (image) => {
    const file = path.resolve(cwd, image);
    const { mtimeMs, size } = await stat(file).catch((error) => {
      throw new Error(`${image}: ${explainReadError(error)}`);
    });
    const key = JSON.stringify([file, mtimeMs, size]);
    const known = remembered.get(key);
    if (known) return known.measuring;
    const measuring = measureFile(file, image);
    remembered.set(key, { image, measuring });
    // A failure may pass (a file half written): ask again next time.
    measuring.catch(() => remembered.delete(key));
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return measuring;
  };
  return {
    measure,
    cut: async (image, measurement, asset) => {
      const [cut] = await cutFiles(await readFile(path.resolve(cwd, image)), measurement, [asset]);
      return cut && Buffer.from(cut.bytes).toString('base64');
    },
    listMeasured: async () => {
      const measured = await Promise.allSettled(
        [...remembered.values()].map(async ({ image, measuring }) => ({ image, measurement: await measuring })),
      );
      return measured.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
  };
};

const measureFile = async (file: string, image: string): Promise<Measurement> => {
  const { measure } = await import('@blueprompt/vision/measure');
  const outcome = await measure(await readFile(file));
  if (!outcome.ok) throw new Error(`${image}: ${explainFailure(outcome.error)}`);
  return outcome.measurement;
};
