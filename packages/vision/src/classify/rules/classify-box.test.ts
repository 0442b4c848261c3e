import { expect, test } from 'vitest';
import type { Shape } from '../../boxes/shape.ts';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { buildTree } from '../scene-tree.ts';
import { classifyBox } from './classify-box.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xece9d8 };
const bar: Shape = {
  kind: 'box',
  box: { x: 40, y: 40, width: 75, height: 23 },
  fill: 0xffffff,
  border: { color: 0x003c74, width: 1 },
  radius: 3,
  busy: 0,
  bars: 2,
};
const nameOf = (words: string[]) => {
  const texts = words.map((word) => textLine(word, 68, 46, 20, 10));
  return classifyBox(buildTree([bar], texts).nodes[0]!, page)?.type;
};

test('two shades on one strip are a progress bar, with its share written on it or without, but not with a word', () => {
  expect(nameOf([])).toBe('progress');
  expect(nameOf(['60%'])).toBe('progress');
  expect(nameOf(['OK'])).not.toBe('progress');
});

test('a short framed box with a word at its start and an arrow at its end is a select, one where the arrow follows the word a button', () => {
  const frame: Shape = { ...bar, box: { x: 40, y: 40, width: 72, height: 32 } };
  const { bars, ...plain } = frame;
  const typeOf = (wordX: number, wordWidth: number) => {
    const arrow: Shape = { kind: 'blob', box: { x: 94, y: 53, width: 10, height: 7 }, radius: 0, busy: 0 };
    const texts = [textLine('10', wordX, 51, wordWidth, 10)];
    return classifyBox(buildTree([plain, arrow], texts).nodes[0]!, page)?.type;
  };
  expect(typeOf(50, 14)).toBe('select');
  expect(typeOf(50, 38)).toBe('button');
});

test('letters in a frame are a choice, on a ground of their own a face', () => {
  const { bars, ...frame } = { ...bar, box: { x: 40, y: 40, width: 40, height: 36 }, radius: 0 };
  const typeOf = (shape: Shape) =>
    classifyBox(buildTree([shape], [textLine('XL', 52, 53, 16, 10)]).nodes[0]!, { ...page, background: 0xffffff })
      ?.type;
  expect(typeOf(frame)).toBe('button');
  expect(typeOf({ ...frame, fill: 0x6554c0 })).toBe('avatar');
});

test('letters in a disc are a face, figures a label', () => {
  const { bars, border, ...plain } = bar;
  const disc: Shape = { ...plain, box: { x: 40, y: 40, width: 40, height: 40 }, fill: 0x1a73e8, radius: 20 };
  const typeOf = (text: string) =>
    classifyBox(buildTree([disc], [textLine(text, 52, 55, 16, 10)]).nodes[0]!, page)?.type;
  expect(typeOf('AL')).toBe('avatar');
  expect(typeOf('18')).toBe('badge');
});
