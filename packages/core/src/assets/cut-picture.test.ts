import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { box, element, line } from '../tree/page.fixture.ts';
import { cutPicture } from './cut-picture.ts';
import type { Cutout, Screenshot } from './cutout.ts';
import { listAssets } from './list-assets.ts';

const WHITE = 0xffffff;

const draw = (width: number, height: number, colorAt: (x: number, y: number) => number): Screenshot => ({
  width,
  height,
  colors: Uint32Array.from({ length: width * height }, (_, at) => colorAt(at % width, Math.floor(at / width))),
});

const isIn = ({ x, y, width, height }: Box, px: number, py: number): boolean =>
  px >= x && py >= y && px < x + width && py < y + height;

const page = (picture: Element, over: Partial<Measurement> = {}): Measurement => ({
  version: 1,
  image: { width: 60, height: 40, scale: 1 },
  texts: [],
  elements: [picture],
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
  ...over,
});

const cut = (screenshot: Screenshot, measurement: Measurement): Cutout =>
  cutPicture(screenshot, measurement, listAssets(measurement)[0]!)!;

const pixel = ({ width, rgba }: Cutout, x: number, y: number): number[] => [
  ...rgba.slice(4 * (y * width + x), 4 * (y * width + x) + 4),
];

const AT = box(10, 10, 20, 20);

describe('cutPicture', () => {
  test('cuts a picture at its box, with the corners that were measured', () => {
    const screenshot = draw(60, 40, (x, y) => (isIn(AT, x, y) ? 0x3355ff : WHITE));
    const round = cut(screenshot, page(element('e1', 'avatar', AT, { radius: 10 })));
    expect([round.width, round.height]).toEqual([20, 20]);
    expect(pixel(round, 0, 0)).toEqual([0x33, 0x55, 0xff, 0]);
    expect(pixel(round, 10, 10)).toEqual([0x33, 0x55, 0xff, 0xff]);
  });

  test('clears the surface around a logo, keeps its holes, and mixes its rim', () => {
    const mark = box(14, 14, 12, 12);
    const hole = box(18, 18, 4, 4);
    const screenshot = draw(60, 40, (x, y) => {
      if (x === 13 && y > 14 && y < 25) return 0x808080;
      return isIn(mark, x, y) && !isIn(hole, x, y) ? 0x000000 : WHITE;
    });
    const logo = cut(screenshot, page(element('e1', 'logo', AT)));
    expect(pixel(logo, 0, 0)[3]).toBe(0);
    expect(pixel(logo, 10, 10)).toEqual([0xff, 0xff, 0xff, 0xff]);
    expect(pixel(logo, 3, 8)).toEqual([0, 0, 0, 127]);
  });

  test('clears what lies within the letters of a logo, unless they have the colour of the surface themselves', () => {
    const letter = box(14, 14, 12, 12);
    const hole = box(18, 18, 4, 4);
    const screenshot = draw(60, 40, (x, y) => (isIn(letter, x, y) && !isIn(hole, x, y) ? 0x000000 : WHITE));
    const alphaIn = (background: string): number | undefined => {
      const words = { ...line('O', letter.x, letter.y, 12, 12), box: letter, background };
      return pixel(cut(screenshot, page(element('e1', 'logo', AT), { texts: [words] })), 10, 10)[3];
    };
    expect([alphaIn('#ffffff'), alphaIn('#000000')]).toEqual([0, 0xff]);
  });

  test('leaves a picture whole whose surface is not one colour', () => {
    const screenshot = draw(60, 40, (x, y) => (isIn(AT, x, y) ? 0x3355ff : (x * 7919 + y * 104_729) % WHITE));
    expect(pixel(cut(screenshot, page(element('e1', 'image', AT))), 0, 0)[3]).toBe(0xff);
  });

  test('takes the words off a picture that the page sets as text', () => {
    const words = line('Hi', 15, 16, 8, 8);
    const screenshot = draw(60, 40, (x, y) => (isIn(words.box, x, y) ? 0xffffff : 0x204060));
    const measurement = page(element('e1', 'image', AT), { texts: [words] });
    expect(pixel(cut(screenshot, measurement), 8, 8)).toEqual([0x20, 0x40, 0x60, 0xff]);
  });

  test('finds the page in a screenshot that shows more', () => {
    const inWindow = { ...AT, x: AT.x + 5, y: AT.y + 8 };
    const screenshot = draw(80, 60, (x, y) => (isIn(inWindow, x, y) ? 0x3355ff : WHITE));
    const frame = { kind: 'browser' as const, box: box(5, 8, 60, 40), picture: { width: 80, height: 60 } };
    expect(pixel(cut(screenshot, page(element('e1', 'avatar', AT, { radius: 2 }), { frame })), 10, 0)).toEqual([
      0x33, 0x55, 0xff, 0xff,
    ]);
  });

  test('cuts nothing outside the screenshot', () => {
    const measurement = page(element('e1', 'image', box(500, 500, 20, 20)));
    expect(
      cutPicture(
        draw(60, 40, () => WHITE),
        measurement,
        listAssets(measurement)[0]!,
      ),
    ).toBeUndefined();
  });
});
