import { expect, test } from 'vitest';
import { revealBy } from './reveal.ts';

const view = { top: 64, bottom: 764 };

test.each([
  ['in view', { top: 500, bottom: 700 }, 200, 0],
  ['below it', { top: 800, bottom: 1_000 }, 400, 248],
  ['long: its start is enough', { top: 800, bottom: 2_000 }, 600, 368],
  ['far below: the element stays in view', { top: 1_400, bottom: 1_600 }, 200, 124],
  ['below an element that is already at the top', { top: 900, bottom: 1_000 }, 60, 0],
])('a panel %s', (_, panel, top, by) => {
  expect(revealBy(panel, { top, bottom: top + 40 }, view)).toBe(by);
});
