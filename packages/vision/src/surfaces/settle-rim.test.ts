import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';
import { innerRing, settleRim } from './settle-rim.ts';

const SIZE = 200;
const BOX = { x: 50, y: 50, width: 100, height: 60 };
const around = { grounds: [0xf0f0f0], room: () => Number.POSITIVE_INFINITY };
const element = (more: Partial<Element>): Element => ({
  id: 'e1',
  type: 'card',
  box: BOX,
  confidence: 1,
  fill: '#ffffff',
  ...more,
});

/** A white box on grey with lines of grey around it, the nearest first, by the levels that each is darker than the ground. */
const draw = (levels: { top: number[]; side: number[]; bottom: number[] }): Pixels => {
  const pixels = drawRects(SIZE, SIZE, 0xf0f0f0, [{ ...BOX, color: 0xffffff }]);
  const paint = (x: number, y: number, taken: number): void => {
    pixels.colors[y * SIZE + x] = (0xf0 - taken) * 0x010101;
  };
  for (let x = BOX.x; x < BOX.x + BOX.width; x++) {
    levels.top.forEach((taken, i) => {
      paint(x, BOX.y - 1 - i, taken);
    });
    levels.bottom.forEach((taken, i) => {
      paint(x, BOX.y + BOX.height + i, taken);
    });
  }
  for (let y = BOX.y; y < BOX.y + BOX.height; y++)
    levels.side.forEach((taken, i) => {
      paint(BOX.x - 1 - i, y, taken);
      paint(BOX.x + BOX.width + i, y, taken);
    });
  return pixels;
};
const grown = (by: number) => ({ x: 50 - by, y: 50 - by, width: 100 + 2 * by, height: 60 + 2 * by });

test('the first lines of a shadow that were reported as a border are the shadow', () => {
  // 0 1px 2px at 20 % of black.
  const pixels = draw({ top: [2], side: [13, 2], bottom: [35, 13, 2] });
  const told = element({ box: grown(1), border: { color: '#e3e3e3', width: 1 } });
  const { box, border, shadow } = settleRim(pixels, told, around, 1);
  expect({ box, border }).toEqual({ box: BOX, border: undefined });
  expect(shadow).toMatchObject({ x: 0, y: 1, blur: 2 });
});

test('a line alike on all sides is a shadow where it goes on fading as one does', () => {
  // 0 0 5px at 10 % of black.
  const fade = [10, 7, 4, 2, 1];
  const pixels = draw({ top: fade, side: fade, bottom: fade });
  const told = element({ box: grown(1), border: { color: '#e6e6e6', width: 1 } });
  const { box, border, shadow } = settleRim(pixels, told, around, 1);
  expect({ box, border }).toEqual({ box: BOX, border: undefined });
  expect(shadow).toMatchObject({ x: 0, y: 0 });
});

test('the inside of a box begins where each side has its own, also under a head of another colour', () => {
  const pixels = draw({ top: [2], side: [13, 2], bottom: [35, 13, 2] });
  for (let y = BOX.y; y < BOX.y + 20; y++)
    for (let x = BOX.x; x < BOX.x + BOX.width; x++) pixels.colors[y * SIZE + x] = 0xed5565;
  const told = element({ box: { x: 49, y: 50, width: 102, height: 62 }, border: { color: '#e3e3e3', width: 1 } });
  expect(settleRim(pixels, told, around, 1)).toMatchObject({ box: BOX, shadow: { x: 0, y: 1, blur: 2 } });
});

test('a line that is as dark at the top as beside a box is a border, whatever falls below it', () => {
  const pixels = draw({ top: [12, 2], side: [12, 4, 2], bottom: [12, 26, 18, 10, 4] });
  const told = element({ box: { ...grown(1), height: 64 }, border: { color: '#e4e4e4', width: 1 } });
  expect(settleRim(pixels, told, around, 1)).toMatchObject({ box: told.box, border: told.border });
});

