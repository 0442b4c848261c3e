import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { groupAlike } from './group-alike.ts';

const card = (id: string, width: number, fill = '#ffffff'): Element => ({
  id,
  type: 'card',
  box: { x: 0, y: 0, width, height: 200 },
  fill,
  confidence: 1,
});

test('equal cards share a group, other sizes and fills do not', () => {
  const groups = groupAlike([card('a', 300), card('b', 301), card('c', 400), card('d', 300, '#000000')]);
  expect(groups.map(({ group }) => group)).toEqual(['card-1', 'card-1', undefined, undefined]);
});

test('buttons of one look are alike whatever their text is long', () => {
  const button = (id: string, width: number): Element => ({ ...card(id, width, '#2563eb'), type: 'button' });
  expect(groupAlike([button('a', 80), button('b', 140)]).map(({ group }) => group)).toEqual(['button-1', 'button-1']);
});
