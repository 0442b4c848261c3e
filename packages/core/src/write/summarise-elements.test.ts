import { expect, test } from 'vitest';
import type { Element, Measurement } from '../measurement.ts';
import { summariseElements } from './summarise-elements.ts';

const card = (width: number): Element => ({
  id: `${width}`,
  type: 'card',
  box: { x: 0, y: 0, width, height: 100 },
  confidence: 0.9,
  radius: width / 25,
});
const detailsOf = (cards: Element[]): string =>
  summariseElements({ elements: cards } as unknown as Measurement)[0]!.details;

test('more variants of an element than are worth a word each are counted', () => {
  const cards = [100, 200, 300, 400, 500, 600].map(card);
  expect(detailsOf(cards)).toMatch(/; 2 more variants$/);
  expect(detailsOf(cards.slice(1))).toMatch(/; 1 more variant$/);
  expect(detailsOf(cards.slice(2))).not.toContain('more');
});
