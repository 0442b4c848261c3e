import type { Curve } from '@blueprompt/core/chart';
import { expect, it } from 'vitest';
import { doMove } from './do-move.ts';

const line = (heights: readonly number[], width = 2): Curve => ({
  color: '#2563eb',
  width,
  isSmooth: false,
  points: heights.map((y, index) => ({ x: 10 * index, y })),
});

it('knows a line that goes up and down', () => {
  expect(doMove([line([20, 12, 16, 4, 9, 1])])).toBe(true);
});

it('knows a row of stars by strokes as thick as they rise', () => {
  expect(doMove([line([20, 24, 20, 24, 20, 24], 7)])).toBe(false);
});

it('knows the track of a slider, which rises at its handle alone', () => {
  expect(doMove([line([20, 20, 20, 20, 8, 20, 20, 20, 20])])).toBe(false);
});

it('leaves a filled line to what lies under it', () => {
  const fill = { from: '#dbeafe', to: '#ffffff', base: 40 } as const;
  expect(doMove([{ ...line([20, 20, 20, 21]), fill }])).toBe(true);
});

it('lets one line be level where another moves, but not one that is short', () => {
  expect(doMove([line([10, 10, 10, 10, 10, 10]), line([20, 12, 16, 4, 9, 1])])).toBe(true);
  expect(doMove([line([10, 10, 10, 10, 10, 10]), line([20, 12, 16])])).toBe(false);
});
