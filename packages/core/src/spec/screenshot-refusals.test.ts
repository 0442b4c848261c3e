import { expect, test } from 'vitest';
import { isFinalRefusal, SCREENSHOT_REFUSALS } from './screenshot-refusals.ts';

const { empty, notAnImage, unsupportedFormat, tooManyPixels, tooLong, nothingToBuild } = SCREENSHOT_REFUSALS;

test.each([
  empty,
  notAnImage,
  unsupportedFormat('bmp'),
  tooManyPixels(41),
  tooManyPixels(40.1),
  tooLong(52_000),
  nothingToBuild,
])('fails however often it is measured: %s', (reason) => {
  expect(isFinalRefusal(reason)).toBe(true);
  expect(isFinalRefusal(`Failed to analyze image: ${reason}`)).toBe(true);
});

test.each(['', 'Failed to analyze image', 'The server is busy. Try again in 5 s.', 'The limit is 40.'])(
  'may succeed another time: %s',
  (reason) => expect(isFinalRefusal(reason)).toBe(false),
);
