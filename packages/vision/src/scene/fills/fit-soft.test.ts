import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { smoothen } from '../../boxes/areas/smoothen.ts';
import { channelGap } from '../../colour/rgb.ts';
import type { Fill } from '../scene.ts';
import { boxAt, drawPixels, paint, surface } from '../testing/paint-surfaces.ts';
import { fitSoft } from './fit-soft.ts';

test('blurred lights are painted back within a few levels', () => {
  const light = (x: number, y: number, cx: number, cy: number): number =>
    Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 3000);
  const pixels = drawPixels(160, 96, (x, y) => {
    const [one, other] = [light(x, y, 40, 30), light(x, y, 120, 70)];
    return (Math.round(240 - 60 * one) << 16) | (Math.round(240 - 60 * other) << 8) | 250;
  });
  const place = [0, 0, 160, 96] as const;
  const smooth = smoothen(segment(pixels), 2);
  expect(smooth.count).toBe(1);
  const fill = fitSoft(smooth, 0, pixels, boxAt(place));
  expect(fill).toMatchObject({ kind: 'soft', columns: 10, rows: 6 });
  const painted = paint(160, 96, surface(place, fill)).colors;
  const off = pixels.colors.reduce((most, color, i) => Math.max(most, channelGap(color, painted[i]!)), 0);
  expect(off).toBeLessThanOrEqual(10);
});

test('cells that are covered have the colour of the nearest one that is not', () => {
  const pixels = drawPixels(64, 32, (x) => (x < 32 ? 0x101010 : 0xff0000));
  const fill = fitSoft(segment(pixels), 0, pixels, boxAt([0, 0, 64, 32]));
  expect(fill).toEqual<Fill>({
    kind: 'soft',
    box: boxAt([0, 0, 64, 32]),
    columns: 4,
    rows: 2,
    colors: new Array(8).fill(0x101010),
  });
});
