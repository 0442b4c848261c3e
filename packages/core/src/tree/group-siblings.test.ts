import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { groupSiblings } from './group-siblings.ts';
import { box, draft, show } from './page.fixture.ts';

const grouped = (units: readonly Draft[], holderType = 'card'): string => {
  let count = 0;
  const nextId = (): string => {
    count += 1;
    return `group-${count}`;
  };
  return groupSiblings(units, { holderType, scale: 1, nextId }).map(show).join(' ');
};
const text = (id: string, x: number, y: number, width = 60, fontSize = 14): Draft =>
  draft(id, 'text', box(x, y, width, fontSize), { fontSize });
const icon = (id: string, x: number, y: number): Draft => draft(id, 'icon', box(x, y, 20, 20));

describe('groupSiblings', () => {
  test('what is near belongs together', () => {
    expect(grouped([text('title', 0, 0), text('note', 0, 18), text('other', 0, 80)])).toBe('(title note) other');
  });

  test('words lie on what is painted behind some of them, however long they are', () => {
    const code = draft('code', 'shape', box(222, 0, 50, 22), { isPainted: true });
    expect(grouped([text('words', 0, 2, 400), code])).toBe('code words');
    expect(grouped([draft('words', 'paragraph', box(0, 2, 400, 18)), code])).toBe('code words');
  });

  test('equal spaces make one list', () => {
    expect(grouped([text('a', 0, 0), text('b', 0, 30), text('c', 0, 60)])).toBe('a b c');
  });

  test('parts that come again and again are items, also where all spaces are equal', () => {
    const units = [0, 1, 2].flatMap((at) => [icon(`icon${at}`, 0, 80 * at), text(`text${at}`, 0, 80 * at + 40, 80)]);
    expect(grouped(units)).toBe('(icon0 text0) (icon1 text1) (icon2 text2)');
  });

  test('a title and a bar above some of the cards make no columns with them', () => {
    const card = (at: number): Draft => draft(`c${at}`, 'card', box(280 * at, 50, 264, 284), { isPainted: true });
    const bar = [text('sort', 700, 2), text('by', 850, 2), text('view', 960, 2)];
    const shown = grouped(
      [text('title', 0, 0, 100, 30), text('count', 120, 6), ...bar, ...[0, 1, 2, 3].map(card)],
      'main',
    );
    expect(shown).toMatch(/^\(.*title.*view.*\) \(?c0 c1 c2 c3\)?$/);
  });

  test('a button below each column belongs to it, however many lines the columns have', () => {
    const column = (at: number, lines: number): Draft[] => [
      text(`t${at}`, 300 * at, 0, 90, 20),
      ...Array.from({ length: lines }, (_, line) => text(`l${at}${line}`, 300 * at, 30 + 24 * line, 120)),
      draft(`b${at}`, 'button', box(300 * at, 140, 160, 36), { isPainted: true }),
    ];
    expect(grouped([...column(0, 3), ...column(1, 4), ...column(2, 4)], 'main')).toMatch(/t0.*b0.*t1.*b1.*t2.*b2/);
  });

  test('columns of icon, title and text are items side by side, under a heading of the whole row', () => {
    const column = (at: number): Draft[] => [
      icon(`i${at}`, 200 * at, 100),
      text(`t${at}`, 200 * at, 130, 90, 18),
      text(`p${at}`, 200 * at, 160, 120),
    ];
    expect(grouped([text('heading', 0, 0, 520, 30), ...column(0), ...column(1), ...column(2)], 'page')).toBe(
      'heading ((i0 t0 p0) (i1 t1 p1) (i2 t2 p2))',
    );
  });

  test('a time at the end of the first row is beside the name there, and a picture is beside both rows', () => {
    const message = [text('name', 60, 0), text('time', 340, 0, 40), text('note', 60, 22, 200)];
    expect(grouped(message)).toBe('(name time) note');
    const picture = draft('photo', 'avatar', box(0, 0, 40, 40), { isPainted: true });
    expect(grouped([picture, ...message])).toBe('photo ((name time) note)');
    const last = draft('photo', 'avatar', box(400, 0, 40, 40), { isPainted: true });
    expect(grouped([...message, last])).toBe('((name time) note) photo');
  });

  test('a number that is level with two rows is beside both', () => {
    expect(grouped([text('name', 0, 0), text('total', 300, 11, 40), text('note', 0, 22, 200)])).toBe(
      '(name note) total',
    );
  });

  test('rows of a table stay rows though its columns are far apart', () => {
    const row = (at: number): Draft[] => [
      text(`n${at}`, 0, 40 * at),
      text(`m${at}`, 200, 40 * at),
      text(`s${at}`, 400, 40 * at),
    ];
    expect(grouped([...row(0), ...row(1)], 'table')).toBe('(n0 m0 s0) (n1 m1 s1)');
  });

  test('equal boxes in rows are a grid without a group for each row', () => {
    const units = [0, 1, 2, 3].map((at) => draft(`c${at}`, 'card', box(120 * (at % 2), 90 * (at >> 1), 100, 70)));
    expect(grouped(units)).toBe('c0 c1 c2 c3');
  });

  test('lines part what is between them', () => {
    const rule = draft('rule', 'divider', box(0, 49, 200, 1));
    expect(grouped([text('a', 0, 0), text('b', 0, 30), rule, text('c', 0, 60), text('d', 0, 90)])).toBe(
      '(a b) rule (c d)',
    );
  });

  test('what lies over something else is beside it', () => {
    const photo = draft('photo', 'image', box(0, 0, 200, 100));
    expect(grouped([draft('badge', 'badge', box(10, 10, 40, 20)), photo])).toBe('photo badge');
  });

  test('ten thousand boxes are grouped in seconds, wherever they lie', () => {
    const staircase = Array.from({ length: 10_000 }, (_, at) => draft(`b${at}`, 'icon', box(3 * at, 3 * at, 10, 10)));
    const wall = Array.from({ length: 10_000 }, (_, at) => text(`t${at}`, 90 * (at % 4), 20 * (at >> 2)));
    const started = process.threadCpuUsage();
    grouped(staircase, 'page');
    grouped(wall, 'page');
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(5000);
  });
});
