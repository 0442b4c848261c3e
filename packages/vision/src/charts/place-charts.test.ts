import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { placeCharts } from './place-charts.ts';

const at = (id: string, type: Element['type'], x: number, y: number, width: number, height: number): Element => ({
  id,
  type,
  box: { x, y, width, height },
  confidence: 1,
});
const drawn = { x: 30, y: 40, width: 200, height: 100 };
const reading = { chart: {}, box: drawn, drawn, explained: 1 };

test('a chart takes the place of what its parts were taken for, and stands in the card around it', () => {
  const card = at('e1', 'card', 20, 10, 240, 160);
  const title = { ...at('e2', 'heading', 30, 18, 80, 16), parent: 'e1' };
  const bar = { ...at('e3', 'image', 40, 60, 20, 80), parent: 'e1' };
  const line = { ...at('e4', 'divider', 30, 90, 200, 1), parent: 'e1' };
  const placed = placeCharts([card, title, bar, line], [reading]);
  expect(placed.map(({ id, type, parent }) => [id, type, parent])).toEqual([
    ['e1', 'card', undefined],
    ['e2', 'heading', 'e1'],
    ['e5', 'chart', 'e1'],
  ]);
});

test('a control with words in a chart stays, and a chart that was found before keeps its id', () => {
  const before = at('e7', 'chart', 30, 42, 196, 96);
  const button = { ...at('e9', 'button', 180, 44, 44, 16), text: 'Zoom' };
  const placed = placeCharts([before, button], [reading]);
  expect(placed.map(({ id, type }) => [id, type])).toEqual([
    ['e9', 'button'],
    ['e7', 'chart'],
  ]);
});

test('what stands beside a flat line is not part of its chart, though the chart is higher than the line', () => {
  const icon = at('e1', 'icon', 40, 50, 16, 16);
  const low = { ...reading, drawn: { ...drawn, y: 80, height: 20 } };
  expect(placeCharts([icon], [low]).map(({ type }) => type)).toEqual(['icon', 'chart']);
});

test('a few bars taken for an icon go with their chart, though the air around them sticks out of it', () => {
  const small = { ...reading, drawn: { x: 956, y: 173, width: 58, height: 24 } };
  const typesOf = (icon: Element): string[] => placeCharts([icon], [small]).map(({ type }) => type);
  expect(typesOf(at('e1', 'icon', 953, 177, 22, 25))).toEqual(['chart']);
  expect(typesOf(at('e1', 'icon', 953, 187, 22, 25))).toEqual(['icon', 'chart']);
  expect(typesOf(at('e1', 'icon', 955, 155, 60, 60))).toEqual(['icon', 'chart']);
});
