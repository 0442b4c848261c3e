import type { Element, TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { dropPhotoParts } from './drop-photo-parts.ts';

const photo = {
  role: 'section' as const,
  box: { x: 0, y: 0, width: 800, height: 400 },
  fill: '#302e30',
  picture: true,
};
const box = (id: string, type: Element['type'], x: number, y: number): Element => ({
  id,
  type,
  box: { x, y, width: 100, height: 80 },
  confidence: 0.5,
});

test('a dark thing in a photo is no card; a form on it, a button and whatever lies below stay', () => {
  const [thing, form, button, below] = [
    box('e1', 'card', 20, 20),
    box('e2', 'card', 200, 20),
    box('e3', 'button', 400, 20),
    box('e4', 'card', 20, 420),
  ];
  const label = { text: 'Name', box: { x: 210, y: 30, width: 40, height: 10 } } as TextLine;
  expect(dropPhotoParts([thing, form, button, below], [photo], [label])).toEqual([form, button, below]);
  expect(dropPhotoParts([thing], [{ ...photo, picture: false }], [])).toEqual([thing]);
});

test('a chart that was read on a photo is a chart', () => {
  const chart: Element = {
    id: 'e9',
    type: 'chart',
    box: { x: 20, y: 20, width: 60, height: 30 },
    confidence: 1,
    chart: {},
  };
  expect(dropPhotoParts([chart], [photo], [])).toEqual([chart]);
});
