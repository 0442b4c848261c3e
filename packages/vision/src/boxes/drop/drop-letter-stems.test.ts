import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { textLine } from '../testing/draw-pixels.ts';
import { dropLetterStems } from './drop-letter-stems.ts';

const line = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'line',
  box: { x, y, width, height },
  radius: 0,
  busy: 0,
});

test('an upright line within the ink of a large title is the stem of a letter; taller ones and those beside it part something', () => {
  const title = textLine('Persona', 324, 154, 200, 52);
  const stem = line(323, 155, 1, 50);
  const taller = line(323, 140, 1, 80);
  const beside = line(300, 155, 1, 50);
  expect(dropLetterStems([stem, taller, beside], [title], 1)).toEqual([taller, beside]);
});
