import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import type { Shape } from './shape.ts';
import { stackBars } from './stack-bars.ts';

const bar = (y: number, over: Partial<Box> = {}): Shape => ({
  kind: 'blob',
  box: { x: 10, y, width: 24, height: 2, ...over },
  radius: 0,
  busy: 0,
});

test('three equal bars at equal distances are one mark', () => {
  const letter = bar(60, { width: 8, height: 12 });
  const [menu, ...rest] = stackBars([bar(10), bar(18), letter, bar(26)], 1);
  expect(menu!.box).toEqual({ x: 10, y: 10, width: 24, height: 18 });
  expect(rest).toEqual([letter]);
});

test('the last bar may be shorter', () => {
  expect(stackBars([bar(10), bar(18), bar(26, { width: 14 })], 1)).toMatchObject([
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
  for (const bars of rows) expect(stackBars(bars, 1)).toEqual(bars);
});
