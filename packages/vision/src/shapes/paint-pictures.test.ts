import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { paintPictures } from './paint-pictures.ts';

const box = { x: 10, y: 10, width: 20, height: 20 };
const pixels = drawRects(40, 40, 0xffffff, [
  { ...box, color: 0x204060 },
  { ...box, width: 10, color: 0x406080 },
]);
const element = (type: Element['type'], fill?: string): Element => ({
  id: 'e1',
  type,
  box,
  confidence: 1,
  ...(fill && { fill }),
});
const fillOf = (one: Element) => paintPictures([one], pixels)[0]!.fill;

test('a photo gets its average colour, a flat picture keeps its own, and a button is not touched', () => {
  expect(fillOf(element('image'))).toBe('#305070');
  expect(fillOf(element('avatar', '#123456'))).toBe('#123456');
  expect(fillOf(element('button'))).toBeUndefined();
});
