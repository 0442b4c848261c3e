import type { Difference } from '@blueprompt/core/compare/difference';
import { page } from '@blueprompt/core/write/page.fixture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawDifferences } from './draw-differences.ts';

const SIZE = { width: 120, height: 80 };
const MARKED: Difference = {
  kind: 'missing-element',
  type: 'card',
  style: '',
  places: [{ subject: 'card', box: { x: 40, y: 40, width: 20, height: 10 } }],
  message: '',
  change: { target: 'card', property: 'element', from: '', to: '' },
};

test('what is transparent is white, as it was measured, under the marks', async () => {
  const clear = { ...SIZE, channels: 4, background: '#00000000' } as const;
  const bytes = await sharp({ create: clear }).png().toBuffer();
  const shot = { bytes, measurement: page([], [], { image: { ...SIZE, scale: 1 } }) };
  const drawn = await sharp(await drawDifferences(shot, shot, [MARKED]))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = drawn.info;
  const colorAt = (x: number, y: number): string =>
    drawn.data.subarray((y * width + x) * channels, (y * width + x) * channels + 3).toString('hex');
  const places = { left: [100, 70], frame: [50, 37], gap: [SIZE.width + 5, 70], right: [width - 5, 70] } as const;
  expect(Object.entries(places).map(([name, [x, y]]) => [name, colorAt(x, y)])).toEqual([
    ['left', 'ffffff'],
    ['frame', 'e5484d'],
    ['gap', '6b7280'],
    ['right', 'ffffff'],
  ]);
});
