import { expect, test } from 'vitest';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import type { Draft } from './draft.ts';
import { partsPage, settleLines } from './settle-lines.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const line = (x: number, y: number, width: number, height: number): Draft => ({
  type: 'divider',
  box: { x, y, width, height },
  confidence: 0.6,
});
const boxes = (drafts: Draft[]) =>
  drafts.map(({ type, box }) => `${type} ${box.x},${box.y} ${box.width}×${box.height}`);

test('pieces of one line that touch end to end are that line', () => {
  expect(boxes(settleLines([line(40, 100, 80, 1), line(120, 100, 60, 1), line(40, 120, 80, 1)], page))).toEqual([
    'divider 40,100 140×1',
    'divider 40,120 80×1',
  ]);
});

test('a line along a whole side of a card is its border', () => {
  const card: Draft = { type: 'card', box: { x: 40, y: 40, width: 300, height: 200 }, confidence: 0.7 };
  expect(boxes(settleLines([card, line(40, 46, 1, 188), line(40, 100, 300, 1)], page))).toEqual([
    'card 40,40 300×200',
    'divider 40,100 300×1',
  ]);
});

test('a long hair line parts the page; a short one and one beside a word do not', () => {
  const shape = (width: number) => ({
    kind: 'line' as const,
    box: { x: 100, y: 50, width, height: 1 },
    radius: 0,
    busy: 0,
  });
  expect(partsPage(shape(200), [], page)).toBe(true);
  expect(partsPage(shape(60), [], page)).toBe(false);
  expect(partsPage(shape(200), [textLine('or', 78, 44, 14, 12)], page)).toBe(false);
});
