import { expect, test } from 'vitest';
import { drawLines } from './draw-lines.fixture.ts';
import { crispFeet } from './letter-feet.ts';

test.each([
  ['on a whole pixel are crisp', 0, 1],
  ['between two pixels are not', 0.5, 0],
])('feet that end %s', (_, foot, share) => {
  const { pixels, texts } = drawLines(60, 30, [], [{ x: 8, y: 8, size: 10, foot }]);
  expect(crispFeet(texts[0]!, pixels)).toBe(share);
});

test('where nothing stands nothing is reported', () => {
  const { pixels, texts } = drawLines(60, 30, [], [{ x: 8, y: 8, size: 10, foot: 0 }]);
  expect(crispFeet({ ...texts[0]!, color: '#fefefe' }, pixels)).toBeUndefined();
  expect(crispFeet({ ...texts[0]!, box: { x: 2, y: 20, width: 4, height: 8 } }, pixels)).toBeUndefined();
});
