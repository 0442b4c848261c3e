import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { viewLike } from './view-like.ts';

const VIEW = { width: 1440, scale: 1, dark: true };
const shot = (width: number, scale: number) => ({ image: { width, height: 900, scale } }) as Measurement;

test('a page is captured as wide as its reference, with as many pixels', () => {
  expect(viewLike(shot(780, 2), VIEW)).toEqual({ width: 390, scale: 2, dark: true });
});

test('says of a reference that no page can be as wide as, what to do', () => {
  expect(() => viewLike(shot(3000, 1), VIEW)).toThrow(
    'the reference is 3000 px wide, but pages can only be captured at 240 to 2560 px; pass --width',
  );
});
