import type { Region } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { pageGround } from './page-ground.ts';

const page = { width: 1000, height: 800, background: 0xffffff };
const main = (height: number, facts: Partial<Region> = {}): Region[] => [
  { role: 'main', box: { x: 0, y: 0, width: 1000, height }, fill: '#f3f4f6', ...facts } as Region,
];

test('a page lies on the colour of its main part where that covers two fifths of it', () => {
  expect(pageGround(main(320), page)).toBe(0xf3f4f6);
  expect(pageGround(main(319), page)).toBe(0xffffff);
  expect(pageGround([], page)).toBe(0xffffff);
});

test('a main part with a picture behind it, or without a fill, shows no ground', () => {
  expect(pageGround(main(800, { picture: true } as Partial<Region>), page)).toBe(0xffffff);
  expect(pageGround(main(800, { fill: undefined }), page)).toBe(0xffffff);
});
