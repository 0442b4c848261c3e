import { expect, test } from 'vitest';
import type { Element } from '../measurement.ts';
import { dropOddRadii } from './known-radii.ts';

const boxOf = (radius: number, type: Element['type'] = 'card', height = 600): Element => ({
  id: 'e1',
  type,
  box: { x: 0, y: 0, width: 500, height },
  radius,
  confidence: 1,
});

const radiiOf = (elements: Element[], scale?: number): (number | undefined)[] =>
  dropOddRadii(elements, scale).map(({ radius }) => radius);

test('a wide corner that one box of the page has is none', () => {
  expect(radiiOf([boxOf(8), boxOf(47), boxOf(14)])).toEqual([8, undefined, 14]);
  expect(radiiOf([boxOf(24), boxOf(25)])).toEqual([24, 25]);
  expect(radiiOf([boxOf(22), boxOf(25)])).toEqual([22, undefined]);
  expect(radiiOf([boxOf(48)], 2)).toEqual([48]);
});

test('what comes again is meant, and so are pills, circles and the corners of pictures', () => {
  expect(radiiOf([boxOf(47), boxOf(46)])).toEqual([47, 46]);
  expect(radiiOf([boxOf(47, 'button', 94), boxOf(60, 'image')])).toEqual([47, 60]);
});
