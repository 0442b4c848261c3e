import { expect, test } from 'vitest';
import { addBars } from './add-bars.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const header = { role: 'header' as const, box: box(0, 0, 800, 60) };

test('a menu that only an element tells of is a region too', () => {
  const menu = { type: 'nav' as const, box: box(200, 10, 400, 40), confidence: 0.8 };
  expect(addBars([header], [menu])).toEqual([header, { role: 'nav', box: menu.box }]);
});

test('a bar is a region once, and other elements are none', () => {
  const same = { type: 'header' as const, box: box(0, 0, 800, 64), confidence: 0.8 };
  const card = { type: 'card' as const, box: box(0, 200, 300, 200), confidence: 0.8 };
  expect(addBars([header], [same, card])).toEqual([header]);
});
