import path from 'node:path';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import type { Browser } from '@playwright/test';

/** A page with a photo-like part: a gradient with the grain of a camera, which PNG cannot compress. */
const markup = (title: string) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 1440px; font: 16px/24px Arial, sans-serif; color: #1f2937; background: #f3f4f6 }
  header { height: 72px; padding: 0 40px; background: #ffffff; border-bottom: 1px solid #e5e7eb; font: 700 24px/72px Arial }
  main { padding: 40px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px }
  section { height: 140px; padding: 24px; background: #ffffff; border: 1px solid #e5e7eb; border-radius: 12px }
  canvas { display: block; margin: 0 40px 40px }
</style><header>${title}</header><main>${['Revenue', 'Orders', 'Customers', 'Refunds']
  .map((name, index) => `<section><b>${name}</b><p>${(index + 3) * 1_204} this month</p></section>`)
  .join('')}</main><canvas></canvas>`;

const CANVAS_WIDTH = 1_360;
/** Random bits in each channel of the photo, and the height at which they bring the file just below the limit. */
const GRAIN_BITS = 5;
const CANVAS_HEIGHT = 1_740;

/** A screenshot file of nearly the largest size that is accepted; answers its path. */
export const drawHeavyScreenshot = async (browser: Browser, folder: string, place: number): Promise<string> => {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.setContent(markup(`Acme ${place}`));
  await tab.evaluate(
    ([width, height, grainBits]) => {
      const canvas = document.querySelector('canvas')!;
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d')!;
      const sky = context.createLinearGradient(0, 0, width, height);
      sky.addColorStop(0, '#2b4a7d');
      sky.addColorStop(0.5, '#b98a5a');
      sky.addColorStop(1, '#3c5a34');
      context.fillStyle = sky;
      context.fillRect(0, 0, width, height);
      const photo = context.getImageData(0, 0, width, height);
      const grain = new Uint8Array(photo.data.length);
      for (let at = 0; at < grain.length; at += 65_536) crypto.getRandomValues(grain.subarray(at, at + 65_536));
      for (let at = 0; at < grain.length; at++)
        if (at % 4 !== 3) photo.data[at] = photo.data[at]! + (grain[at]! >> (8 - grainBits)) - (1 << (grainBits - 1));
      context.putImageData(photo, 0, 0);
    },
    [CANVAS_WIDTH, CANVAS_HEIGHT, GRAIN_BITS] as const,
  );
  const file = path.join(folder, `heavy-${place}.png`);
  const { length } = await tab.screenshot({ fullPage: true, path: file });
  await tab.close();
  if (length > MAX_IMAGE_BYTES || length < MAX_IMAGE_BYTES * 0.9)
    throw new Error(`the screenshot has ${length} bytes, which is not just below the limit`);
  return file;
};
