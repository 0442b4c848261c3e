import { describe, expect, test } from 'vitest';
import { surround } from '../../geometry.ts';
import type { TextLine } from '../../measurement.ts';
import type { TextBlock } from '../../text/text-block.ts';
import { fitText } from './fit-text.ts';
import { chooseFace } from './font-face.ts';

/** Lines of 16 px Arial in boxes as tall as a browser's content area, 24 px apart. */
const block = (texts: [text: string, width: number][], align: TextBlock['align'] = 'left'): TextBlock => {
  const lines = texts.map(
    ([text, width], index): TextLine => ({
      text,
      box: { x: 100, y: 50 + index * 24, width, height: 18 },
      fontSize: 16,
      fontWeight: 400,
      fontClass: 'sans',
      color: '#000000',
      background: '#ffffff',
      align,
      confidence: 1,
      words: [],
    }),
  );
  const { fontSize, fontWeight, fontClass, color, background } = lines[0]!;
  const box = surround(lines.map((line) => line.box));
  return { lines, box, text: texts.join(' '), fontSize, fontWeight, fontClass, color, background, align };
};

const arial = chooseFace('sans', []);
const natural = (text: string): number => arial.widthEm(text, 400) * 16;

describe('fitText', () => {
  test('finds a width at which plain spaces break where the screenshot breaks', () => {
    const lines = ['Everything you need to get going', 'with your work.'];
    const fit = fitText(block(lines.map((text) => [text, natural(text)])), arial);
    expect(fit).toMatchObject({ wraps: true, lineHeight: 24, letterSpacing: 0, stretch: 1 });
    expect(fit.box.width).toBeGreaterThan(natural(lines[0]!));
    expect(fit.box.width).toBeLessThan(natural(`${lines[0]} with`));
  });

  test('keeps lines apart where a browser would pull up the first part of a word with a dash', () => {
    const lines = ['Short line of', 'a-very-long-word-that-is-far-wider-than-it'];
    expect(fitText(block(lines.map((text) => [text, natural(text)])), arial).wraps).toBe(false);
  });

  test('keeps a centred block in the middle and a right one at its edge', () => {
    const lines: [string, number][] = ['Everything you need', 'with work.'].map((text) => [text, natural(text)]);
    const centred = block(lines, 'center');
    const fit = fitText(centred, arial);
    expect(fit.box.x + fit.box.width / 2).toBeCloseTo(centred.box.x + centred.box.width / 2);
    const right = fitText(block(lines, 'right'), arial);
    expect(right.box.x + right.box.width).toBeCloseTo(100 + natural('Everything you need'));
  });

  test('sets text on the baseline that its ink tells, with and without letters below it', () => {
    const ink = (text: string, y: number, height: number): TextBlock => {
      const one = block([[text, natural(text)]]);
      const box = { x: 100, y, width: natural(text), height };
      return { ...one, box, lines: [{ ...one.lines[0]!, box, words: [{ text, box }] }] };
    };
    // Both stand on y = 62: the ink of "Type" reaches 3.36 px (0.21 em) below it.
    expect(fitText(ink('Type', 50.5, 14.86), arial).box.y).toBeCloseTo(fitText(ink('Home', 50.5, 11.5), arial).box.y);
  });
});
