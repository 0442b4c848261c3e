import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { dropCardParts } from './drop-card-parts.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xeeeeee };
const card = (x: number, y: number, width: number, height: number, fill: number): Draft => {
  const box = { x, y, width, height };
  return { type: 'card', box, confidence: 0.7, shape: { kind: 'box', box, fill, radius: 0, busy: 0 } };
};
const whole = card(100, 100, 300, 240, 0xffffff);

test('a part across a card is none of its own where it is painted alike', () => {
  expect(dropCardParts([whole, card(101, 290, 298, 49, 0xffffff)], page)).toEqual([whole]);
});

test('a foot in its own colour and a card within the card stay', () => {
  const foot = card(101, 290, 298, 49, 0xf7f7f7);
  const inner = card(120, 120, 260, 80, 0xffffff);
  expect(dropCardParts([whole, foot, inner], page)).toEqual([whole, foot, inner]);
});
