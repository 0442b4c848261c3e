import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { indexWords } from '../word-index.ts';
import { joinBars } from './join-bars.ts';

const strip = (x: number, width: number, fill?: number): Shape => ({
  kind: 'box',
  box: { x, y: 100, width, height: 4 },
  radius: 0,
  busy: 0,
  ...(fill !== undefined && { fill }),
});
const joined = (...shapes: Shape[]) => joinBars(shapes, indexWords([]), 1).filter(({ bars }) => bars);

test('the filled and the empty part of a bar are one bar', () => {
  expect(joined(strip(100, 80, 0x0d6efd), strip(180, 120, 0xe9ecef))).toMatchObject([
    { box: { x: 100, y: 100, width: 200, height: 4 }, bars: 2 },
  ]);
});

test('a line that was found twice has no two parts', () => {
  expect(joined(strip(100, 112, 0xffffff), strip(101, 110))).toEqual([]);
});
