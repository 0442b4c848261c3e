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
      '    - …',
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
    expect(lines[1]).toMatch(/^ {2}- 3 times card, 200 wide, padding top 13, .*left 20, column, gap 11: text, text$/);
    expect(lines).toHaveLength(2);
  });

  test('boxes of several widths are no copies of one, though they hold the same parts', () => {
    const wide = box('c2', 'card', 248, 200, 500, 100, { fill: '#eeeeee' });
    const inside = [24, 248].flatMap((x) => [text('Label', x + 20, 216), text('Value', x + 20, 244)]);
    const lines = flowOf(page(inside, [card('c1', 24), wide]));
    expect(lines.slice(1).map((line) => /card, \d+ wide/.exec(line)?.[0])).toEqual([
      'card, 200 wide',
      'card, 500 wide',
    ]);
  });

  test('a list whose first item is a heading is not told as headings', () => {
    const row = (y: number) => box(`i${y}`, 'icon', 24, y, 16, 16);
    const ys = [100, 132, 164];
    const outline = buildOutline(
      page(
        ys.map((y) => text('Feature', 60, y + 3)),
        ys.map(row),
      ),
    );
    const first = outline.children.find((node) => node.kind === 'text')!;
    first.tag = 'h4';
    expect(writeFlow(outline)).toMatch(/3 times \(every 32\) row, gap 20, centred: icon, text$/);
  });

  test('uneven words in even columns are told by their left edges', () => {
    const names = ['United States', 'EU', 'Australia', 'India'];
    const lines = flowOf(page(names.map((name, index) => text(name, 24 + 200 * index, 100))));
    expect(lines).toEqual([`- page, row, left edges every 200: ${names.map((name) => `\`${name}\``).join(', ')}`]);
  });

  test('as much space on either side is a width and not a padding, and content begins at the top however far down', () => {
    const main = box('c1', 'card', 0, 0, 1000, 800, { fill: '#eeeeee' });
    const column = [box('i1', 'input', 300, 100, 400, 40), box('b1', 'button', 300, 160, 400, 40)];
    expect(flowOf(page([], [main, ...column]))[1]).toBe(
      '  - card, 800 high, padding top 100, content 400 wide and centred, column, gap 20: input, button',
    );
  });

  test('content begins where it begins from the left, and is nearly centred or at the right end by name', () => {
    const card = box('c1', 'card', 0, 0, 1000, 800, { fill: '#eeeeee' });
    const headOf = (x: number, width: number): string | undefined =>
      flowOf(page([], [card, box('i1', 'input', x, 100, width, 40), box('b1', 'button', x, 160, width, 40)]))[1];
    expect(headOf(120, 400)).toContain('padding top 100, left 120, column');
    expect(headOf(88, 817)).toContain('padding top 100, content 817 wide and centred, column');
    expect(headOf(580, 400)).toContain('padding top 100, right 20, content at the right, column');
  });

  test('texts count with their whole lines, so that gaps and paddings are those of a stylesheet', () => {
    const card = box('c1', 'card', 0, 0, 400, 100, { fill: '#eeeeee' });
    const inside = [box('b1', 'button', 20, 50, 100, 30), box('b2', 'button', 130, 50, 100, 30)];
    // Ink from 18 to 28 on a line of 1.2 × 14 px around its middle, which is 23.2 below the top of the card.
    const [, head] = flowOf(page([text('Title', 20, 18)], [card, ...inside]));
    expect(head).toContain('padding top 15, bottom 20, left 20, column, gap 18');
  });

  test('landmarks that were measured a pixel into each other still stand under and beside each other', () => {
    const region = (role: 'header' | 'sidebar' | 'main', x: number, y: number, width: number, height: number) => ({
      role,
      box: { x, y, width, height },
    });
    const regions = [
      region('header', 0, 0, 1000, 60),
      region('sidebar', 0, 59, 201, 741),
      region('main', 200, 60, 800, 740),
    ];
    expect(flowOf(page([], [], { regions }))).toEqual([
      '- page, column, no gap',
      '  - header, 60 high: empty',
      '  - row, no gap',
      '    - sidebar, 201 wide: empty',
      '    - main, 800 wide: empty',
    ]);
  });

  test('a line or a ground across everything does not hide how the rest flows', () => {
    const line = box('d', 'divider', 300, 0, 1, 400, { fill: '#eeeeee' });
    const bars = [0, 100, 200, 370].map((y, index) => box(`b${index}`, 'button', 0, y, 600, 30));
    expect(flowOf(page([], [line, ...bars]))).toEqual([
      '- page, on top of each other',
      '  - divider',
      '  - column, gaps 70 70 140: button, button, button, button',
    ]);
  });

  test('thin lines side by side are no rows', () => {
    const rules = [24, 324, 624].map((x, index) => box(`d${index}`, 'divider', x, 100, 200, 1, { fill: '#eeeeee' }));
    expect(flowOf(page([], rules))).toEqual(['- page, row, gap 100: divider, divider, divider']);
  });

  test('plain things of several kinds share a line by name', () => {
    const controls = [box('i1', 'input', 24, 130, 200, 40), box('i2', 'input', 24, 210, 200, 40)];
    const cards = [card('c1', 24), card('c2', 248)].map((one) => ({ ...one, box: { ...one.box, y: 300 } }));
    const lines = flowOf(page([text('EMAIL', 24, 100), text('PASSWORD', 24, 190)], [...controls, ...cards]));
    expect(lines[1]).toBe('  - `EMAIL`, input, `PASSWORD`, input');
  });

  test('an empty landmark says how large it is', () => {
    const regions = [{ role: 'section' as const, box: { x: 0, y: 100, width: 1000, height: 74 }, fill: '#eeeeee' }];
    expect(flowOf(page([], [], { regions }))).toEqual(['- page', '  - section, 74 high: empty']);
  });

  test('hundreds of boxes in one another are told on a sheet', () => {
    const sides = Array.from({ length: 150 }, (_, depth) => 100_000 * 0.93 ** depth);
    const nested = sides.map((side, depth) => box(`c${depth}`, 'card', 0, 0, side, side, { fill: '#eeeeee' }));
    expect(flowOf(page([], nested)).length).toBeLessThan(10);
  });

  test('a name is cut between characters, never inside one', () => {
    const lines = flowOf(page([text(`${'x'.repeat(27)}😀 and more`, 24, 100), text('next', 24, 140)]));
    expect(lines[0]).toContain(`\`${'x'.repeat(27)}…\``);
  });

  test('a padding that is equal all around is one number, and space where content ends is none', () => {
    const holder = box('c1', 'card', 100, 100, 400, 300, { fill: '#eeeeee' });
    const inner = (button: number) =>
      flowOf(
        page([], [holder, box('b1', 'input', 116, 116, button, 120), box('b2', 'button', 116, 252, button, 132)]),
      )[1];
    expect(inner(368)).toBe('  - card, 300 high, padding 16, column, gap 16: input, button');
    const [, tight] = flowOf(
      page([], [holder, box('b1', 'input', 101, 101, 398, 120), box('b2', 'button', 101, 267, 398, 132)]),
    );
    expect(tight).toBe('  - card, 300 high, column, gap 46: input, button');
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
    expect(lines.length).toBeLessThanOrEqual(72);
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
  test('finds one kind again and again, and a few kinds in turn', () => {
    const cuts = (list: string): string =>
      groupAlike([...list], (a, b) => a === b)
        .map(({ copies }) => `${copies.length}${copies[0]!.join('')}`)
        .join(' ');
    expect(cuts('aaab')).toBe('3a 1b');
    expect(cuts('xababab')).toBe('1x 3ab');
    expect(cuts('abcabcd')).toBe('2abc 1d');
    expect(cuts('')).toBe('');
  });
});
