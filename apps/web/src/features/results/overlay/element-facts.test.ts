import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { elementFacts, factsText } from './element-facts.ts';

const card: Element = {
  id: 'c-02',
  type: 'card',
  box: { x: 402, y: 204, width: 310, height: 138 },
  fill: '#ffffff',
  border: { color: '#e1e4e9', width: 1 },
  radius: 8,
  text: 'REVENUE',
  confidence: 0.9,
};

test('facts name what was measured and nothing else', () => {
  expect(elementFacts(card).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Position 402, 204',
    'Size 310 × 138',
    'Fill #ffffff',
    'Border 1 px #e1e4e9',
    'Radius 8',
    'Text "REVENUE"',
  ]);
  const bare: Element = { id: 'i-1', type: 'icon', box: card.box, confidence: 1 };
  expect(elementFacts(bare)).toHaveLength(2);
  expect(factsText({ ...bare, name: 'bell', ink: '#566a7f' })).toContain('icon bell, colour #566a7f');
  const accent: Element = { ...bare, edges: [{ side: 'left', color: '#4e73df', width: 4 }] };
  expect(factsText(accent)).toContain('left border 4 px #4e73df');
  const chart: Element = {
    ...bare,
    type: 'chart',
    series: [
      { color: '#4f46e5', boxes: [] },
      { color: '#f59e0b', boxes: [] },
    ],
  };
  expect(factsText(chart)).toContain('colours #4f46e5 #f59e0b');
});

test('copied facts are one line that a prompt can take', () => {
  expect(factsText(card)).toBe(
    'card: position 402, 204, size 310 × 138, fill #ffffff, border 1 px #e1e4e9, radius 8, text "REVENUE"',
  );
});
