import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

test.each([
  [0xffffff, 'white'],
  [0xf8f9fa, 'off-white'],
  [0x000000, 'black'],
  [0x1f2124, 'near-black'],
  [0xdee2e6, 'light grey'],
  [0x0d6efd, 'blue'],
  [0xdc3545, 'red'],
  [0x198754, 'green'],
  [0xffc107, 'amber'],
  [0x6f42c1, 'purple'],
])('%i reads as %s', (color, name) => {
  expect(colourName(color)).toContain(name);
});
