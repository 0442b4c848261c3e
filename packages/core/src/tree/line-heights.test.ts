import { describe, expect, test } from 'vitest';
import { groupLines } from '../text/group-lines.ts';
import { estimateLineHeights } from './line-heights.ts';
import { line } from './page.fixture.ts';

const IMAGE = { width: 800, height: 600, scale: 1 };
const heightsOf = (texts: ReturnType<typeof line>[]) =>
  estimateLineHeights(groupLines({ image: IMAGE, texts, elements: [] }), 1);

describe('estimateLineHeights', () => {
  test('a paragraph shows its own', () => {
    const texts = ['One type of a paragraph', 'goes on in the Type of it', 'and ends in the Type of all'];
    const heightOf = heightsOf(texts.map((text, at) => line(text, 20, 100 + 26 * at, 300)));
    expect(heightOf(14)).toBe(26);
  });

  test('lines of two sizes right under each other touch', () => {
    // 20 px bold over 14 px, 26 px from middle to middle: 30 and 22 px fit, and so do 28 and 24, but not 30 and 25.
    const pairs = [0, 1, 2].flatMap((at) => [
      line(`Price ${at}`, 20, 100 * at + 20, 80, 20),
      line(`Type of it ${at}`, 20, 100 * at + 48, 80, 14),
    ]);
    const heightOf = heightsOf(pairs);
    expect((heightOf(20) + heightOf(14)) / 2).toBeLessThanOrEqual(26);
  });

  test('a size that nothing tells of has the usual one', () => {
    expect(heightsOf([line('Alone', 20, 20, 40, 16)])(16)).toBe(24);
  });
});
