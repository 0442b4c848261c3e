import { expect, test } from 'vitest';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import type { Draft } from './draft.ts';
import { nameRows } from './name-rows.ts';

const page = { width: 1000, height: 800, scale: 1, bodySize: 14, background: 0xffffff };

test('a path with separators is a breadcrumb', () => {
  const rows = nameRows([textLine('Home / Settings / Profile', 40, 40, 160, 12)], [], page);
  expect(rows).toEqual([
    {
      type: 'breadcrumb',
      box: { x: 40, y: 40, width: 160, height: 12 },
      text: 'Home / Settings / Profile',
      confidence: 0.6,
    },
  ]);
});

test('short texts in a row with a vivid line under one of them are tabs', () => {
  const texts = ['General', 'Billing', 'Team'].map((text, i) => textLine(text, 40 + i * 90, 100, 50, 12));
  const box = { x: 38, y: 122, width: 54, height: 2 };
  const mark: Draft = {
    type: 'divider',
    box,
    confidence: 0.6,
    shape: { kind: 'line', box, fill: 0x2563eb, radius: 0, busy: 0 },
  };
  expect(nameRows(texts, [mark], page)).toEqual([
    { type: 'tabs', box: { x: 38, y: 100, width: 232, height: 24 }, text: 'General | Billing | Team', confidence: 0.7 },
  ]);
});

test('a long line with a vivid line under it is no tab, whatever is next to it', () => {
  const texts = [
    textLine('Every setting of the selected tool', 40, 100, 220, 12),
    textLine('General', 300, 100, 50, 12),
    textLine('Billing', 370, 100, 50, 12),
    textLine('Team', 440, 100, 50, 12),
  ];
  const box = { x: 38, y: 122, width: 224, height: 2 };
  const mark: Draft = {
    type: 'divider',
    box,
    confidence: 0.6,
    shape: { kind: 'line', box, fill: 0x2563eb, radius: 0, busy: 0 },
  };
  expect(nameRows(texts, [mark], page)).toEqual([]);
});

test('small boxes with page numbers side by side are a pagination', () => {
  const pages = ['1', '2', '3'].map(
    (text, i): Draft => ({
      type: 'button',
      box: { x: 40 + i * 42, y: 700, width: 36, height: 36 },
      text,
      confidence: 0.8,
    }),
  );
  expect(nameRows([], pages, page)).toEqual([
    { type: 'pagination', box: { x: 40, y: 700, width: 120, height: 36 }, text: '1 2 3', confidence: 0.7 },
  ]);
});
