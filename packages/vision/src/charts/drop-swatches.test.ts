import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { dropSwatches } from './drop-swatches.ts';

const box = { x: 0, y: 0, width: 20, height: 12 };
const chart: Element = {
  id: 'chart',
  type: 'chart',
  box,
  confidence: 1,
  parent: 'card',
  chart: { legend: [{ color: '#5470c6', text: 'In progress' }] },
};
const patch = (over: Partial<Element>): Element => ({
  id: 'patch',
  type: 'icon',
  box,
  confidence: 1,
  fill: '#5470c6',
  parent: 'card',
  ...over,
});

test('a patch in the colour of a series beside its chart belongs to the legend', () => {
  expect(dropSwatches([chart, patch({})])).toEqual([chart]);
});

test.each([
  ['in another colour', { fill: '#dc3545' }],
  ['elsewhere on the page', { parent: 'other' }],
  ['with a form of its own', { name: 'bell' }],
])('an icon %s stays', (_, over) => {
  expect(dropSwatches([chart, patch(over)])).toHaveLength(2);
});

test('the legend of a chart on the page itself stands beside it', () => {
  const { parent: _, ...bare } = chart;
  const at = (x: number): Element => {
    const { parent: __, ...loose } = patch({ box: { ...box, x } });
    return loose;
  };
  expect(dropSwatches([bare, at(18)])).toEqual([bare]);
  expect(dropSwatches([bare, at(300)])).toHaveLength(2);
});
