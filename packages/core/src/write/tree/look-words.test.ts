import { expect, test } from 'vitest';
import type { Element } from '../../measurement.ts';
import { lookWords } from './look-words.ts';

const card: Element = { id: 'e1', type: 'card', box: { x: 0, y: 0, width: 200, height: 80 }, confidence: 1 };

test('a line along one side is told beside the border around', () => {
  const words = lookWords({
    ...card,
    fill: '#ffffff',
    border: { color: '#e3e6f0', width: 1 },
    edges: [{ side: 'left', color: '#4e73df', width: 4 }],
  });
  expect(words).toEqual(['#ffffff', '1px #e3e6f0 border', 'left border 4px #4e73df']);
});

test('a shadow is told as CSS writes it, with the spread where there is one', () => {
  const shadow = { color: '#000000', opacity: 0.1, x: 0, y: 4, blur: 6 };
  expect(lookWords({ ...card, shadow })).toEqual(['shadow 0 4 6px #000000 10%']);
  expect(lookWords({ ...card, shadow: { ...shadow, spread: -1 } })).toEqual(['shadow 0 4 6 -1px #000000 10%']);
});

test('a picture of an interface is told as one, so that it is placed and what it shows is not built', () => {
  expect(lookWords({ ...card, type: 'image', fill: '#eef1f6', shows: 'interface' })).toEqual([
    'placeholder #eef1f6',
    'a picture of an interface, placed as one image',
  ]);
});
