import { expect, test } from 'vitest';
import { rowsOfBox } from '../regions/part-rows.ts';
import { boxAt, type Place, surface } from '../testing/paint-surfaces.ts';
import type { Hypothesis } from './hypothesis.ts';
import { joinAcross } from './join-across.ts';

const [GREY, WHITE, BLUE, LINE] = [0xf3f4f6, 0xffffff, 0x2563eb, 0xd1d5db];
const flat = (place: Place, color: number, looseBits = 0): Hypothesis => ({
  surface: surface(place, color),
  rows: rowsOfBox(boxAt(place)),
  looseBits,
});
const joined = (...hypotheses: readonly Hypothesis[]) => joinAcross(hypotheses).map(({ surface: one }) => one);

test('a striped row that column lines cut is one surface', () => {
  const lines = [flat([120, 40, 1, 40], LINE), flat([241, 40, 1, 40], LINE)];
  expect(
    joined(flat([0, 40, 120, 40], GREY), flat([121, 40, 120, 40], GREY), flat([242, 40, 118, 40], GREY), ...lines),
  ).toEqual([surface([0, 40, 360, 40], GREY)]);
});

test('the cells of a table with lines both ways are rows, and the rows one surface', () => {
  const cells = [0, 1, 2].flatMap((row) => [0, 1].map((column) => flat([101 * column, 31 * row, 100, 30], WHITE)));
  expect(joined(...cells)).toEqual([
    surface([0, 0, 201, 30], WHITE),
    surface([0, 31, 201, 30], WHITE),
    surface([0, 62, 201, 30], WHITE),
    surface([0, 0, 201, 92], WHITE),
  ]);
});

test('a sidebar that an active item cuts is one surface', () => {
  expect(joined(flat([0, 0, 200, 200], WHITE), flat([0, 200, 200, 40], BLUE), flat([0, 240, 200, 400], WHITE))).toEqual(
    [surface([0, 0, 200, 640], WHITE)],
  );
});

test('bars at the top and the bottom of a page are two, whatever lies between them', () => {
  const bars = [flat([0, 0, 800, 60], WHITE), flat([0, 540, 800, 60], WHITE)];
  expect(joined(...bars)).toEqual([]);
  expect(joined(...bars, flat([0, 60, 800, 480], GREY))).toEqual([]);
});

test('cards with a gap between them are not joined', () => {
  expect(joined(flat([0, 0, 200, 100], WHITE), flat([216, 0, 200, 100], WHITE))).toEqual([]);
});

test('another colour, another height and loose parts are not joined', () => {
  const first = flat([0, 0, 100, 40], WHITE);
  expect(joined(first, flat([101, 0, 100, 40], GREY))).toEqual([]);
  expect(joined(first, flat([101, 0, 100, 60], WHITE))).toEqual([]);
  expect(joined(first, flat([101, 0, 100, 40], WHITE, 80))).toEqual([]);
});
