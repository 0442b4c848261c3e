import { expect, test } from 'vitest';
import type { GroundMap } from './map-grounds.ts';
import { standsAlone } from './stands-alone.ts';

const [width, height] = [100, 60];
const box = { x: 30, y: 25, width: 40, height: 10 };
const mapOf = (isDrawnAt: (x: number, y: number) => boolean): GroundMap => ({
  width,
  height,
  labels: new Int32Array(width * height),
  parts: new Map(),
  isDrawn: Uint8Array.from({ length: width * height }, (_, at) =>
    Number(isDrawnAt(at % width, Math.floor(at / width))),
  ),
  scale: 1,
});

const flat = { width, height, colors: new Uint32Array(width * height).fill(0xf4f5f7) };
const photo = { width, height, colors: Uint32Array.from(flat.colors, (_, at) => ((at * 7919) % 251) * 0x10101) };

test('what is drawn in the box itself does not count', () => {
  expect(
    standsAlone(
      mapOf((x, y) => x >= 30 && x < 70 && y >= 25 && y < 35),
      flat,
      box,
    ),
  ).toBe(true);
});

test('a frame below it does not matter', () => {
  expect(
    standsAlone(
      mapOf((_, y) => y === 38),
      flat,
      box,
    ),
  ).toBe(true);
});

test('the edge between a sky and what lies below does not stand alone', () => {
  expect(
    standsAlone(
      mapOf((_, y) => y >= 30),
      flat,
      box,
    ),
  ).toBe(false);
});

test('a box at the corner of the page is looked at where there is a page', () => {
  expect(
    standsAlone(
      mapOf(() => false),
      flat,
      { x: 0, y: 0, width: 40, height: 10 },
    ),
  ).toBe(true);
});

test('an edge in a photo does not stand alone, however smooth the photo is', () => {
  const map = mapOf(() => false);
  expect(standsAlone(map, photo, box)).toBe(false);
  expect(standsAlone(map, flat, box)).toBe(true);
});

test('up to three tenths of what lies within 12 px may be drawn', () => {
  // 64 × 34 pixels without the 40 × 10 of the box: 1,776.
  const drawnRows = (rows: number) => mapOf((x, y) => x >= 18 && x < 82 && y >= 13 && y < 13 + rows);
  expect(standsAlone(drawnRows(8), flat, box)).toBe(true);
  expect(standsAlone(drawnRows(9), flat, box)).toBe(false);
  expect(
    standsAlone(
      mapOf((x, y) => x < 18 || x >= 82 || y < 13 || y >= 47),
      flat,
      box,
    ),
  ).toBe(true);
});
