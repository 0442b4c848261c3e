import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { inkBand } from './ink-band.ts';

const TAILS = '  #        #  ';
const LETTERS = ' ## ## ## ##  ';
const AIR = '              ';

test('the rows of a line end where its letters do, though letters of other lines reach into the rectangle', () => {
  const pixels = draw([TAILS, TAILS, AIR, LETTERS, LETTERS, LETTERS, LETTERS, AIR, AIR, TAILS]);
  expect(inkBand(pixels, { left: 0, top: 0, right: 14, bottom: 10 })).toEqual({ top: 2, bottom: 8 });
});

test('a rectangle without letters keeps its rows', () => {
  const bar = '     ##       ';
  const pixels = draw([bar, bar, bar, bar, bar, bar]);
  expect(inkBand(pixels, { left: 0, top: 0, right: 14, bottom: 6 })).toMatchObject({ top: 0, bottom: 6 });
});

test('dashes and grain are no letters, however many they are', () => {
  const pixels = draw([AIR, AIR, AIR, AIR, LETTERS, AIR, AIR, AIR, AIR, AIR]);
  expect(inkBand(pixels, { left: 0, top: 0, right: 14, bottom: 10 })).toMatchObject({ top: 0, bottom: 10 });
});
