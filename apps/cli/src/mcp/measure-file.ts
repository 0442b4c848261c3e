import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AgentDeps } from '@blueprompt/core/agent/agent-tool';
import type { Asset } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import type { MeasuredShot } from '@blueprompt/vision/same-pixels';
import { captureAddress } from '../capture/capture-address.ts';
import { isAddress, parseAddress } from '../capture/parse-address.ts';
import { hasExactFacts, viewLike } from '../capture/view-like.ts';
import { cutFiles } from '../cut-files.ts';
import { explainFailure } from '../explain-failure.ts';
import { explainReadError } from '../explain-read-error.ts';
import { readScreenshot, type Screenshot } from '../find-images.ts';

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

type Remembered = { image: string; measuring: Promise<Measurement>; bytes?: Uint8Array };

/** Reads screenshots from disk, and remembers what was measured on them until the file changes; an address is captured anew each time. */
export const createFileMeasurer = (cwd: string, env: Record<string, string | undefined>): FileMeasurer => {
  const remembered = new Map<string, Remembered>();
  const remember = (key: string, one: Remembered): Promise<Measurement> => {
    remembered.delete(key);
    remembered.set(key, one);
    // A failure may pass (a file half written): ask again next time.
    one.measuring.catch(() => remembered.delete(key));
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return one.measuring;
  };
  const measureAddress = async (image: string, reference?: Measurement): Promise<Measurement> => {
    const { href } = parseAddress(image);
    const view = reference ? viewLike(reference, VIEW) : VIEW;
    const [capture] = await captureAddress(href, [view], { env }).catch((error: Error) => {
      throw new Error(`${image}: ${error.message}`);
    });
    return remember(image, { image, measuring: measureScreenshot(capture!, image, reference), bytes: capture!.bytes });
  };
  const measure: FileMeasurer['measure'] = async (image, reference) => {
    if (isAddress(image)) return measureAddress(image, reference);
    const file = path.resolve(cwd, image);
    const { mtimeMs, size } = await stat(file).catch((error) => {
      throw new Error(`${image}: ${explainReadError(error)}`);
    });
    const key = JSON.stringify([file, mtimeMs, size]);
    const known = remembered.get(key);
    if (known) return known.measuring;
    return remember(key, { image, measuring: readScreenshot(file).then((read) => measureScreenshot(read, image)) });
  };
  const bytesOf = async (image: string): Promise<Uint8Array> =>
    remembered.get(image)?.bytes ?? readFile(path.resolve(cwd, image));
  const shotOf = async (image: string): Promise<MeasuredShot> => ({
    bytes: await bytesOf(image),
    measurement: await (remembered.get(image)?.measuring ?? measure(image)),
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
        [...remembered.values()].map(async ({ image, measuring }) => ({ image, measurement: await measuring })),
      );
      return measured.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
  };
};

const measureScreenshot = async (
  { bytes, facts }: Screenshot,
  image: string,
  reference?: Measurement,
): Promise<Measurement> => {
  const { measure } = await import('@blueprompt/vision/measure');
  const outcome = await measure(bytes);
  if (!outcome.ok) throw new Error(`${image}: ${explainFailure(outcome.error)}`);
  if (!facts) return outcome.measurement;
  const { adoptDom, markDom } = await import('@blueprompt/vision/dom/adopt-dom');
  return reference && !hasExactFacts(reference)
    ? markDom(outcome.measurement, facts)
    : adoptDom(outcome.measurement, facts);
};
