import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { drawRects } from '../testing/draw-pixels.ts';
import { stackBars } from './stack-bars.ts';

const bar = (y: number, over: Partial<Box> = {}): Shape => ({
  kind: 'blob',
  box: { x: 10, y, width: 24, height: 2, ...over },
  radius: 0,
  busy: 0,
  under: 0xffffff,
});
const blank = drawRects(80, 80, 0xffffff, []);

test('three equal bars at equal distances are one mark', () => {
  const letter = bar(60, { width: 8, height: 12 });
  const [menu, ...rest] = stackBars([bar(10), bar(18), letter, bar(26)], blank, 1);
  expect(menu!.box).toEqual({ x: 10, y: 10, width: 24, height: 18 });
  expect(rest).toEqual([letter]);
});

test('the last bar may be shorter', () => {
  expect(stackBars([bar(10), bar(18), bar(26, { width: 14 })], blank, 1)).toMatchObject([
    { box: { x: 10, y: 10, width: 24, height: 18 } },
  ]);
});

test('two bars, more than three, bars from another edge and bars far apart stay what they are', () => {
  const rows = [
    [bar(10), bar(18)],
    [bar(10), bar(18), bar(26), bar(34)],
    [bar(10), bar(18, { x: 20, width: 14 }), bar(26)],
    [bar(10), bar(40), bar(70)],
    [bar(10), bar(15), bar(26)],
  ];
  for (const bars of rows) expect(stackBars(bars, blank, 1)).toEqual(bars);
});

test('bullets before all bars belong to the sign of a list', () => {
  const bullet = (y: number) => ({ x: 5, y: y - 1, width: 3, height: 3, color: 0x333333 });
  const listed = drawRects(80, 80, 0xffffff, [10, 18, 26].map(bullet));
  const [list] = stackBars([bar(10), bar(18), bar(26)], listed, 1);
  expect(list!.box).toEqual({ x: 5, y: 9, width: 29, height: 19 });
  const [menu] = stackBars([bar(10), bar(18), bar(26)], drawRects(80, 80, 0xffffff, [bullet(10)]), 1);
  expect(menu!.box.x).toBe(10);
});
