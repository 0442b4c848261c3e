import type { Region } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { bareBands } from './bare-bands.ts';

const band = (y: number, height: number, paint: Partial<Region> = {}): Region => ({
  role: 'section',
  box: { x: 0, y, width: 1280, height },
  ...paint,
});
const main = (paint: Partial<Region>): Region => ({ ...band(60, 1540, paint), role: 'main' });

test('a band in the colour of the page between two others shows the page, and those keep their paint', () => {
  const tinted = [band(60, 400, { fill: '#f5f7f2' }), band(900, 700, { fill: '#222222' })];
  expect(bareBands([...tinted, band(460, 440, { fill: '#ffffff' })], [], 0xffffff)).toEqual([
    ...tinted,
    band(460, 440),
  ]);
});

test('what a band lies on is the smallest painted thing around it', () => {
  const white = band(460, 440, { fill: '#ffffff' });
  const grey = main({ fill: '#f3f4f6' });
  expect(bareBands([grey, white], [], 0xffffff)).toEqual([grey, white]);
  const card = { type: 'card' as const, box: { x: 0, y: 440, width: 1280, height: 500 }, fill: '#ffffff' };
  expect(bareBands([grey, white], [card], 0x000000)).toEqual([grey, band(460, 440)]);
});

test('on a gradient or a photo a band of one colour is painted', () => {
  const white = band(460, 440, { fill: '#ffffff' });
  for (const behind of [
    main({ gradient: { from: '#ffffff', to: '#eeeeee', angle: 180 } }),
    main({ fill: '#ffffff', picture: true }),
  ])
    expect(bareBands([behind, white], [], 0xffffff)).toEqual([behind, white]);
});

test('bars keep their colour, and bands their gradients', () => {
  const header: Region = { ...band(0, 60, { fill: '#ffffff' }), role: 'header' };
  const shaded = band(460, 440, { fill: '#ffffff', gradient: { from: '#ffffff', to: '#dddddd', angle: 180 } });
  expect(bareBands([header, shaded], [], 0xffffff)).toEqual([header, shaded]);
});
