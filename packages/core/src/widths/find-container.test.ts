import { expect, test } from 'vitest';
import { findContainer } from './find-container.ts';

const at = (x: number) => ({ x, y: 0, width: 100, height: 20 });
const texts = (narrow: number, wide: number, count = 3) =>
  Array.from({ length: count }, () => ({ narrow: at(narrow), wide: at(wide) }));

test('a container is known by how far its texts move, whatever padding they have in it', () => {
  expect(findContainer(texts(12, 72), 1440)).toEqual({ gutter: 12, tablet: 720 });
  expect(findContainer(texts(48, 108), 1440)).toEqual({ gutter: 12, tablet: 720 });
  expect(findContainer([...texts(30, 165), ...texts(30, 700)], 1440)).toEqual({ gutter: 15, tablet: 750 });
});

test('a few texts that move so far are there by chance', () => {
  expect(findContainer(texts(12, 72, 2), 1440)).toBeUndefined();
  expect(findContainer([...texts(12, 72, 5), ...texts(12, 300, 21)], 1440)).toBeUndefined();
  expect(findContainer([...texts(12, 72, 5), ...texts(12, 300, 20)], 1440)).toBeDefined();
});

test('a window that is narrower than the widest container does not show it', () => {
  expect(findContainer(texts(12, 36), 1200 - 1)).toBeUndefined();
});
