import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { describeTypography } from './typography.ts';

const line = (text: string, fontSize: number, y: number, more: Partial<TextLine> = {}): TextLine => ({
  text,
  box: { x: 20, y, width: text.length * fontSize * 0.5, height: fontSize },
  fontSize,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#111111',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: text.split(' ').map((word) => ({ text: word, box: { x: 0, y, width: 1, height: 1 } })),
  ...more,
});

test('sizes become steps with roles relative to the body, largest first', () => {
  const { scale, bodySize } = describeTypography([
    line('Pricing', 40, 0, { fontWeight: 700 }),
    line('one line of body text that is long', 16, 60),
    line('and another one of the same kind', 16, 84),
    line('a caption', 12, 120),
    line('a second caption', 12, 140),
  ]);
  expect(bodySize).toBe(16);
  expect(scale).toEqual([
    { fontSize: 40, fontWeight: 700, role: 'title', count: 1 },
    { fontSize: 16, fontWeight: 400, role: 'body', count: 2 },
    { fontSize: 12, fontWeight: 400, role: 'caption', count: 2 },
  ]);
});

test('a lone doubtful line and a short badge are no steps', () => {
  const texts = [line('plain body text here', 14, 0), line('set a bit larger', 15, 40), line('xx', 9, 80)];
  const { scale } = describeTypography([...texts, line('blurry words', 31, 120, { confidence: 0.8 })]);
  expect(scale.map(({ fontSize }) => fontSize)).toEqual([15, 14]);
});

test('the line height is the distance of baselines in a paragraph', () => {
  const { lineHeight } = describeTypography([
    line('no tails in here at all', 16, 0),
    line('nor in this one either', 16, 24),
  ]);
  expect(lineHeight).toBe(1.5);
});

test('the name in a logo is no step of the scale', () => {
  const texts = [line('acme', 24, 0), line('a long line of body text', 16, 60)];
  const logo = { id: 'e1', type: 'logo' as const, box: { x: 0, y: 0, width: 90, height: 30 }, confidence: 1 };
  const sizes = (elements: Parameters<typeof describeTypography>[1]): number[] =>
    describeTypography(texts, elements).scale.map(({ fontSize }) => fontSize);
  expect(sizes([])).toEqual([24, 16]);
  expect(sizes([logo])).toEqual([16]);
});
