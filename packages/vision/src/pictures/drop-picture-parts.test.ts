import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { dropPictureParts } from './drop-picture-parts.ts';

const element = (id: string, type: Element['type'], x: number, size: number): Element => ({
  id,
  type,
  box: { x, y: 0, width: size, height: size },
  confidence: 1,
});

test('a picture in a picture is a part of it, but a face or a button may stand on a photo', () => {
  const [photo, face, button] = [
    element('e1', 'image', 0, 200),
    element('e2', 'avatar', 20, 60),
    element('e3', 'button', 120, 40),
  ];
  const parts = [element('e4', 'image', 30, 80), element('e5', 'chart', 90, 90), element('e6', 'avatar', 30, 30)];
  expect(dropPictureParts([photo, face, button, ...parts], 1)).toEqual([photo, face, button]);
});

test('pictures beside each other stay', () => {
  const row = [element('e1', 'image', 0, 100), element('e2', 'image', 60, 90)];
  expect(dropPictureParts(row, 1)).toEqual(row);
});

test('what stands in a part of a picture stands in the picture', () => {
  const photo = { ...element('e1', 'image', 0, 200), parent: 'e0' };
  const part = { ...element('e2', 'image', 30, 80), parent: 'e1' };
  const inner = { ...element('e3', 'chart', 40, 60), parent: 'e2' };
  const button = { ...element('e4', 'button', 50, 20), parent: 'e3' };
  expect(dropPictureParts([photo, part, inner, button], 1)).toEqual([photo, { ...button, parent: 'e1' }]);
});

test('what could be no button is drawn in the picture, with the marks in it', () => {
  const photo = element('e1', 'image', 0, 300);
  const wide = { ...element('e2', 'button', 20, 61), box: { x: 20, y: 0, width: 61, height: 55 }, radius: 28 };
  const dot = { ...element('e3', 'icon', 30, 20), parent: 'e2' };
  const play = { ...element('e4', 'button', 120, 64), radius: 32 };
  expect(dropPictureParts([photo, wide, dot, play], 1)).toEqual([photo, play]);
});
