import { expect, test } from 'vitest';
import { blend, blendSpan, fade } from './blend.ts';

/** As Chromium painted them: below, above, opacity, result of a colour with that opacity and of a whole box with it. */
test.each([
  [13, 255, 0.04, 22, 23],
  [255, 0, 0.04, 245, 244],
  [77, 255, 0.25, 121, 122],
  [200, 0, 0.25, 150, 149],
  [0, 40, 0.04, 2, 1],
])('%i under %i at %d is rounded as the browser does', (below, above, opacity, single, whole) => {
  const grey = (level: number): number => level * 0x010101;
  const alpha = Math.round(255 * opacity);
  expect(blend(grey(below), grey(above), alpha)).toBe(grey(single));
  expect(fade(grey(below), grey(above), alpha)).toBe(grey(whole));
});

test('channels do not run into each other', () => {
  expect(blend(0xff00ff, 0x00ff00, 128)).toBe(0x7f807f);
  expect(blend(0xffffff, 0xffffff, 77)).toBe(0xffffff);
});

test('a span is blended pixel by pixel', () => {
  const colors = Uint32Array.of(0xffffff, 0xffffff, 0, 0xffffff);
  blendSpan(colors, 0, 3, 0, 128);
  expect([...colors]).toEqual([0x7f7f7f, 0x7f7f7f, 0, 0xffffff]);
});
