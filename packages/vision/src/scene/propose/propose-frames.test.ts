import { expect, test } from 'vitest';
import { rowsOfBox } from '../regions/part-rows.ts';
import { boxAt, type Place, surface } from '../testing/paint-surfaces.ts';
import type { Hypothesis } from './hypothesis.ts';
import { proposeFrames } from './propose-frames.ts';

const line = (place: Place, color = 0xcbd5e1): Hypothesis => ({
  surface: surface(place, color),
  rows: rowsOfBox(boxAt(place)),
  looseBits: 0,
});
const [top, bottom] = [line([18, 10, 84, 1]), line([18, 49, 84, 1])];
const [left, right] = [line([10, 18, 1, 24]), line([109, 18, 1, 24])];

test('four lines with round corners between them are a frame', () => {
  const frame = surface([10, 10, 100, 40], undefined, { radius: 8, border: { width: 1, color: 0xcbd5e1 } });
  expect(proposeFrames([right, top, left, bottom])).toEqual([
    { surface: frame, rows: rowsOfBox(frame.box), looseBits: 0 },
  ]);
});

test('lines that meet are a frame with sharp corners', () => {
  const lines = [line([10, 10, 100, 2]), line([10, 48, 100, 2]), line([10, 12, 2, 36]), line([108, 12, 2, 36])];
  expect(proposeFrames(lines).map(({ surface: { box, corners } }) => ({ box, corners }))).toEqual([
    { box: boxAt([10, 10, 100, 40]), corners: [0, 0, 0, 0] },
  ]);
});

test('lines that do not close, or have another colour, are no frame', () => {
  expect(proposeFrames([top, left, right])).toEqual([]);
  expect(proposeFrames([top, line([18, 49, 84, 1], 0xff0000), left, right])).toEqual([]);
  expect(proposeFrames([top, line([18, 70, 84, 1]), left, right])).toEqual([]);
  expect(proposeFrames([top, line([60, 49, 42, 1]), left, right])).toEqual([]);
});

test('frames beside each other are found each by itself', () => {
  const moved = [top, bottom, left, right].map(({ surface: { box } }) =>
    line([box.x + 120, box.y, box.width, box.height]),
  );
  const boxes = proposeFrames([top, bottom, left, right, ...moved]).map(({ surface: { box } }) => box);
  expect(boxes).toContainEqual(boxAt([10, 10, 100, 40]));
  expect(boxes).toContainEqual(boxAt([130, 10, 100, 40]));
});

test('thousands of lines of one colour end in time', () => {
  const lines = Array.from({ length: 3000 }, (_, i) => line([3 * i, 10, 1, 30]));
  expect(proposeFrames(lines)).toEqual([]);
});
