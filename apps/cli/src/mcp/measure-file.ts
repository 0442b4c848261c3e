import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { captureAddress } from '@blueprompt/capture/capture-address';
import type { AgentDeps } from '@blueprompt/core/agent/agent-tool';
import type { Asset } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import type { MeasuredShot } from '@blueprompt/vision/same-pixels';
import { cutFiles } from '../cut-files.ts';
import { explainFailure } from '../explain-failure.ts';
import { explainReadError } from '../explain-read-error.ts';
import { factsFileOf, readScreenshot, type Screenshot } from '../find-images.ts';
import { isAddress, parseAddress } from '../inputs/parse-address.ts';
import { viewLike } from '../inputs/view-like.ts';

/** An agent asks several things about the same few pictures; these many are remembered. */
const REMEMBERED = 16;
/** An address is captured as wide as most designs are drawn. */
const VIEW = { width: 1440, scale: 1, dark: false };

/** Screenshots on disk and running pages, as an agent names them. */
export type FileMeasurer = {
  measure: AgentDeps['measure'];
  lookAtPixels: NonNullable<AgentDeps['lookAtPixels']>;
  /** An asset of a screenshot as a file in base64. */
  cut: (image: string, measurement: Measurement, asset: Asset) => Promise<string | undefined>;
  /** The last ones that were measured, by the names that they were asked for with. */
  listMeasured: () => Promise<{ image: string; measurement: Measurement }[]>;
};

/** What was measured, and what the page itself says: how the two go together depends on what they are compared with. */
type Read = { measurement: Measurement; facts: Screenshot['facts'] };
type Remembered = { image: string; reading: Promise<Read>; bytes?: Uint8Array };

/** Reads screenshots from disk, and remembers what was measured on them until the file changes; an address is captured anew each time. */
export const createFileMeasurer = (cwd: string, env: Record<string, string | undefined>): FileMeasurer => {
  const remembered = new Map<string, Remembered>();
  const remember = (key: string, one: Remembered): Promise<Read> => {
    remembered.delete(key);
    remembered.set(key, one);
    // A failure may pass (a file half written): ask again next time.
    one.reading.catch(() => remembered.delete(key));
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return one.reading;
  };
  const measureAddress = async (image: string, reference?: Measurement): Promise<Measurement> => {
    const { href } = parseAddress(image);
    const view = reference ? viewLike(reference, VIEW) : VIEW;
    const [capture] = await captureAddress(href, [view], { env }).catch((error: Error) => {
      throw new Error(`${image}: ${error.message}`);
    });
    const reading = remember(image, { image, reading: measureScreenshot(capture!, image), bytes: capture!.bytes });
    return withFacts(await reading, reference);
  };
  const measure: FileMeasurer['measure'] = async (image, reference) => {
    if (isAddress(image)) return measureAddress(image, reference);
    const file = path.resolve(cwd, image);
    const { mtimeMs, size } = await stat(file).catch((error) => {
      throw new Error(`${image}: ${explainReadError(error)}`);
    });
    // Whether there are facts and whether they can be read is found out with the picture.
    const beside = await stat(factsFileOf(file)).catch(() => undefined);
    const key = JSON.stringify([file, mtimeMs, size, beside?.mtimeMs, beside?.size]);
    const reading =
      remembered.get(key)?.reading ??
      remember(key, { image, reading: readScreenshot(file).then((shot) => measureScreenshot(shot, image)) });
    return withFacts(await reading, reference);
  };
  const bytesOf = async (image: string): Promise<Uint8Array> =>
    remembered.get(image)?.bytes ?? readFile(path.resolve(cwd, image));
  const shotOf = async (image: string): Promise<MeasuredShot> => ({
    bytes: await bytesOf(image),
    measurement: (await remembered.get(image)?.reading)?.measurement ?? (await measure(image)),
  });
  return {
    measure,
    lookAtPixels: async (reference, build) => {
      const { createSamePixels } = await import('@blueprompt/vision/same-pixels');
      return createSamePixels(await shotOf(reference), await shotOf(build));
    },
    cut: async (image, measurement, asset) => {
      const [cut] = await cutFiles(await bytesOf(image), measurement, [asset]);
      return cut && Buffer.from(cut.bytes).toString('base64');
    },
    listMeasured: async () => {
      const measured = await Promise.allSettled(
        [...remembered.values()].map(async ({ image, reading }) => ({
          image,
          measurement: await withFacts(await reading),
        })),
      );
      return measured.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
  };
};

const measureScreenshot = async ({ bytes, facts }: Screenshot, image: string): Promise<Read> => {
  const { measure } = await import('@blueprompt/vision/measure');
  const outcome = await measure(bytes);
  if (!outcome.ok) throw new Error(`${image}: ${explainFailure(outcome.error)}`);
  return { measurement: outcome.measurement, facts };
};

const withFacts = async ({ measurement, facts }: Read, reference?: Measurement): Promise<Measurement> => {
  if (!facts) return measurement;
  const { applyFacts } = await import('@blueprompt/vision/dom/apply-facts');
  return applyFacts(measurement, facts, reference);
};
