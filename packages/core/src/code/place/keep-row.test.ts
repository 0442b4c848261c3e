import { expect, test } from 'vitest';
import type { Part } from '../part.ts';
import { keepRow } from './keep-row.ts';

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
