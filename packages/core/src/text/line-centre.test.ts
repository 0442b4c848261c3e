import { expect, test } from 'vitest';
import type { TextLine } from '../measurement.ts';
import { lineCentre } from './line-centre.ts';

const line = (font?: TextLine['font']): TextLine => ({
  text: 'Height',
  // Capitals and tails of 24 px, on a baseline at 118 px.
  box: { x: 20, y: 100, width: 80, height: 23 },
  fontSize: 24,
  fontWeight: 400,
  fontClass: 'sans',
  ...(font && { font }),
  color: '#111111',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
});

test('the middle of a line depends on how far its family reaches above and below the baseline', () => {
  // Open Sans is 26 px above and 7 below, Lato 24 and 5.
  expect(lineCentre(line({ family: 'Open Sans', sure: true }))).toBe(118 - (26 - 7) / 2);
  expect(lineCentre(line({ family: 'Lato', sure: true }))).toBe(118 - (24 - 5) / 2);
  expect(lineCentre(line({ family: 'Nunito', sure: true }))).toBe(118 - (24 - 8) / 2);
});

test('of a family that is not known it is that of common faces', () => {
  expect(lineCentre(line())).toBeCloseTo(109.3, 1);
});
