import { expect, test } from 'vitest';
import { createLengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { keepRow } from './keep-row.ts';
import { readRow } from './read-row.ts';

/** Four faces of 36 px, each so many pixels after the one before. */
const faces = (step: number): Part[] =>
  Array.from({ length: 4 }, (_, at): Part => {
    const box = { x: at * step, y: 0, width: 36, height: 36 };
    return {
      kind: 'control',
      use: 'avatar',
      box,
      element: { id: `e${at}`, type: 'avatar', box, confidence: 1 },
      texts: [],
      icons: [],
    };
  });

test('faces that overlap stay in one line on a phone, those that stand apart need too much room', () => {
  expect(keepRow(faces(26), 1)).toEqual({ least: 0 });
  expect(keepRow(faces(60), 1)).toBeUndefined();
});

test('a row that is no wider than a phone keeps what gives way in it beside the rest', () => {
  const words = (x: number, y: number, width: number): Part =>
    ({
      kind: 'text',
      use: 'text',
      id: `t${x}-${y}`,
      box: { x, y, width, height: 20 },
      text: { lineCount: 1, plain: 'Green Basket' },
    }) as Part;
  const column = (x: number, width: number): Part => ({
    kind: 'box',
    use: 'group',
    box: { x, y: 0, width, height: 44 },
    layout: { direction: 'column', floats: [], items: [words(x, 0, 90), words(x, 22, width)] },
  });
  const row = (step: number): Part[] => [
    faces(0)[0]!,
    column(48, 134),
    words(190 + step, 0, 64),
    words(262 + step, 0, 30),
  ];
  expect(keepRow(row(0), 1)?.yielding?.box.x).toBe(48);
  // The same in a row that is as wide as a desktop's.
  expect(keepRow(row(300), 1)).toBeUndefined();
});

test('a row that something lies over goes on in the next line', () => {
  const [first, second, third] = faces(26);
  const row = (floats: Part[]): BoxPart => ({
    kind: 'box',
    use: 'group',
    box: { x: 0, y: 0, width: 88, height: 36 },
    layout: { direction: 'row', items: [first!, second!, third!], floats },
  });
  expect(readRow(row([]), createLengths(1)).kept).toEqual({ least: 0 });
  expect(readRow(row([faces(10)[1]!]), createLengths(1)).kept).toBeUndefined();
});
