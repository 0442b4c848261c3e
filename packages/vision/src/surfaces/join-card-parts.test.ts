import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { joinCardParts } from './join-card-parts.ts';

const card = (id: string, y: number, height: number, fill: string, more: Partial<Element> = {}): Element => ({
  id,
  type: 'card',
  box: { x: 20, y, width: 300, height },
  fill,
  confidence: 1,
  ...more,
});
const border = { color: '#e3e6f0', width: 1 };

test('a head with its own ground belongs to the card below it, parted from the body by a line', () => {
  const head = card('e1', 100, 54, '#f8f9fc', { border });
  const body = card('e2', 153, 360, '#ffffff', { border });
  expect(joinCardParts([head, body], 1)).toEqual([
    { ...body, box: { x: 20, y: 100, width: 300, height: 413 } },
    { ...card('e1', 100, 54, '#f8f9fc'), edges: [{ side: 'bottom', ...border }], parent: 'e2' },
  ]);
});

test('rows of a list, a card below another and a card of one ground stay what they are', () => {
  const rows = [100, 148, 196].map((y, i) => card(`e${i}`, y, 48, i % 2 ? '#f8f9fa' : '#ffffff'));
  const list = [...rows, card('e9', 244, 100, '#eeeeee')];
  expect(joinCardParts(list, 1)).toEqual(list);
  const apart = [card('e1', 100, 60, '#f8f9fc'), card('e2', 184, 200, '#ffffff')];
  expect(joinCardParts(apart, 1)).toEqual(apart);
  const same = [card('e1', 100, 60, '#ffffff'), card('e2', 160, 200, '#ffffff')];
  expect(joinCardParts(same, 1)).toEqual(same);
});