test('a dim line under a box is its shadow where the lines beside it fit, and a border where they do not', () => {
  const told = element({ box: { ...BOX, height: 61 }, edges: [{ side: 'bottom', color: '#dadada', width: 1 }] });
  const raised = draw({ top: [], side: [2], bottom: [22, 2] });
  expect(settleRim(raised, told, around, 1, { box: BOX })).toMatchObject({ box: BOX, shadow: { x: 0, y: 1, blur: 1 } });
  const ruled = draw({ top: [], side: [], bottom: [22] });
  expect(settleRim(ruled, told, around, 1, { box: BOX })).toEqual({ box: told.box, edges: told.edges });
});

test('a line around a box that was not measured is its border, and what fades beyond it the shadow', () => {
  const pixels = draw({ top: [12, 2], side: [12, 5, 2], bottom: [12, 10, 5, 2] });
  const { box, border, shadow } = settleRim(pixels, element({}), around, 1);
  expect({ box, border }).toEqual({ box: grown(1), border: { color: '#e4e4e4', width: 1 } });
  expect(shadow).toMatchObject({ x: 0, y: 1 });
});

test('a box that took its shadow along begins where each side gets bright again', () => {
  // 0 2px 4px at 20 % of black.
  const fades = { top: [7, 2], side: [21, 12, 6, 2], bottom: [40, 31, 21, 12, 6, 2] };
  const pixels = draw(fades);
  for (const along of [{ ...grown(3), height: 70 }, grown(2)])
    expect(settleRim(pixels, element({ box: along }), around, 1)).toMatchObject({ box: BOX, shadow: { x: 0, y: 2 } });
  // What a photo shows gets darker as it likes.
  const photo = { ...grown(3), height: 70 };
  expect(settleRim(pixels, element({ type: 'avatar', box: photo }), around, 1).box).toEqual(photo);
});

test('the half-covered edges of a button are no shadow that it took along, up to its words', () => {
  const button = { x: 20, y: 50, width: 160, height: 30 };
  const words = { x: 60, y: 60, width: 80, height: 10 };
  const ring = (by: number, color: number) => ({
    x: button.x - by,
    y: button.y - by,
    width: button.width + 2 * by,
    height: button.height + 2 * by,
    color,
  });
  const pixels = drawRects(SIZE, SIZE, 0xf0f0f0, [
    ring(4, 0xeeeeee),
    ring(3, 0xeaeaea),
    ring(2, 0xe4e4e4),
    ring(1, 0xdcdcdc),
    { ...button, color: 0x898989 },
    { ...button, y: 51, height: 28, color: 0x222222 },
    { ...words, color: 0xffffff },
  ]);
  const told = element({ type: 'button', box: button, fill: '#222222' });
  expect(settleRim(pixels, told, around, 1).box).toEqual(button);
});

test('a dark box is no shadow, and nor is a box of one colour around another', () => {
  const dark = drawRects(SIZE, SIZE, 0xf0f0f0, [{ ...BOX, color: 0x222222 }]);
  expect(settleRim(dark, element({ fill: '#222222' }), around, 1)).toEqual({ box: BOX });
  const nested = drawRects(SIZE, SIZE, 0xf0f0f0, [
    { ...grown(4), color: 0xd0d0d0 },
    { ...BOX, color: 0xffffff },
  ]);
  expect(settleRim(nested, element({ box: grown(4), fill: '#d0d0d0' }), around, 1)).toEqual({ box: grown(4) });
});

test('a border stays one, with a shadow or without', () => {
  const border = { color: '#c8c8c8', width: 1 };
  const told = element({ box: grown(1), border });
  const alone = draw({ top: [40], side: [40], bottom: [40] });
  expect(settleRim(alone, told, around, 1)).toEqual({ box: grown(1), border });
  const raised = draw({ top: [40, 2], side: [40, 5, 2], bottom: [40, 10, 5, 2] });
  expect(settleRim(raised, told, around, 1)).toMatchObject({ box: grown(1), border, shadow: { y: 1 } });
});

test('one level of darkness is a shadow where pixels are exact, and a ripple where a file lost some', () => {
  const pixels = draw({ top: [], side: [1], bottom: [12, 1] });
  expect(settleRim(pixels, element({}), around, 1).shadow).toMatchObject({ y: 1 });
  expect(settleRim({ ...pixels, isLossy: true }, element({}), around, 1).shadow).toBeUndefined();
});

