import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { familyFacts } from './family-facts.ts';

const mark = (box: Box): Candidate => ({ source: 'rest', box, shape: { kind: 'blob', box, radius: 0, busy: 0 } });
const arrow = mark({ x: 20, y: 100, width: 8, height: 16 });
const column = [mark({ x: 16, y: 140, width: 16, height: 16 }), mark({ x: 18, y: 180, width: 12, height: 14 })];

test('a mark knows how large those of its column are, and that their middles agree better than their starts', () => {
  const [count, wider, higher, middles, starts] = familyFacts(arrow, [arrow, ...column], 1);
  expect([count, wider, higher]).toEqual([Math.log2(3), 1, 0]);
  expect(middles).toBeLessThan(starts!);
});

test('large things and marks alone have no such family', () => {
  expect(familyFacts(arrow, [arrow], 1).every((fact) => fact === 0)).toBe(true);
  const panel = mark({ x: 0, y: 0, width: 300, height: 300 });
  expect(familyFacts(panel, [panel, ...column], 1).slice(0, 10)).toEqual(Array(10).fill(0));
});
