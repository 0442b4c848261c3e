import { expect, test } from 'vitest';
import { drawLines } from '../pictures/draw-lines.fixture.ts';
import { readScene } from './read-scene.ts';

test('small letters in a picture of an interface say nothing about the scale of the page', () => {
  const frame = { x: 600, y: 40, width: 440, height: 320, color: 0xffffff, border: { color: 0xc0c0c0, width: 2 } };
  const { pixels, texts } = drawLines(
    2000,
    400,
    [frame],
    [
      ...Array.from({ length: 6 }, (_, at) => ({ x: 40, y: 20 + at * 60, size: 28, foot: 0 })),
      ...Array.from({ length: 12 }, (_, at) => ({ x: 640 + (at % 2) * 340, y: 60 + at * 24, size: 10, foot: 0.5 })),
    ],
  );
  const { page, shapes, texts: own } = readScene(pixels, texts, texts);
  expect(page.scale).toBe(2);
  expect(own).toEqual(texts.slice(0, 6));
  expect(shapes.filter(({ isScreen }) => isScreen)).toHaveLength(1);
});
