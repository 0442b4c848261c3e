import { expect, test } from 'vitest';
import { flatColor, gradientCss, withoutNoise } from './gradient-css.ts';

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

test('colours that lie on the way between others, give or take a few levels, are noise', () => {
  const white = { from: '#ffffff', to: '#ffffff', angle: 180 };
  const noisy = { ...white, between: [{ at: 0.4, color: '#fbfcfc' }] };
  expect(withoutNoise(noisy)).toEqual(white);
  expect(flatColor(noisy)).toBe('#ffffff');
  const bent = {
    ...white,
    between: [
      { at: 0.2, color: '#fdfdfd' },
      { at: 0.5, color: '#fafafa' },
    ],
  };
  expect(gradientCss(bent)).toBe('linear-gradient(180deg, #ffffff, #fafafa 50%, #ffffff)');
  expect(flatColor(bent)).toBeUndefined();
});
