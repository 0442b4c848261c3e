import { expect, test } from 'vitest';
import type { Pixels } from '../contract.ts';
import { canvas } from './draw-window.fixture.ts';
import { findPhoneBars } from './find-phone-bars.ts';
import type { ReadText } from './read.ts';

const [WIDTH, HEIGHT] = [390, 844];
const CLOCK: ReadText = { text: '9:41', box: { x: 30, y: 19, width: 34, height: 12 } };

/** A reader that finds lines in the status bar of a phone, then below it, then at the foot. */
const reading = (...found: ReadText[][]) => {
  const parts = [...found];
  return async (_: Pixels) => parts.shift() ?? [];
};

/** A status bar with a battery, and a page below it. */
const drawPhone = (page: number) => {
  const drawn = canvas(WIDTH, HEIGHT, page);
  drawn.fill({ x: 0, y: 0, width: WIDTH, height: 47 }, 0xffffff);
  drawn.fill({ x: 330, y: 20, width: 24, height: 11 }, 0x111111);
  return drawn;
};

test('a status bar is recognised by its clock and its signs, and ends where the page has another colour', async () => {
  expect(await findPhoneBars(drawPhone(0x4338ca).pixels, reading([CLOCK]))).toEqual({
    kind: 'phone',
    box: { x: 0, y: 47, width: WIDTH, height: HEIGHT - 47 },
    picture: { width: WIDTH, height: HEIGHT },
  });
});

test('on a page of the same colour it is as high below its clock as above', async () => {
  expect((await findPhoneBars(drawPhone(0xffffff).pixels, reading([CLOCK])))?.box.y).toBe(50);
});

test('the bars of a browser go too: an address above or below the page', async () => {
  const drawn = drawPhone(0xeef2ff);
  drawn.fill({ x: 0, y: 47, width: WIDTH, height: 56 }, 0xf3f6fc);
  drawn.fill({ x: 0, y: 720, width: WIDTH, height: 124 }, 0xf8f8f8);
  const address = { text: 'docs.acme.dev', box: { x: 80, y: 21, width: 120, height: 14 } };
  const below = { text: 'acme.dev', box: { x: 150, y: 70, width: 90, height: 14 } };
  const frame = await findPhoneBars(drawn.pixels, reading([CLOCK], [address], [below]));
  expect(frame?.box).toEqual({ x: 0, y: 103, width: WIDTH, height: 720 - 103 });
});

test.each<[string, ReadText[]]>([
  ['no clock', []],
  ['a title beside the clock', [CLOCK, { text: 'Schedule', box: { x: 150, y: 19, width: 90, height: 12 } }]],
  ['a time further down', [{ ...CLOCK, box: { ...CLOCK.box, y: 90 } }]],
])('with %s there is no status bar', async (_, head) => {
  expect(await findPhoneBars(drawPhone(0x4338ca).pixels, reading(head))).toBeUndefined();
});

test('a time without signs to its right is part of the page', async () => {
  const { pixels } = canvas(WIDTH, HEIGHT, 0xffffff);
  expect(await findPhoneBars(pixels, reading([CLOCK]))).toBeUndefined();
});

test('a picture as wide as a desktop is not of a phone', async () => {
  expect(await findPhoneBars(canvas(1440, 900, 0xffffff).pixels, reading([CLOCK]))).toBeUndefined();
});
