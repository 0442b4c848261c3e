import { describe, expect, test } from 'vitest';
import type { Measurement, TextLine } from '../measurement.ts';
import { page, text } from '../write/page.fixture.ts';
import { agreeTexts } from './agree-texts.ts';
import { listLeaves } from './list-leaves.ts';

const shot = (width: number, texts: TextLine[]): Measurement =>
  page(texts, [], { image: { width, height: 400, scale: 1 } });

const textsOf = (pages: readonly Measurement[]): (string | undefined)[][] =>
  agreeTexts(pages).map((one) => listLeaves(one).map((leaf) => leaf.text));

describe('agreeTexts', () => {
  test('joins lines that stand far apart where another width has them in one line', () => {
    const wide = shot(1200, [text('Welcome to the house of good ideas', 40, 40)]);
    const narrow = shot(390, [text('Welcome to the house', 20, 40), text('of good ideas', 20, 70)]);
    expect(textsOf([shot(390, narrow.texts)])).toEqual([['Welcome to the house', 'of good ideas']]);
    expect(textsOf([wide, narrow])).toEqual([
      ['Welcome to the house of good ideas'],
      ['Welcome to the house of good ideas'],
    ]);
  });

  test('parts lines that look like one text where another width has them side by side', () => {
    const [first, second] = ['All of our plans and prices in one place', 'and how to reach the people behind it'];
    const wide = shot(1200, [text(first, 40, 40), text(second, 640, 40)]);
    const narrow = shot(390, [text(first, 20, 40), text(second, 20, 60)]);
    expect(textsOf([narrow])).toEqual([[`${first} ${second}`]]);
    expect(textsOf([wide, narrow])).toEqual([
      [first, second],
      [first, second],
    ]);
  });

  test('leaves texts of two sizes apart, and pages that agree as they are', () => {
    const wide = shot(1200, [text('Plans for everyone', 40, 40)]);
    const narrow = shot(390, [text('Plans', 20, 40, { fontSize: 28 }), text('for everyone', 20, 80)]);
    expect(textsOf([wide, narrow])[1]).toEqual(['Plans', 'for everyone']);
    expect(agreeTexts([wide, wide])[0]).toBe(wide);
  });
});
