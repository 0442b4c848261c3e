import { describe, expect, it } from 'vitest';
import type { AnswerChart } from '../../answer.ts';
import type { TruthChart } from '../../truth.ts';
import { valueErrors } from './chart-values.ts';

const truth = (kind: TruthChart['kind'], rows: number[][], axis?: [number, number]): TruthChart => ({
  kind,
  series: rows.map((values) => ({ values })),
  ...(axis && { axis }),
});
const found = (...values: number[][]): AnswerChart => ({ kind: 'line', values });

describe('valueErrors', () => {
  it.each<[string, TruthChart, AnswerChart | undefined, number[]]>([
    ['is a share of the axis', truth('bar', [[10, 20]], [0, 100]), found([12, 20]), [0.02, 0]],
    ['is all where nothing was read', truth('bar', [[10, 20]], [0, 100]), undefined, [1, 1]],
    ['is all for a bar that is missing', truth('bar', [[10, 20]], [0, 100]), found([10]), [0, 1]],
    [
      'takes series in any order',
      truth(
        'line',
        [
          [0, 0],
          [50, 60],
        ],
        [0, 100],
      ),
      found([50, 60], [0, 0]),
      [0, 0, 0, 0],
    ],
    [
      'is all for a series that is missing',
      truth(
        'line',
        [
          [0, 0],
          [50, 60],
        ],
        [0, 100],
      ),
      found([0, 0]),
      [0, 0, 1, 1],
    ],
    [
      'looks a line up where the value stands',
      truth('line', [[0, 10, 20]], [0, 100]),
      found([0, 5, 10, 15, 20]),
      [0, 0, 0],
    ],
    ['scales bars without an axis to the highest', truth('bar', [[10, 20]]), found([55, 100]), [0.05, 0]],
    ['scales lines without an axis to both ends', truth('sparkline', [[10, 30, 20]]), found([0, 100, 50]), [0, 0, 0]],
    ['compares slices by their share', truth('ring', [[30, 10]]), found([150, 50]), [0, 0]],
    ['compares gauges in percent', truth('gauge', [[30]], [0, 60]), found([50]), [0]],
    ['has nothing to say of charts without values', truth('bar', [[]]), found([1]), []],
  ])('%s', (_, chart, answer, errors) => {
    const off = valueErrors(chart, answer);
    expect(off).toHaveLength(errors.length);
    errors.forEach((error, index) => {
      expect(off[index]).toBeCloseTo(error, 10);
    });
  });
});
