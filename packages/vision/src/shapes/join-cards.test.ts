import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { joinCards } from './join-cards.ts';

const card = (id: string, y: number, height: number, more: Partial<Element> = {}): Element => ({
  id,
  type: 'card',
  box: { x: 100, y, width: 300, height },
  fill: '#ffffff',
  confidence: 1,
  ...more,
});

test('two halves of a card that a picture parts are one, with the shadow of either', () => {
  const shadow = { x: 0, y: 4, blur: 8, spread: 0, color: '#000000', opacity: 0.1 };
  const picture: Element = { ...card('e3', 186, 216), type: 'image', fill: '#967d76', parent: 'e2' };
  const joined = joinCards([card('e1', 100, 302), card('e2', 186, 372, { shadow }), picture], 1);
  expect(joined).toEqual([card('e1', 100, 458, { shadow }), { ...picture, parent: 'e1' }]);
});

test('cards that touch, that hold each other or that have another colour stay', () => {
  const all = [
    card('e1', 0, 100),
    card('e2', 100, 100),
    card('e3', 120, 60),
    card('e4', 150, 200, { fill: '#eeeeee' }),
  ];
  expect(joinCards(all, 1)).toEqual(all);
});
