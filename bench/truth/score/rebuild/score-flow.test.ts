import { describe, expect, it } from 'vitest';
import type { Flow } from './read-flow.ts';
import { scoreFlow } from './score-flow.ts';

const flow = (changes: Partial<Flow> = {}): Flow => ({
  drawn: 20,
  absolute: 1,
  semantic: 16,
  overflow: 0,
  overlaps: 2,
  cut: 0,
  ...changes,
});

describe('scoreFlow', () => {
  it('says what share lies in the flow and has a meaning', () => {
    expect(scoreFlow(flow(), [flow()])).toEqual({ inFlow: 0.95, semantic: 0.8, survives: 1 });
  });

  it.each<[string, Partial<Flow>]>([
    ['scrolls sideways', { overflow: 2 }],
    ['lays more texts over each other than its own width does', { overlaps: 3 }],
    ['cuts texts off', { cut: 1 }],
  ])('takes a page for dead that %s at one of the widths', (_, changes) => {
    expect(scoreFlow(flow(), [flow(), flow(changes)]).survives).toBe(0);
  });

  it('says nothing of a page on which nothing is drawn', () => {
    expect(scoreFlow(flow({ drawn: 0 }), [])).toEqual({});
  });
});
