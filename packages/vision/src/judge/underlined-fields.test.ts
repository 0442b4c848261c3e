import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { readScene } from '../shapes/read-scene.ts';

const lines = [
  { x: 20, y: 80, width: 200, height: 1, color: 0x999999 },
  { x: 20, y: 160, width: 200, height: 1, color: 0x999999 },
  { x: 20, y: 190, width: 30, height: 1, color: 0x999999 },
];
const texts = [textLine('Your name', 20, 60, 70, 12)];
const scene = readScene(drawRects(400, 240, 0xffffff, lines), texts, texts);

test('above a line may be a field: as high as its text says, or as usual; short lines underline a word', () => {
  const fields = scene.candidates.filter((candidate) => candidate.source === 'rest' && candidate.shape.kind === 'line');
  expect(fields.map(({ box }) => box)).toEqual([
    { x: 20, y: 53, width: 200, height: 28 },
    { x: 20, y: 125, width: 200, height: 36 },
  ]);
});

test('a line with nothing but space above it parts the page, unless fields are drawn like it', () => {
  const told = (text: string, y: number) => {
    const words = [textLine(text, 20, y, 70, 12)];
    const { candidates } = readScene(drawRects(400, 240, 0xffffff, [lines[1]!]), words, words);
    return candidates.some((candidate) => candidate.source === 'rest' && candidate.shape.kind === 'line');
  };
  expect(told('Your name', 112)).toBe(true);
  expect(told('The end', 40)).toBe(false);
});

test('a ruled title with a button at its end is no field', () => {
  const button = { x: 150, y: 130, width: 68, height: 26, color: 0x3366ff };
  const words = [textLine('Tiny', 20, 138, 30, 12), textLine('Show', 165, 137, 36, 12)];
  const { candidates } = readScene(drawRects(400, 240, 0xffffff, [lines[1]!, button]), words, words);
  expect(candidates.some((candidate) => candidate.source === 'rest' && candidate.shape.kind === 'line')).toBe(false);
});

test('large words stand as far above their line as below the top of their field; a choice to tick has none', () => {
  const name = [textLine('Your name', 20, 110, 110, 17, { fontSize: 24 })];
  const fieldsOf = (rects: typeof lines) =>
    readScene(drawRects(400, 240, 0xffffff, rects), name, name)
      .candidates.filter((candidate) => candidate.source === 'rest' && candidate.shape.kind === 'line')
      .map(({ box }) => box);
  expect(fieldsOf([lines[1]!])).toEqual([{ x: 20, y: 78, width: 200, height: 83 }]);
  const tick = { x: 150, y: 111, width: 16, height: 16, color: 0x3366ff };
  expect(fieldsOf([lines[1]!, tick])).toEqual([]);
});

test('a line as long as the words on it underlines them', () => {
  const words = [textLine('Read the documentation', 20, 142, 170, 12)];
  const { candidates } = readScene(drawRects(400, 240, 0xffffff, [lines[1]!]), words, words);
  expect(candidates.some((candidate) => candidate.source === 'rest' && candidate.shape.kind === 'line')).toBe(false);
});
