import { expect, test } from 'vitest';
import { stackBoxes } from './stack-boxes.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('a picture and a body of one width that touch are one stack', () => {
  expect(stackBoxes([box(10, 10, 200, 120), box(10, 130, 200, 80)])).toEqual([box(10, 10, 200, 200)]);
});

test('of three each pair is a stack as well', () => {
  expect(stackBoxes([box(0, 0, 100, 20), box(0, 20, 100, 50), box(0, 70, 100, 20)])).toEqual([
    box(0, 0, 100, 90),
    box(0, 0, 100, 70),
    box(0, 20, 100, 70),
  ]);
});

test('boxes of other widths or with a gap are none', () => {
  expect(stackBoxes([box(0, 0, 100, 20), box(0, 20, 80, 50), box(0, 90, 80, 20)])).toEqual([]);
});
