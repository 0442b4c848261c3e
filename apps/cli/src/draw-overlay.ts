import type { Measurement } from '@blueprompt/core/measurement';
import { renderOverlay } from '@blueprompt/core/render-overlay';
import sharp from 'sharp';

/** The screenshot as PNG with everything that was found drawn on it. */
export const drawOverlay = async (bytes: Uint8Array, measurement: Measurement): Promise<Uint8Array> =>
  sharp(bytes)
    .autoOrient()
    .composite([{ input: Buffer.from(renderOverlay(measurement)) }])
    .png()
    .toBuffer();
