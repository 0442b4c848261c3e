import type { Measurement } from '@blueprompt/core/measurement';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutAssets } from './cut-assets.ts';

const MEASUREMENT: Measurement = {
  version: 1,
  image: { width: 60, height: 40, scale: 1 },
  texts: [],
  elements: [
    { id: 'e1', type: 'avatar', box: { x: 10, y: 10, width: 20, height: 20 }, radius: 10, confidence: 1 },
    {
      id: 'e2',
      type: 'icon',
      name: 'plus',
      box: { x: 40, y: 10, width: 3, height: 3 },
      glyph: { columns: 3, rows: 3, cells: 'c_c' },
      confidence: 1,
    },
  ],
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
};

const screenshot = (): Promise<Uint8Array> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#3355ff' } })
    .png()
    .toBuffer();

test('writes icons as SVG and pictures as PNG with transparent corners', async () => {
  const outcome = await cutAssets(await screenshot(), MEASUREMENT);
  const files = outcome.ok ? outcome.files : [];
  expect(files.map(({ file }) => file).toSorted()).toEqual(['avatar.png', 'plus.svg']);
  const avatar = files.find(({ file }) => file === 'avatar.png');
  expect(await sharp(avatar?.bytes).metadata()).toMatchObject({ format: 'png', width: 20, height: 20, hasAlpha: true });
});

test('says why a screenshot cannot be read', async () => {
  const outcome = await cutAssets(new Uint8Array([1, 2, 3]), MEASUREMENT);
  expect(outcome).toEqual({ ok: false, error: { code: 'not-an-image' } });
});
