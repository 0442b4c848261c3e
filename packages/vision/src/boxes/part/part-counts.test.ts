import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { drawRects } from '../testing/draw-pixels.ts';
import { findShapes } from '../testing/find-shapes.ts';
import { partCounts } from './part-counts.ts';

const bell = { x: 20, y: 26, width: 16, height: 16, color: 0xd1d3e2 };
const count = { x: 29, y: 20, width: 16, height: 12, color: 0xe74a3b, radius: 3 };
const whole = { x: 20, y: 20, width: 25, height: 22 };
const boxOf = ({ x, y, width, height }: Shape['box']): Shape['box'] => ({ x, y, width, height });
const blob: Shape = { kind: 'blob', box: whole, radius: 0, busy: 0, under: 0xffffff };
const patch: Shape = { kind: 'box', box: boxOf(count), fill: count.color, radius: 3, busy: 0 };

test('a count on the corner of a pale icon and the icon are two things', () => {
  const { painted, boxes } = partCounts([blob], [patch], drawRects(80, 60, 0xffffff, [bell, count]), 1);
  expect(painted[0]!.box).toEqual(boxOf(bell));
  expect(boxes).toEqual([{ ...patch, onIcon: true }]);
});

test('a count may have a pale ring around it', () => {
  const ringed = { ...blob, box: { ...whole, y: 17, width: 28, height: 25 } };
  const { painted, boxes } = partCounts([ringed], [patch], drawRects(80, 60, 0xffffff, [bell, count]), 1);
  expect(painted[0]!.box).toEqual(boxOf(bell));
  expect(boxes).toEqual([{ ...patch, onIcon: true }]);
});

test('a count in black is one when digits are seen on it', () => {
  const black = { ...count, color: 0x000000 };
  const digit = { x: 35, y: 23, width: 3, height: 6, color: 0xffffff };
  const onRed = { ...blob, under: 0xf44336 };
  const patched = { ...patch, fill: 0x000000 };
  const drawn = (over: readonly (typeof digit)[]) =>
    drawRects(80, 60, 0xf44336, [{ ...bell, color: 0xffffff }, black, ...over]);
  expect(partCounts([onRed], [patched], drawn([digit]), 1).painted[0]!.box).toEqual(boxOf(bell));
  expect(partCounts([onRed], [patched], drawn([]), 1).painted).toEqual([onRed]);
});

test('a drawing of one paint stays whole, and so does one with a patch in its middle', () => {
  const same = drawRects(80, 60, 0xffffff, [{ ...bell, color: count.color }, count]);
  expect(partCounts([blob], [patch], same, 1).painted).toEqual([blob]);
  const inner = { ...patch, box: { x: 26, y: 26, width: 10, height: 10 } };
  expect(partCounts([blob], [inner], drawRects(80, 60, 0xffffff, [{ ...bell, ...whole }]), 1).painted).toEqual([blob]);
});

test('both are found on a picture', () => {
  const shapes = findShapes(drawRects(120, 80, 0xffffff, [bell, count]), [], 1);
  expect(shapes.map(({ onIcon }) => onIcon === true).toSorted()).toEqual([false, true]);
});

test('a black count with its digit is found beside the icon on a picture', () => {
  const digit = { x: 35, y: 23, width: 3, height: 6, color: 0xffffff };
  const picture = drawRects(120, 80, 0xf44336, [{ ...bell, color: 0xffffff }, { ...count, color: 0x000000 }, digit]);
  const found = findShapes(picture, [], 1).filter(({ onIcon }) => onIcon);
  expect(found.map(({ box }) => box)).toEqual([boxOf(count)]);
});
