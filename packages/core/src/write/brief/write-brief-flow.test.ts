import { describe, expect, test } from 'vitest';
import type { Measurement } from '../../measurement.ts';
import { writeFlow } from '../flow/write-flow.ts';
import { buildOutline } from '../outline/build-outline.ts';
import { box, page, text } from '../page.fixture.ts';
import { usualLooks } from '../structure/voice.ts';
import { createBriefTeller } from './brief-teller.ts';
import { writeBriefFlow } from './write-brief-flow.ts';

const linesOf = (measurement: Measurement, maxTokens = 2_000): string[] => {
  const outline = buildOutline(measurement);
  const voice = { body: outline.body, usual: usualLooks(measurement.elements) };
  return writeBriefFlow(outline, voice, { maxTokens }).split('\n');
};

const BODY = [0, 1].map((row) => text('Most words of this page are set like these', 24, 600 + 40 * row));

describe('writeBriefFlow', () => {
  test('tells words, sizes and looks in their row, and neighbours that look alike together', () => {
    const links = ['Home', 'Team', 'Help'].map((word, at) => text(word, 24 + at * 80, 43, { color: '#0d6efd' }));
    const button = box('b', 'button', 860, 28, 116, 40, { fill: '#0d6efd', radius: 6 });
    const label = text('Sign up', 890, 42, { color: '#ffffff', background: '#0d6efd' });
    const [, head] = linesOf(page([...links, label, ...BODY], [button]));
    expect(head).toBe(
      '  - row, gap 52, centred: 3 texts #0d6efd: `Home`, `Team`, `Help` … button `Sign up` 116 × 40, #0d6efd, radius 6, text #ffffff',
    );
  });

  test('copies of one component share a description, and each tells its own words and colours', () => {
    const fills = ['#0d6efd', '#198754', '#dc3545'];
    const cards = fills.map((fill, at) => box(`c${at}`, 'card', 24 + at * 320, 100, 300, 120, { fill, radius: 8 }));
    const texts = fills.flatMap((background, at) => [
      text(`Plan ${at}`, 44 + at * 320, 120, { background, color: '#ffffff' }),
      text('per month', 44 + at * 320, 160, { background, color: '#ffffff' }),
    ]);
    const lines = linesOf(page([...texts, ...BODY], cards));
    const at = lines.findIndex((line) => line.includes('3 times card'));
    expect(lines[at]).toMatch(
      /- 3 times card 300 × 120, radius 8, padding .*: text #ffffff; text `per month` #ffffff$/,
    );
    expect(lines.slice(at + 1, at + 4).map((line) => line.trim())).toEqual([
      '- 1: card #0d6efd, `Plan 0`',
      '- 2: card #198754, `Plan 1`',
      '- 3: card #dc3545, `Plan 2`',
    ]);
  });

  test('of copies that say the same the kind of thing says whose colour it is, and a pixel makes no difference', () => {
    const rows = [0, 1].flatMap((at) => [
      box(`i${at}`, 'icon', 24, 100 + at * 50, 20, 20, { name: 'circle', ink: at ? '#ffc107' : '#f44336' }),
      box(`b${at}`, 'button', 60, 95 + at * 50, 300, 30, { fill: '#eeeeee', radius: 6 + at }),
    ]);
    const labels = [0, 1].map((at) => text('Edit', 75 + at, 105 + at * 50, { background: '#eeeeee' }));
    const lines = linesOf(page([...labels, ...BODY], rows));
    const at = lines.findIndex((line) => line.includes('2 times'));
    expect(lines[at]).toContain(
      'icon [circle] 20 × 20; button `Edit` 300 × 30, #eeeeee, radius 6, text 15 from the left',
    );
    expect(lines[at + 1]?.trim()).toBe('- one after another: icon #f44336, icon #ffc107');
  });

  test('without places, gaps are listed however many, and what is not at the start of its column says where it is', () => {
    const card = box('c', 'card', 0, 0, 600, 500, { fill: '#ffffff' });
    const tops = [20, 80, 130, 200, 250, 320, 410];
    const parts = tops.map((y, at) => box(`b${at}`, 'button', at === 3 ? 60 : at === 5 ? 250 : 20, y, 100, 30));
    const [, head] = linesOf(page(BODY, [card, ...parts, box('d', 'divider', 20, 460, 560, 1)]));
    expect(head).toContain('column, gaps 30 20 40 20 40 60 20');
    expect(head).toContain('button 100 × 30, starts 40 in; button 100 × 30; button 100 × 30, itself centred;');
  });

  test('items of one edge are no less at it where one of them happens to be centred', () => {
    const words = ['Menu of the whole', 'Home', 'Buttons now', 'Labels'];
    const links = words.map((word, at) => text(word, at === 0 ? 24 : 44, 100 + at * 40));
    const [list] = linesOf(page(links));
    expect(list).toContain('3 texts, starts 20 in: `Home`, `Buttons now`, `Labels`');
  });

  test('things of one kind at two sides are no copies of one', () => {
    const bubbles = [0, 1, 2].map((at) =>
      box(`c${at}`, 'card', at === 1 ? 376 : 24, 100 + at * 90, 300, 70, { fill: '#eeeeee' }),
    );
    const texts = [0, 1, 2].flatMap((at) =>
      ['Ann', 'Hello'].map((word, row) => text(word, at === 1 ? 392 : 40, 112 + at * 90 + row * 24)),
    );
    const rule = box('d', 'divider', 24, 60, 652, 1, { fill: '#eeeeee' });
    const lines = linesOf(page([...texts, ...BODY], [rule, ...bubbles]));
    expect(lines.filter((line) => line.includes('card')).map((line) => line.includes('itself at the right'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('a sign in a button that has no name is said to be there', () => {
    const button = box('b', 'button', 24, 100, 140, 40, { fill: '#eeeeee' });
    const sign = (name?: string) => box('i', 'icon', 34, 110, 20, 20, name ? { name } : {});
    const line = (icon: ReturnType<typeof sign>) =>
      linesOf(page([text('Source', 64, 115, { background: '#eeeeee' }), ...BODY], [button, icon])).find((one) =>
        one.includes('button'),
      );
    expect(line(sign())).toMatch(/button `Source` 140 × 40.*, with an icon/);
    expect(line(sign('heart'))).not.toContain('with an icon');
  });

  test('things on top of each other say where in the box around them they begin', () => {
    const card = box('c', 'card', 100, 100, 300, 200, { fill: '#eeeeee' });
    const parts = [box('i', 'image', 120, 110, 100, 100), box('b', 'badge', 200, 190, 60, 30, { fill: '#0d6efd' })];
    const [, head] = linesOf(page(BODY, [card, ...parts]));
    expect(head).toBe(
      '  - card 300 × 200, #eeeeee, starts 76 in, on top of each other: image 100 × 100, at +20 +10; badge 60 × 30, #0d6efd, at +100 +90',
    );
  });

  test('a reading in doubt is marked', () => {
    const lines = linesOf(page([text('I os Angeles', 24, 100, { confidence: 0.8 }), ...BODY]));
    expect(lines.join()).toContain('`I os Angeles` (?)');
  });

  test('a table is told row by row', () => {
    const cells = [0, 1, 2].flatMap((row) =>
      ['Ann', 'Lead', 'Oslo'].map((word, column) => text(`${word}${row}`, 40 + column * 200, 120 + row * 40)),
    );
    const table = box('t', 'table', 24, 100, 620, 130, { border: { color: '#dddddd', width: 1 } });
    expect(linesOf(page([...cells, ...BODY], [table])).slice(1, 5)).toEqual([
      '  - table 620 × 130, 1px #dddddd border, 3 rows every 40, columns from 16, 216, 416',
      '    - `Ann0` | `Lead0` | `Oslo0`',
      '    - `Ann1` | `Lead1` | `Oslo1`',
      '    - `Ann2` | `Lead2` | `Oslo2`',
    ]);
  });

  test('a table tells the style of its columns and its first row, and cells that have another', () => {
    const cells = [0, 1, 2].flatMap((row) =>
      ['Number', 'Lead', 'Oslo'].map((word, column) =>
        text(`${word}${row}`, 40 + column * 200, 120 + row * 40, {
          fontWeight: row === 0 ? 700 : 400,
          color: column === 0 || (row === 2 && column === 2) ? '#dc3545' : '#111111',
        }),
      ),
    );
    const [, head, ...rows] = linesOf(page([...cells, ...BODY], [box('t', 'table', 24, 100, 620, 130)]));
    expect(head).toContain('3 rows every 40, columns from 16 (#dc3545), 216, 416, first row 700');
    expect(rows.slice(0, 3)).toEqual([
      '    - `Number0` (#dc3545) | `Lead0` | `Oslo0`',
      '    - `Number1` | `Lead1` | `Oslo1`',
      '    - `Number2` | `Lead2` | `Oslo2` (#dc3545)',
    ]);
  });

  test('copies that lie too deep name the rows and columns in them, which are not looked into', () => {
    const ys = [100, 180, 260];
    const texts = ys.flatMap((y, at) => [text(`Name ${at}`, 84, y), text('Reads and writes', 84, y + 22)]);
    const outline = buildOutline(
      page(
        [...texts, ...BODY],
        ys.map((y) => box(`i${y}`, 'icon', 24, y, 40, 36)),
      ),
    );
    const tell = createBriefTeller({ body: outline.body, usual: new Map() }, { levels: 1, texts: 8, chars: 40 });
    expect(
      writeFlow(outline, { tell, limits: { levels: 1, lines: 99 } })
        .split('\n')
        .slice(1, 4),
    ).toEqual([
      '  - 3 times (every 80) row, gap 20: icon 40 × 36; column',
      '    - 1: `Name 0`, `Reads and writes`',
      '    - 2: `Name 1`, `Reads and writes`',
    ]);
  });

  test('of boxes in boxes the innermost give way, and the others keep their words where these fit', () => {
    const spot = (level: number) =>
      box(`c${level}`, 'card', 20 * level, 20 * level, 900 - 40 * level, 560 - 40 * level, { fill: `#ee${level}eee` });
    const long = 'A sentence that is much longer than thirty characters, and says how the page begins';
    const nested = Array.from({ length: 9 }, (_, level) => [
      text(`Inner ${level} words`, 20 * level + 5, 20 * level + 4),
      text(`Other ${level}`, 500, 20 * level + 4),
    ]).flat();
    const measured = page(
      [text(long, 24, 720), ...nested, ...BODY],
      Array.from({ length: 9 }, (_, level) => spot(level)),
    );
    expect(linesOf(measured, 4_000).join()).toContain('Inner 8 words');
    const budgets = [300, 320, 340, 360, 380, 400];
    const tellings = budgets.map((tokens) => linesOf(measured, tokens).join());
    expect(tellings.every((telling) => telling.includes('holds'))).toBe(true);
    expect(tellings.some((telling) => telling.includes(long))).toBe(true);
  });

  test('within narrow limits texts are cut, counted and no longer placed, but never silently dropped', () => {
    const card = box('c', 'card', 24, 100, 400, 300, { fill: '#eeeeee' });
    const words = Array.from({ length: 6 }, (_, at) =>
      text(`Feature number ${at} of the large plan`, 44 + (at % 2) * 200, 120 + 40 * at, { background: '#eeeeee' }),
    );
    const lines = linesOf(page([...words, ...BODY], [card]), 60);
    expect(lines.find((line) => line.includes('holds'))?.trim()).toBe(
      '- holds `Feature number 0 of the…`, `Feature number 2 of the…` and 4 more',
    );
  });
});
