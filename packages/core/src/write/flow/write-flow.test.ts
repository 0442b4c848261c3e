import { describe, expect, test } from 'vitest';
import type { Measurement } from '../../measurement.ts';
import { buildOutline } from '../outline/build-outline.ts';
import { box, page, text } from '../page.fixture.ts';
import { cutFlow } from './cut-flow.ts';
import { groupAlike } from './group-alike.ts';
import { writeFlow } from './write-flow.ts';

const flowOf = (measurement: Measurement): string[] => writeFlow(buildOutline(measurement)).split('\n');

const card = (id: string, x: number) => box(id, 'card', x, 200, 200, 100, { fill: '#eeeeee' });

describe('writeFlow', () => {
  test('says what stands beside and under each other, with gaps, and free space in a row', () => {
    const lines = flowOf(
      page(
        [text('Dashboard', 24, 40)],
        [box('b1', 'button', 780, 36, 100, 32), box('b2', 'button', 888, 36, 88, 32), card('c1', 24), card('c2', 248)],
      ),
    );
    expect(lines).toEqual([
      '- page, column, gap 132',
      '  - row',
      '    - `Dashboard`',
      '    - 196 wide, row, gap 8: button, button',
      '  - row, gap 24: card, card',
    ]);
  });

  test('tells boxes that hold the same parts once, without the words of the first', () => {
    const inside = [24, 248, 472].flatMap((x, index) => [
      text(`Label ${index}`, x + 20, 216),
      text(`${index} sold`, x + 20, 244),
    ]);
    const lines = flowOf(page(inside, [card('c1', 24), card('c2', 248), card('c3', 472)]));
    expect(lines[0]).toBe('- page, row, gap 24');
    expect(lines[1]).toMatch(/^ {2}- 3 times card, 200 wide, padding top 16, .*left 20, column, gap 18: text, text$/);
    expect(lines).toHaveLength(2);
  });

  test('a padding that is equal all around is one number, and space where content ends is none', () => {
    const holder = box('c1', 'card', 100, 100, 400, 300, { fill: '#eeeeee' });
    const inner = (button: number) =>
      flowOf(
        page([], [holder, box('b1', 'input', 116, 116, button, 120), box('b2', 'button', 116, 252, button, 132)]),
      )[1];
    expect(inner(368)).toBe('  - card, 300 high, padding 16, column, gap 16: input, button');
    expect(inner(200)).toBe('  - card, 300 high, padding top 16, bottom 16, left 16, column, gap 16: input, button');
  });

  test('a long page is told with fewer levels instead of more than a sheet', () => {
    const elements = Array.from({ length: 40 }, (_, row) => [
      box(`c${row}`, 'card', 0, row * 200, 900, 180, { fill: row % 2 ? '#eeeeee' : '#dddddd' }),
      box(`i${row}`, row % 2 ? 'image' : 'input', 20, row * 200 + 20, 100, 40),
      box(`j${row}`, 'button', 400, row * 200 + 20, 100, 30 + row),
      box(`k${row}`, 'icon', 20, row * 200 + 120, 20, 20),
    ]).flat();
    const lines = flowOf(page([], elements, { image: { width: 1000, height: 8000, scale: 1 } }));
    expect(lines.length).toBeLessThanOrEqual(60);
  });

  test('an empty page has no flow', () => {
    expect(flowOf(page([]))).toEqual(['']);
  });
});

describe('cutFlow', () => {
  /** Every cut takes one box off one side. */
  const spiral = (count: number) => {
    let area = { x: 0, y: 0, width: 40_000, height: 40_000 };
    return Array.from({ length: count }, (_, index) => {
      const { x, y, width, height } = area;
      const isAcross = index % 2 === 0;
      area = isAcross ? { x, y: y + 4, width, height: height - 4 } : { x: x + 4, y, width: width - 4, height };
      return { box: isAcross ? { x, y, width, height: 2 } : { x, y, width: 2, height } };
    });
  };

  test('a spiral of thousands of boxes ends in layers, with every box in it', () => {
    const flow = cutFlow(spiral(4_000));
    const leaves = (one: typeof flow): number =>
      one.kind === 'item' ? 1 : one.children.reduce((sum, child) => sum + leaves(child), 0);
    expect(leaves(flow)).toBe(4_000);
    expect(JSON.stringify(flow)).toContain('"layers"');
  });
});

describe('groupAlike', () => {
  test('finds one shape again and again, and a few shapes in turn', () => {
    const cuts = (list: string): string =>
      groupAlike([...list], (letter) => letter)
        .map(({ copies }) => `${copies.length}${copies[0]!.join('')}`)
        .join(' ');
    expect(cuts('aaab')).toBe('3a 1b');
    expect(cuts('xababab')).toBe('1x 3ab');
    expect(cuts('abcabcd')).toBe('2abc 1d');
    expect(cuts('')).toBe('');
  });
});
