import type { Measurement } from '@blueprompt/core/measurement';
import { explainFailure } from './explain-failure.ts';
import { explainReadError } from './explain-read-error.ts';
import type { ImageSource } from './find-images.ts';
import { reportError } from './report-error.ts';
import { showProgress } from './show-progress.ts';
import type { Terminal } from './terminal.ts';

export type MeasuredImage = { image: ImageSource; bytes: Uint8Array; measurement: Measurement };

/**
 * Measures one picture after another with the models loaded once. A bad picture is reported and skipped: the caller sees
 * fewer results than pictures and exits with 1.
 */
export async function* measureImages(
  images: readonly ImageSource[],
  terminal: Terminal,
  asJson: boolean,
): AsyncGenerator<MeasuredImage> {
  // Loaded here and not at the top: `--help` must not wait for the models' runtime.
  const { measure } = await import('@blueprompt/vision/measure');
  const progress = showProgress(terminal, images.length);
  for (const image of images) {
    progress.begin(image.label);
    const bytes = await image.read().catch((error: NodeJS.ErrnoException) => error);
    if (bytes instanceof Error) {
      progress.end();
      reportError(terminal, asJson, { code: 'unreadable', message: explainReadError(bytes), file: image.label });
      continue;
    }
    const outcome = await measure(bytes, { onStage: progress.stage });
    progress.end();
    if (outcome.ok) yield { image, bytes, measurement: outcome.measurement };
    else
      reportError(terminal, asJson, {
        code: outcome.error.code,
        message: explainFailure(outcome.error),
        file: image.label,
      });
  }
}
