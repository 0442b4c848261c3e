import { expect, test } from 'vitest';
import { text } from '../page.fixture.ts';
import type { TextNode } from './page-node.ts';
import { settleLines } from './settle-lines.ts';

const textOf = (height: number, count = 1, y = 100): TextNode => {
  const lines = Array.from({ length: count }, (_, at) => text('Words', 20, y + at));
  const { fontSize, fontWeight, fontClass, color, background, align, box } = lines[0]!;
  return {
    kind: 'text',
    box: { x: 20, y, width: 100, height },
    block: { lines, box, text: 'Words', fontSize, fontWeight, fontClass, color, background, align },
    style: { fontSize, fontWeight, fontClass, color },
    children: [],
  };
};

const settledOf = (paragraph: TextNode): unknown => {
  settleLines([textOf(20), textOf(20), textOf(20), textOf(21), paragraph]);
  return [paragraph.box.y, paragraph.box.height, paragraph.lineHeight];
};

test('texts of one size have the line height that most of them have, about their middles', () => {
  expect(settledOf(textOf(23))).toEqual([101.5, 20, undefined]);
});

test('a paragraph that is off by more than a pixel or two says its own', () => {
  expect(settledOf(textOf(61, 3))).toEqual([100.5, 60, undefined]);
  expect(settledOf(textOf(63, 3))).toEqual([100, 63, 21]);
});
