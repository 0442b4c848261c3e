import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { swallowedIcons } from './swallowed-icons.ts';

/** Letters as upright bars, two pixels apart. */
const letters = (count: number, x: number) =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * 8, y: 20, width: 6, height: 12, color: 0x333333 }));
const icon = { x: 20, y: 20, width: 12, height: 12, color: 0x333333 };

test('a wide mark that stands apart at the start of a word may be an icon, and the word starts behind it', () => {
  const line = textLine('Download', 20, 20, 78, 12, { color: '#333333', background: '#ffffff' });
  const found = swallowedIcons([line], drawRects(160, 60, 0xffffff, [icon, ...letters(8, 36)]));
  expect(found).toEqual([
    {
      box: { x: 20, y: 20, width: 12, height: 12 },
      word: line.words[0],
      left: { ...line.words[0]!.box, x: 36, width: 62 },
    },
  ]);
});

test('a word of even letters holds no icon', () => {
  const line = textLine('Download', 20, 20, 62, 12, { color: '#333333', background: '#ffffff' });
  expect(swallowedIcons([line], drawRects(160, 60, 0xffffff, letters(8, 20)))).toEqual([]);
});
