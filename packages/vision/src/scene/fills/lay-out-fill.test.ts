import { expect, test } from 'vitest';
import { linear } from '../testing/paint-surfaces.ts';
import { layOutFill } from './lay-out-fill.ts';

const top = { x: 0, y: 0, width: 100, height: 80 };
const page = { x: 0, y: 0, width: 100, height: 100 };

test('a gradient that is seen down to the footer goes on behind it', () => {
  expect(layOutFill(linear(180, 0x000000, 0x505050), top, page)).toEqual(linear(180, 0x000000, 0x646464));
});

test('stops stay where they are on the page', () => {
  const stops = [
    { at: 0, color: 0x102030 },
    { at: 0.5, color: 0xffffff },
    { at: 1, color: 0xffffff },
  ];
  const fill = layOutFill({ kind: 'linear', angle: 180, stops }, top, page);
  expect(fill.kind === 'linear' && fill.stops[1]).toEqual({ at: 0.4, color: 0xffffff });
  expect(fill.kind === 'linear' && fill.stops[2]).toEqual({ at: 1, color: 0xffffff });
});

test('colours end where there are no more', () => {
  expect(layOutFill(linear(180, 0x000000, 0xf0f0f0), top, page)).toEqual(linear(180, 0x000000, 0xffffff));
});

test('the middle of a radial gradient stays where it is, and one colour is one colour', () => {
  const stops = [
    { at: 0, color: 0 },
    { at: 1, color: 0xffffff },
  ];
  const low = { x: 10, y: 20, width: 80, height: 60 };
  const fill = { kind: 'radial', cx: 5, cy: 6, rx: 30, ry: 30, stops } as const;
  expect(layOutFill(fill, low, page)).toEqual({ ...fill, cx: 15, cy: 26 });
  expect(layOutFill({ kind: 'flat', color: 7 }, low, page)).toEqual({ kind: 'flat', color: 7 });
});
