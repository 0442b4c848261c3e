import { expect, test } from 'vitest';
import type { Element, Measurement } from '../measurement.ts';
import { dropOddRadii, withoutOddRadii } from './known-radii.ts';

const PICTURE = { width: 1440, height: 900, scale: 1 };
const CUT = { x: 881, y: 240, width: 527, height: 659 };

const boxOf = (radius: number, over: Partial<Element> = {}): Element => ({
  id: 'e1',
  type: 'card',
  box: CUT,
  radius,
  confidence: 1,
  ...over,
});

const radiiOf = (elements: Element[], picture = PICTURE): (number | undefined)[] =>
  dropOddRadii(elements, picture).map(({ radius }) => radius);

test('a wide corner that one box has which the picture cuts is none', () => {
  expect(radiiOf([boxOf(8), boxOf(47), boxOf(14)])).toEqual([8, undefined, 14]);
  expect(radiiOf([boxOf(24), boxOf(26)])).toEqual([24, undefined]);
  expect(radiiOf([boxOf(48)], { width: 1440, height: 900, scale: 2 })).toEqual([48]);
});

test('a dialog and a sheet keep theirs', () => {
  expect(radiiOf([boxOf(28, { box: { x: 520, y: 300, width: 400, height: 300 } })])).toEqual([28]);
  expect(radiiOf([boxOf(28, { box: { x: 0, y: 500, width: 1440, height: 400 } })])).toEqual([28]);
});

test('what comes again is meant, and so are pills, circles and the corners of pictures', () => {
  expect(radiiOf([boxOf(47), boxOf(46)])).toEqual([47, 46]);
  const pill = { type: 'button' as const, box: { ...CUT, y: 806, height: 94 } };
  expect(radiiOf([boxOf(47, pill), boxOf(60, { type: 'image' })])).toEqual([47, 60]);
});

test('the corners of a page lose what its boxes lose', () => {
  const measurement = {
    version: 2,
    image: PICTURE,
    texts: [],
    elements: [boxOf(8), boxOf(47)],
    paints: [boxOf(8, { type: 'shape' })],
    regions: [],
    palette: [],
    spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
    typography: { families: [], scale: [], bodySize: 14, lineHeight: 1.5 },
    radii: [
      { px: 8, count: 2 },
      { px: 47, count: 1 },
    ],
  } satisfies Measurement;
  const { elements, paints, radii } = withoutOddRadii(measurement);
  expect(elements.map(({ radius }) => radius)).toEqual([8, undefined]);
  expect(paints?.map(({ radius }) => radius)).toEqual([8]);
  expect(radii).toEqual([{ px: 8, count: 2 }]);
});
