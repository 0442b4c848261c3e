import type { Measurement } from '@blueprompt/core/measurement';
import type { MeasureError } from '@blueprompt/vision/contract';
import { adoptDom } from '@blueprompt/vision/dom/adopt-dom';
import { UsageError } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { explainReadError } from './explain-read-error.ts';
import type { ImageSource } from './find-images.ts';
import type { MeasureOptions } from './measure-options.ts';
import { type CliError, reportError } from './report-error.ts';
import { showProgress } from './show-progress.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

export type MeasuredImage = { image: ImageSource; bytes: Uint8Array; measurement: Measurement };

/**
 * Measures one picture after another with the models loaded once, in a process that can be ended. A bad picture is reported
 * and skipped: the caller sees fewer results than pictures and exits with 1.
 */
export async function* measureImages(
  images: readonly ImageSource[],
  terminal: Terminal,
  { asJson, timeoutMs, maxPassedMs, useFacts = adoptDom }: MeasureOptions,
): AsyncGenerator<MeasuredImage> {
  const pool = terminal.openPool({ workers: 1, timeoutMs, maxPassedMs, maxQueue: 1, isForeground: true });
  const progress = showProgress(terminal, images.length);
  try {
    for (const image of images) {
      progress.begin(image.label);
      const read = await image.read().catch((error: NodeJS.ErrnoException) => error);
      if (read instanceof Error) {
        progress.end();
        reportError(terminal, asJson, { code: 'unreadable', message: explainReadError(read), file: image.label });
        continue;
      }
      const { bytes, facts, notes = [] } = read;
      const outcome = await pool.measure(bytes, { onStage: progress.stage });
      progress.end();
      for (const note of notes) reportError(terminal, asJson, { code: 'note', message: note, file: image.label });
      if (outcome.ok)
        yield { image, bytes, measurement: facts ? useFacts(outcome.measurement, facts) : outcome.measurement };
      else reportError(terminal, asJson, { ...toCliError(outcome.error), file: image.label });
    }
  } finally {
    await pool.close();
  }
}

const toCliError = (error: MeasureError): CliError => ({
  code: error.code,
  message: explainFailure(error),
  ...(error.code === 'internal-fault' && { detail: error.detail }),
});

/** Measures pictures and works on each; one that fails in either is reported by name, and the others go on. */
export const workOnImages = async (
  images: readonly ImageSource[],
  terminal: Terminal,
  options: MeasureOptions,
  work: (measured: MeasuredImage) => Promise<void>,
): Promise<ExitCode> => {
  let done = 0;
  for await (const measured of measureImages(images, terminal, options))
    try {
      await work(measured);
      done++;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const message = error instanceof Error ? error.message : String(error);
      reportError(terminal, options.asJson, { code: 'failed', message, file: measured.image.label });
    }
  return done === images.length ? EXIT.ok : EXIT.failed;
};
