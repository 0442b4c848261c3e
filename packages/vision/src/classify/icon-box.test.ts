import { expect, test } from 'vitest';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import { iconBox } from './icon-box.ts';

test('an icon alone has a square canvas a quarter larger than its ink', () => {
  expect(iconBox({ x: 100, y: 100, width: 16, height: 12 }, [])).toEqual({ x: 98, y: 96, width: 20, height: 20 });
});

test('a thin mark beside a text is as large as the letters', () => {
  const label = textLine('Done', 120, 96, 40, 12, { fontSize: 16 });
  expect(iconBox({ x: 104, y: 99, width: 9, height: 7 }, [label]).width).toBe(16);
});
