import { describe, expect, test } from 'vitest';
import { endOfLine, startOfLine } from './side-bearings.ts';

const inked = (text: string, letterSpacing?: number) => ({
  text,
  fontSize: 20,
  box: { x: 100, y: 40, width: 50, height: 15 },
  ...(letterSpacing !== undefined && { letterSpacing }),
});

describe('side bearings', () => {
  test.each([
    ['Water', 99.8],
    ['Save', 99],
    ['Home', 98.4],
    ['4 left', 99.8],
    ['1 left', 98.4],
  ])('the box of %j begins at %d', (text, start) => {
    expect(startOfLine(inked(text))).toBeCloseTo(start);
  });

  test.each([
    ['Try', 150],
    ['Cases', 150.74],
    ['Menu', 151.3],
    ['Done.', 151.3],
  ])('the box of %j ends at %d', (text, end) => {
    expect(endOfLine(inked(text))).toBeCloseTo(end);
  });

  test('letter spacing follows the last letter too; tight letters end where they do', () => {
    expect(endOfLine(inked('MENU', 2))).toBeCloseTo(153.3);
    expect(endOfLine(inked('MENU', -1))).toBeCloseTo(151.3);
  });
});
