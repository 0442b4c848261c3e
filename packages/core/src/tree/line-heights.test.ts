import { describe, expect, test } from 'vitest';
import { groupLines } from '../text/group-lines.ts';
import { estimateLineHeights } from './line-heights.ts';
import { line } from './page.fixture.ts';

const IMAGE = { width: 800, height: 600, scale: 1 };
type Options = {
  roleOf?: Parameters<typeof estimateLineHeights>[1];
  boxes?: Parameters<typeof estimateLineHeights>[2];
};

/** The line height of the first text of a size, of all those that a page has. */
const heightsOf = (texts: ReturnType<typeof line>[], { roleOf = () => 'text', boxes = [] }: Options = {}) => {
  const blocks = groupLines({ image: IMAGE, texts, elements: [] });
  const heightOf = estimateLineHeights(blocks, roleOf, boxes, 1);
  return (size: number): number => heightOf(blocks.find(({ fontSize }) => fontSize === size)!);
};

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

  test('a page that sets no line height has that of its family at every size', () => {
    const INTER = { font: { family: 'Inter', sure: true } } as const;
    const rows = [0, 1, 2].flatMap((at) => [
      { ...line(`Type ${at}`, 20, 100 * at + 20, 80, 20), ...INTER },
      // 24 px and 17 px high, right under each other.
      { ...line(`Type of it ${at}`, 20, 100 * at + 44, 80, 14), ...INTER },
    ]);
    const heightOf = heightsOf(rows);
    expect([heightOf(20), heightOf(14)]).toEqual([24, 17]);
  });

  test('what a paragraph shows holds for the other sizes of the page', () => {
    const texts = ['One type of a paragraph', 'goes on in the Type of it', 'and ends in the Type of all'];
    const paragraph = texts.map((text, at) => line(text, 20, 100 + 31 * at, 400, 20));
    // 31 px are 1.55 of 20 px: so are 24.8 px of 16 px.
    expect(heightsOf([...paragraph, line('Alone', 20, 400, 40, 16)])(16)).toBeCloseTo(24.8);
  });

  test('a round space to the edge of a box gives the height of a single line', () => {
    const title = { ...line('Type of it', 40, 121, 80, 14), font: { family: 'Inter', sure: true } } as const;
    // From the edge to the middle of the line are 26 px: 16 px and half of 20 px, where the family by itself has 17 px.
    const card = { box: { x: 20, y: 99.5, width: 300, height: 200 } };
    expect(heightsOf([title])(14)).toBe(17);
    expect(heightsOf([title], { boxes: [card] })(14)).toBe(20);
  });

  test('a heading is set tighter than text of its size', () => {
    const texts = ['One type of a paragraph', 'goes on in the Type of it', 'and ends in the Type of all'];
    const paragraph = texts.map((text, at) => line(text, 20, 100 + 24 * at, 300, 16));
    const title = line('Title', 20, 40, 80, 20);
    const heightWith = (role: 'heading' | 'text'): number =>
      heightsOf([title, ...paragraph], { roleOf: ({ text }) => (text === 'Title' ? role : 'text') })(20);
    expect([heightWith('text'), heightWith('heading')]).toEqual([30, 24]);
  });
});
