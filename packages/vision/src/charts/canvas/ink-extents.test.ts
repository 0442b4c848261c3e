import { expect, test } from 'vitest';
import { extentsOf } from './ink-extents.ts';

test('each ink is reported with its pixels and how far it reaches', () => {
  const canvas = { box: { x: 0, y: 0, width: 4, height: 2 }, width: 4, height: 2, scale: 1, ground: 0xffffff };
  const indices = Int8Array.from([-1, 0, 0, -1, 1, -1, 0, 1]);
  const told = extentsOf(
    { ...canvas, colors: new Uint32Array(8), isDrawn: new Uint8Array(8) },
    { colors: [0xff0000, 0x00ff00], indices },
  );
  expect(told).toEqual([
    { pixels: 3, left: 1, top: 0, end: 3, foot: 2 },
    { pixels: 2, left: 0, top: 1, end: 4, foot: 2 },
  ]);
});
