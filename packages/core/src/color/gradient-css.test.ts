import { expect, test } from 'vitest';
import { gradientCss } from './gradient-css.ts';

const ends = { from: '#ffffff', to: '#000000', angle: 115.86 };

test('a gradient is written along a line, with its colours on the way', () => {
  expect(gradientCss(ends)).toBe('linear-gradient(115.9deg, #ffffff, #000000)');
  expect(gradientCss({ ...ends, between: [{ at: 0.354, color: '#ff0000' }] })).toBe(
    'linear-gradient(115.9deg, #ffffff, #ff0000 35%, #000000)',
  );
});

test('a gradient around a point says where that is and how far it reaches', () => {
  expect(gradientCss({ ...ends, around: { x: 0.5, y: 0, width: Math.SQRT2, height: 1 } })).toBe(
    'radial-gradient(141% 100% at 50% 0%, #ffffff, #000000)',
  );
});
