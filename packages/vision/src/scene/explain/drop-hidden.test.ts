import { expect, test } from 'vitest';
import { plainSurface } from '../propose/hypothesis.ts';
import { dropHidden } from './drop-hidden.ts';

const box = { x: 20, y: 20, width: 100, height: 40 };
const ring = plainSurface({ box, fill: { kind: 'flat', color: 0xdddddd } });
const field = plainSurface({
  box: { ...box, width: 100.4 },
  fill: { kind: 'flat', color: 0xffffff },
  border: { widths: [1, 1, 1, 1], colors: [0xdddddd, 0xdddddd, 0xdddddd, 0xdddddd] },
});

test('what another surface of the same box hides is left out', () => {
  expect(dropHidden([ring, field])).toEqual([field]);
});

test('the shadow of what is hidden is kept', () => {
  const shadow = { color: 0, opacity: 0.2, x: 0, y: 2, blur: 8, spread: 0, isInner: false };
  expect(dropHidden([{ ...ring, shadows: [shadow] }, field])).toEqual([{ ...field, shadows: [shadow] }]);
});

test('a frame without a fill hides nothing, and neither does a smaller box', () => {
  const frame = { ...field, fill: undefined };
  const small = { ...field, box: { ...box, x: 24 } };
  expect(dropHidden([ring, frame])).toHaveLength(2);
  expect(dropHidden([ring, small])).toHaveLength(2);
});

test('lines side by side stay', () => {
  const line = (y: number) => plainSurface({ box: { ...box, y, height: 1 }, fill: { kind: 'flat', color: y } });
  expect(dropHidden([line(1), line(2), line(3)])).toHaveLength(3);
});
