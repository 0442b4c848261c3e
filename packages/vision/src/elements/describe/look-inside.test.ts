import { expect, test } from 'vitest';
import { drawRects } from '../../boxes/testing/draw-pixels.ts';
import { lookInside } from './look-inside.ts';

test('a box of one colour has it everywhere', () => {
  const pixels = drawRects(40, 40, 0x336699, []);
  expect(lookInside(pixels, { x: 0, y: 0, width: 40, height: 40 })).toMatchObject({
    main: 0x336699,
    mainShare: 1,
    variety: 0,
    spread: 0,
  });
});

test('half and half is recognised by the share and the spread', () => {
  const pixels = drawRects(40, 40, 0xffffff, [{ x: 0, y: 0, width: 20, height: 40, color: 0 }]);
  const { mainShare, spread } = lookInside(pixels, { x: 0, y: 0, width: 40, height: 40 });
  expect(mainShare).toBeCloseTo(0.5, 1);
  expect(spread).toBeCloseTo(0.5, 1);
});

test('a box outside the picture is looked at without harm', () => {
  const { mainShare } = lookInside(drawRects(4, 4, 0xffffff, []), { x: 90, y: 90, width: 10, height: 10 });
  expect(mainShare).toBe(1);
});
