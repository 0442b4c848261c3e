import { expect, test } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { TextLine } from '../../measurement.ts';
import type { TextNode } from '../outline/outline-node.ts';
import { findGrid } from './find-grid.ts';
import { findRuns } from './find-runs.ts';
import { bareLeaf, type Leaf } from './leaf.ts';

const STYLE = { fontSize: 12, fontWeight: 400, fontClass: 'sans', color: '#000000' } as const;

const textAt = (box: Box): Leaf => {
  const line = {
    ...STYLE,
    box,
    text: 'cell',
    background: '#ffffff',
    align: 'left',
    confidence: 1,
    words: [],
  } satisfies TextLine;
  const { words: _, confidence: __, ...block } = line;
  const node: TextNode = { kind: 'text', box, block: { ...block, lines: [line] }, style: STYLE, align: 'left' };
  return bareLeaf(node);
};

/** How often the work looks at where a leaf stands: what it costs, on any machine. */
const looksOf = (leaves: readonly Leaf[], work: (leaves: readonly Leaf[]) => void): number => {
  let looks = 0;
  work(
    leaves.map(({ box, ...leaf }) => ({
      ...leaf,
      get box() {
        looks += 1;
        return box;
      },
    })),
  );
  return looks;
};

const table = (rows: number): Leaf[] =>
  Array.from({ length: rows * 3 }, (_, index) =>
    textAt({ x: 20 + (index % 3) * 200, y: 20 * Math.floor(index / 3), width: 40 + (index % 7), height: 12 }),
  );

/** Each stands alone in its row, and in a column with three others. */
const heap = (count: number): Leaf[] =>
  Array.from({ length: count }, (_, index) =>
    textAt({ x: 10 * ((index * 7) % (count / 4)), y: 20 * index, width: 30, height: 10 }),
  );

test('a table of four times the rows costs far from sixteen times the work', () => {
  expect(findGrid(table(200))!.rows).toHaveLength(200);
  const [small, large] = [looksOf(table(50), findGrid), looksOf(table(200), findGrid)];
  expect(large).toBeLessThan(8 * small);
});

test('a heap of four times the texts in no order costs far from sixteen times the work', () => {
  const [small, large] = [looksOf(heap(480), findRuns), looksOf(heap(1920), findRuns)];
  expect(large).toBeLessThan(8 * small);
});