test('a side that lies on something brighter does not hide the shadow of the others', () => {
  const pixels = draw({ top: [2, 1], side: [7, 4, 2, 1], bottom: [14, 11, 7, 4, 2, 1] });
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < 30; x++) pixels.colors[y * SIZE + x] = 0xffffff;
  expect(settleRim(pixels, element({}), { ...around, grounds: [] }, 1).shadow).toMatchObject({ x: 0, y: 2, blur: 4 });
});

test('at twice the size a border of one CSS pixel is two wide', () => {
  const pixels = draw({ top: [40, 40], side: [40, 40], bottom: [40, 40] });
  expect(settleRim(pixels, element({}), around, 2)).toEqual({ box: grown(2), border: { color: '#c8c8c8', width: 2 } });
});

test('at twice the size lines that get paler, cut off at the same distance on all sides, are no border', () => {
  const cut = [28, 25, 21, 17];
  const pixels = draw({ top: cut, side: cut, bottom: cut });
  expect(settleRim(pixels, element({}), around, 2)).toMatchObject({ box: BOX });
  expect(settleRim(pixels, element({}), around, 2).border).toBeUndefined();
});

test('a ring around a circle is its border, outside the box that was reported or within it', () => {
  const pixels = drawRects(60, 60, 0xffffff, []);
  for (let y = 0; y < 60; y++)
    for (let x = 0; x < 60; x++) {
      const distance = Math.hypot(x + 0.5 - 30, y + 0.5 - 30);
      const ink = Math.max(0, Math.min(1, 19 - distance + 0.5) - Math.max(0, Math.min(1, 18 - distance + 0.5)));
      pixels.colors[y * 60 + x] = Math.round(255 - 0x77 * ink) * 0x010101;
    }
  const inner = element({ type: 'button', box: { x: 12, y: 12, width: 36, height: 36 }, radius: 18 });
  const outer = { x: 11, y: 11, width: 38, height: 38 };
  const { box, border } = settleRim(pixels, inner, { ...around, grounds: [0xffffff] }, 1);
  expect({ box, width: border?.width }).toEqual({ box: outer, width: 1 });
  expect(innerRing(pixels, element({ type: 'radio', box: outer, radius: 19 }), 1)).toEqual(border);
  expect(innerRing(pixels, inner, 1)).toBeUndefined();
});

test('a frame may be darker at its foot, where all of it stands out', () => {
  const pixels = draw({ top: [40], side: [40], bottom: [80] });
  const line = { color: '#c8c8c8', width: 1 };
  expect(settleRim(pixels, element({}), around, 1)).toEqual({
    box: grown(1),
    edges: [
      { side: 'top', ...line },
      { side: 'right', ...line },
      { side: 'bottom', color: '#a0a0a0', width: 1 },
      { side: 'left', ...line },
    ],
  });
});

test('a coloured line along one side stays where the other sides cast a shadow', () => {
  // 0 1px 1px at 18 % of black below a card whose top has a line of two pixels.
  const pixels = draw({ top: [], side: [7], bottom: [43, 7] });
  for (let y = BOX.y; y < BOX.y + 2; y++) pixels.colors.fill(0x39a5dc, y * SIZE + BOX.x, y * SIZE + BOX.x + BOX.width);
  const edges = [{ side: 'top' as const, color: '#39a5dc' as const, width: 2 }];
  const bare = { box: { ...BOX, y: BOX.y + 2, height: BOX.height - 2 } };
  expect(settleRim(pixels, element({ edges }), around, 1, bare)).toMatchObject({ box: BOX, edges, shadow: { y: 1 } });
});

test('the line around a pill is one though its round ends mix it with the ground, and square ends do not', () => {
  const pixels = draw({ top: [60], side: [54], bottom: [60] });
  const border = { color: '#b4b4b4', width: 1 };
  expect(settleRim(pixels, element({ radius: 30 }), around, 1)).toEqual({ box: grown(1), border });
  expect(settleRim(pixels, element({}), around, 1)).toEqual({ box: BOX });
});
