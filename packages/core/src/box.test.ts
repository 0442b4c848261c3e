import { expect, test } from 'vitest';
import { Box } from './box.ts';

const box = { x: 0, y: 39_000, width: 1440, height: 12.5 };

test('a box on the longest page is one, a box where pixels cannot be counted is none', () => {
  expect(Box.safeParse(box).success).toBe(true);
  for (const side of ['x', 'y', 'width', 'height']) expect(Box.safeParse({ ...box, [side]: 1e17 }).success).toBe(false);
});
