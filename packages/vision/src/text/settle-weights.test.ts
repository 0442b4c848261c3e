import { expect, it } from 'vitest';
import { settleWeights, type WeightVote } from './settle-weights.ts';

const vote = (changes: Partial<WeightVote>): WeightVote => ({
  strokes: 540,
  boldness: -1,
  fontSize: 18,
  color: 0x333333,
  chars: 12,
  isCapitals: false,
  hasLight: true,
  left: 0,
  middle: 0,
  ...changes,
});
const apart = { left: 300, middle: 300 };

it('asks the reader about all lines of one look together', () => {
  expect(settleWeights([vote({}), vote({ boldness: 4 }), vote({ boldness: 3, strokes: 560 })])).toEqual([
    600, 600, 600,
  ]);
});

it('keeps lines of other strokes, sizes and colours out of it', () => {
  const others = [{ strokes: 650 }, { fontSize: 20 }, { color: 0x3366ff }].map((change) =>
    vote({ boldness: 9, ...apart, ...change }),
  );
  expect(settleWeights([vote({}), ...others])[0]).toBe(500);
});

it('tells lines of one role alike whatever their colour: labels of cards in a row', () => {
  const labels = [
    vote({ isCapitals: true, boldness: -0.5, strokes: 690, color: 0x4e73df, left: 0 }),
    vote({ isCapitals: true, boldness: 2, strokes: 700, color: 0x1cc88a, left: 300 }),
    vote({ isCapitals: true, boldness: 3, strokes: 735, color: 0xf6c23e, left: 600 }),
  ];
  expect(settleWeights(labels)).toEqual([700, 700, 700]);
});

it('lets a number of two digits follow the longer ones beside it', () => {
  const numbers = [vote({ strokes: 700, boldness: 5 }), vote({ strokes: 770, boldness: 5, chars: 2 })];
  expect(settleWeights(numbers)).toEqual([700, 700]);
});

it('believes strokes where nobody read the style', () => {
  expect(settleWeights([vote({ boldness: undefined, strokes: 700 })])).toEqual([700]);
});

it('calls text light at most, large text also thin, captions and families without a light face neither', () => {
  const thin = [{ fontSize: 16 }, { fontSize: 40 }, { fontSize: 13 }, { fontSize: 18, hasLight: false }];
  expect(settleWeights(thin.map((changes) => vote({ strokes: 190, ...apart, ...changes })))).toEqual([
    300, 200, 400, 400,
  ]);
});

it('does not believe strokes of tiny text, which are a pixel wide in any weight', () => {
  expect(settleWeights([vote({ strokes: 700, boldness: -0.8, fontSize: 8 })])).toEqual([500]);
});
