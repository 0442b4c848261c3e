import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { Draft } from '../draft.ts';
import { joinLines, partsPage } from './join-lines.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const line = (x: number, y: number, width: number, height: number): Draft => ({
  type: 'divider',
  box: { x, y, width, height },
  confidence: 0.6,
});
const boxes = (drafts: Draft[]) =>
  drafts.map(({ type, box }) => `${type} ${box.x},${box.y} ${box.width}×${box.height}`);

test('pieces of one line that touch end to end are that line', () => {
  expect(boxes(joinLines([line(40, 100, 80, 1), line(120, 100, 60, 1), line(40, 120, 80, 1)], page))).toEqual([
    'divider 40,100 140×1',
    'divider 40,120 80×1',
  ]);
});

test('a piece that is nothing by itself belongs to the line between whose other pieces it lies', () => {
  const piece = { kind: 'line' as const, box: { x: 120, y: 100, width: 60, height: 1 }, radius: 0, busy: 0 };
  const joined = joinLines([line(40, 100, 80, 1), line(180, 100, 90, 1)], page, [piece]);
  expect(boxes(joined)).toEqual(['divider 40,100 230×1']);
  expect(boxes(joinLines([line(40, 200, 80, 1)], page, [piece]))).toEqual(['divider 40,200 80×1']);
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
