import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { joinFrames } from './join-frames.ts';

const line = (x: number, y: number, width: number, height: number, fill = '#7a7a7a'): Element => ({
  id: `${x},${y}`,
  type: 'divider',
  box: { x, y, width, height },
  fill,
  confidence: 1,
});
const frame = (foot: number, end = 275, fill?: string): Element[] => [
  line(165, 625, 111, 1),
  line(165, 625, 1, 33),
  line(end, 625, 1, 33, fill),
  line(165, foot, 111, 1),
];

test('four lines of one colour that meet in their corners are a border', () => {
  expect(joinFrames([line(0, 0, 400, 1), ...frame(657)], 1)).toEqual([
    line(0, 0, 400, 1),
    {
      id: '165,625',
      type: 'shape',
      box: { x: 165, y: 625, width: 111, height: 33 },
      border: { color: '#7a7a7a', width: 1 },
      confidence: 1,
    },
  ]);
});

test('lines that miss a corner, or are of another colour, stay lines', () => {
  expect(joinFrames(frame(659), 1)).toHaveLength(1);
  expect(joinFrames(frame(661), 1)).toHaveLength(4);
  expect(joinFrames(frame(661), 2)).toHaveLength(1);
  expect(joinFrames(frame(657, 272), 1)).toHaveLength(4);
  expect(joinFrames(frame(657, 275, '#cccccc'), 1)).toHaveLength(4);
});

test('the lines around a thin strip enclose nothing', () => {
  const strip = [line(10, 10, 90, 1), line(10, 10, 1, 5), line(99, 10, 1, 5), line(10, 14, 90, 1)];
  expect(joinFrames(strip, 1)).toHaveLength(4);
});
