import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { dropFieldParts } from './drop-field-parts.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const draft = (type: Draft['type'], x: number, width: number, text: string, fill = 0xeeeeee): Draft => {
  const box = { x, y: 20, width, height: 38 };
  return { type, box, text, confidence: 0.7, shape: { kind: 'box', box, fill, radius: 4, busy: 0 } };
};
const left = (...drafts: Draft[]) => dropFieldParts(drafts, page).map(({ text }) => text);
const field = draft('input', 100, 200, 'Amount', 0xffffff);

test('a unit or a prefix that touches a field is no button', () => {
  expect(left(field, draft('button', 300, 50, '.00'), draft('button', 50, 50, 'https://'))).toEqual(['Amount']);
});

test('a word, a vivid box and what stands apart are buttons', () => {
  const buttons = [
    draft('button', 300, 50, 'Go'),
    draft('button', 300, 50, 'go', 0x0066ff),
    draft('button', 360, 50, '+1'),
  ];
  for (const button of buttons) expect(left(field, button)).toHaveLength(2);
});

test('the part of a field that opens files belongs to it', () => {
  expect(left(field, draft('button', 102, 90, 'Choose File'))).toEqual(['Amount']);
});
