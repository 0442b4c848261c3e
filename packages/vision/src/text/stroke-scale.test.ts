import { expect, test } from 'vitest';
import { hasLightFace, weightOf } from './stroke-scale.ts';

test.each([
  ['Open Sans', 16, 578, 600],
  ['Roboto', 16, 570, 500],
  ['Inter', 13, 540, 500],
  ['Inter', 13, 760, 700],
])('strokes of %s at %i px that look like %i are those of its face %i', (family, fontSize, strokes, weight) => {
  expect(Math.round(weightOf(strokes, { family, fontSize, isLight: false, isCapitals: false }) / 100) * 100).toBe(
    weight,
  );
});

test('light text looks bolder than it is, and what is bolder than the boldest known face is reported so', () => {
  const look = { family: 'Open Sans', fontSize: 16 };
  expect(weightOf(480, { ...look, isLight: true, isCapitals: false })).toBeLessThan(
    weightOf(480, { ...look, isLight: false, isCapitals: false }),
  );
  expect(weightOf(880, { ...look, family: 'Lato', isLight: false, isCapitals: false })).toBeGreaterThan(750);
  expect(weightOf(-50, { ...look, isLight: false, isCapitals: false })).toBeGreaterThanOrEqual(100);
});

test('between the faces that a family has, bold begins in the middle: Roboto has no semibold', () => {
  const of = (strokes: number) =>
    weightOf(strokes, { family: 'Roboto', fontSize: 16, isLight: false, isCapitals: false });
  expect(of(640)).toBeLessThan(550);
  expect(of(650)).toBeGreaterThan(550);
  expect(Math.round(of(718))).toBe(700);
});

test('families of the system and some others have no light face', () => {
  expect(['Inter', 'Assistant', 'PT Sans', 'Liberation Sans'].map(hasLightFace)).toEqual([true, true, false, false]);
});
