import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { decode } from '../packages/vision/src/decode.ts';
import { expect, test } from './product.ts';

const ENTRY = fileURLToPath(new URL('../packages/vision/src/browser/decode.ts', import.meta.url));

/** Every level of each channel once, which a wrong conversion or rounding cannot pass. */
const ramp = (channels: 3 | 4, alphaOf: (at: number) => number = () => 255) => {
  const bytes = Uint8Array.from({ length: 256 * channels }, (_, at) => {
    const [pixel, channel] = [Math.floor(at / channels), at % channels];
    return channel === 3 ? alphaOf(pixel) : [pixel, 255 - pixel, (pixel * 7) % 256][channel]!;
  });
  return sharp(bytes, { raw: { width: 32, height: 8, channels } });
};

/** How far a level may be from Node's: two libraries convert profiles, blend and undo JPEG, each with its own rounding. */
const CASES: [name: string, bytes: () => Promise<Uint8Array>, levels: number][] = [
  ['a PNG', () => ramp(3).png().toBuffer(), 0],
  ['a WebP without loss', () => ramp(3).webp({ lossless: true }).toBuffer(), 0],
  [
    'a PNG with clear and full pixels',
    () =>
      ramp(4, (at) => (at % 2) * 255)
        .png()
        .toBuffer(),
    0,
  ],
  [
    'a PNG of every transparency',
    () =>
      ramp(4, (at) => at)
        .png()
        .toBuffer(),
    1,
  ],
  ['a PNG of a Display P3 screen', () => ramp(3).withIccProfile('p3').png().toBuffer(), 2],
  [
    'a JPEG that lies on its side',
    () => ramp(3).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).withMetadata({ orientation: 6 }).toBuffer(),
    2,
  ],
];

test('the browser decodes what Node decodes', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'engine',
    write: false,
  });
  await page.evaluate(`${outputFiles[0]!.text}; globalThis.decodePicture = engine.decode;`);
  for (const [name, make, levels] of CASES) {
    const bytes = await make();
    const here = await page.evaluate(
      async (list) => {
        const { decodePicture } = globalThis as unknown as { decodePicture: typeof decode };
        const decoded = await decodePicture(Uint8Array.from(list));
        return decoded.ok ? { ...decoded.pixels, colors: [...decoded.pixels.colors] } : decoded.error;
      },
      [...bytes],
    );
    const there = await decode(bytes);
    if (!there.ok || 'code' in here) throw new Error(`${name}: ${JSON.stringify([here, there])}`);
    expect({ name, ...here, colors: 0 }).toEqual({ name, ...there.pixels, colors: 0 });
    const apart = here.colors.map((color, at) =>
      Math.max(
        ...[16, 8, 0].map((bit) => Math.abs(((color >> bit) & 255) - ((there.pixels.colors[at]! >> bit) & 255))),
      ),
    );
    expect({ name, apart: Math.max(...apart) <= levels || Math.max(...apart) }).toEqual({ name, apart: true });
  }
});
