import { expect, test } from 'vitest';
import { findIconTiles } from './icon-tiles.ts';
import { joinDrawings } from './join/join-drawings.ts';
import type { Shape } from './shape.ts';

const disc = (x: number, side = 40): Shape => ({
  kind: 'box',
  box: { x, y: 100, width: side, height: side },
  fill: 0x1da1f2,
  radius: side / 2,
  busy: 0,
});
const icon = (x: number): Shape => ({
  kind: 'blob',
  box: { x: x + 11, y: 111, width: 18, height: 18 },
  radius: 0,
  busy: 0,
});
const places = [20, 68, 116, 164, 212];
const joined = (shapes: Shape[]) => joinDrawings(shapes, [], 1).filter(({ marks }) => marks).length;

test('discs of one size in a row with icons in them are no drawing', () => {
  expect(joined(places.flatMap((x) => [disc(x), icon(x)]))).toBe(0);
});

test('empty ones are the marks of a drawing, as are those of other sizes', () => {
  expect(joined(places.map((x) => disc(x)))).toBe(1);
  expect(joined(places.flatMap((x, at) => [disc(x, 40 + 2 * at), icon(x)]))).toBe(1);
});

test('whether a tile holds something is asked once, not again for every mate in its row', () => {
  let looks = 0;
  const counted = (x: number, y: number): Shape => ({
    ...disc(x),
    get box() {
      looks += 1;
      return { x, y, width: 24, height: 24 };
    },
  });
  const tiles = Array.from({ length: 400 }, (_, at) => counted((at % 100) * 30, Math.floor(at / 100) * 30));
  expect(findIconTiles(tiles, 1).size).toBe(0);
  expect(looks).toBeLessThan(10 * tiles.length ** 2);
});
