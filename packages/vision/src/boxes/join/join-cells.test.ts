import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { joinCells } from './join-cells.ts';

const grid = (height: number): Shape[] =>
  [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) => ({
      kind: 'box' as const,
      box: { x: column * 200, y: row * height, width: 199, height: height - 1 },
      fill: 0xffffff,
      radius: 0,
      busy: 0,
    })),
  );

test('boxes that tile a grid are one box that knows it; flat strips are the steps of a shadow', () => {
  expect(joinCells(grid(40), 1).map((shape) => shape.grid)).toEqual([{ rows: 2, columns: 3 }]);
  expect(joinCells(grid(12), 1)).toHaveLength(6);
});
