import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { settleDialog } from './settle-dialog.ts';

const card = (x: number, y: number, width: number, height: number, fill: number): Draft => {
  const box = { x, y, width, height };
  return { type: 'card', box, confidence: 0.7, shape: { kind: 'box', box, fill, radius: 8, busy: 0 } };
};
const typesOf = (drafts: Draft[], background: number) =>
  settleDialog(drafts, { width: 1000, height: 800, scale: 1, bodySize: 14, background }).map(({ type }) => type);
const front = card(300, 280, 400, 240, 0xffffff);

test('the one bright card in the middle of a dimmed page is a dialog', () => {
  expect(typesOf([card(40, 40, 200, 150, 0x808080), card(760, 40, 200, 150, 0x808080), front], 0x797a7b)).toEqual([
    'card',
    'card',
    'dialog',
  ]);
});

test('a sign-in card on a coloured page, and a card among bright ones, are cards', () => {
  expect(typesOf([front], 0x0d6efd)).toEqual(['card']);
  expect(typesOf([card(40, 40, 200, 150, 0xffffff), card(760, 40, 200, 150, 0xffffff), front], 0x797a7b)).toEqual([
    'card',
    'card',
    'card',
  ]);
});
