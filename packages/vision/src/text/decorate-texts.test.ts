import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';
import { decorateTexts, withoutUnderlines } from './decorate-texts.ts';

const ink = 0x212529;
const line = (over: Partial<TextLine> = {}): TextLine => ({
  ...textLine('illicit', 20, 20, 61, 14, { color: '#212529', fontSize: 20 }),
  background: '#ffffff',
  ...over,
});
const rule = (x: number, width: number, y = 36) => ({ x, y, width, height: 2, color: ink });
const stems = Array.from({ length: 7 }, (_, at) => ({ x: 20 + at * 10, y: 20, width: 2, height: 14, color: ink }));
const look = (pixels: Pixels, over: Partial<TextLine> = {}) => decorateTexts([line(over)], pixels)[0]!;

test('a line of the text’s own colour and width under it underlines it', () => {
  expect(look(drawRects(120, 60, 0xffffff, [...stems, rule(20, 61)])).underlined).toBe(true);
  expect(look(drawRects(120, 60, 0xffffff, stems)).underlined).toBeUndefined();
});

test('a rule that goes on beyond the text, or has another colour, is no underline', () => {
  expect(look(drawRects(120, 60, 0xffffff, [...stems, rule(0, 120)])).underlined).toBeUndefined();
  const grey = { ...rule(20, 61), color: 0xe5e7eb };
  expect(look(drawRects(120, 60, 0xffffff, [...stems, grey])).underlined).toBeUndefined();
});

test('the feet of letters are no underline', () => {
  const feet = stems.map(({ x }) => ({ x: x - 3, y: 32, width: 8, height: 2, color: ink }));
  expect(look(drawRects(120, 60, 0xffffff, [...stems, ...feet])).underlined).toBeUndefined();
  const two = { text: '2', box: { x: 20, y: 20, width: 8, height: 14 } };
  expect(look(drawRects(120, 60, 0xffffff, [{ ...rule(20, 8, 32) }]), two).underlined).toBeUndefined();
  expect(look(drawRects(120, 60, 0xffffff, [{ ...rule(20, 8, 32) }]), { ...two, text: 'il' }).underlined).toBe(true);
});

test('strokes that lean are italic, upright ones are not, and a letter or two tell nothing', () => {
  const leaning = Array.from({ length: 7 * 14 }, (_, at) => {
    const [stem, row] = [Math.floor(at / 14), at % 14];
    return { x: 20 + stem * 8 + Math.round(0.22 * (13 - row)), y: 20 + row, width: 2, height: 1, color: ink };
  });
  const pixels = drawRects(120, 60, 0xffffff, leaning);
  expect(look(pixels).italic).toBe(true);
  expect(look(drawRects(120, 60, 0xffffff, stems)).italic).toBeUndefined();
  expect(look(pixels, { text: 'il' }).italic).toBeUndefined();
  // Sevens and slashes lean in upright faces too.
  expect(look(pixels, { text: '$ 777.79' }).italic).toBeUndefined();
  expect(look(pixels, { text: '/argon/' }).italic).toBeUndefined();
});

test('a rule that underlines a text is not told a second time', () => {
  const paint = { id: 'p1', type: 'divider' as const, box: { x: 20, y: 36, width: 61, height: 2 }, confidence: 1 };
  const wide = { ...paint, id: 'p2', box: { x: 0, y: 50, width: 120, height: 1 } };
  expect(withoutUnderlines([paint, wide], [line({ underlined: true })])).toEqual([wide]);
  expect(withoutUnderlines([paint], [line()])).toEqual([paint]);
});
