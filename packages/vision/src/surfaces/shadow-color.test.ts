import { expect, test } from 'vitest';
import { shadowColor } from './shadow-color.ts';

test('what takes the same share of every channel is black', () => {
  expect(shadowColor([25, 25, 25], 0xffffff, undefined)).toEqual({ color: '#000000', opacity: 0.1 });
});

test('a shadow in the colour of its button is recognised by that colour', () => {
  // #3b82f6 at half strength on white.
  expect(shadowColor([98, 62.5, 4.5], 0xffffff, 0x3b82f6)).toEqual({ color: '#3b82f6', opacity: 0.5 });
});

test('any other tint is the strongest colour that takes as much', () => {
  expect(shadowColor([102, 51, 0], 0xffffff, 0xffffff)).toEqual({ color: '#0080ff', opacity: 0.4 });
});

test('a channel that gets brighter stays a channel', () => {
  expect(shadowColor([102, 51, -40], 0xf0f0f0, undefined).color).toMatch(/^#[0-9a-f]{6}$/);
});
