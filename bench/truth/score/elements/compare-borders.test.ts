import { describe, expect, it } from 'vitest';
import type { AnswerNode } from '../../answer.ts';
import type { TruthNode, TruthPaint } from '../../truth.ts';
import { compareBorders, trueBorders } from './compare-borders.ts';

const GREY = { width: 1, color: '#cccccc', style: 'solid' };
const ROUND = { top: GREY, right: GREY, bottom: GREY, left: GREY };
const ring = (spread: number, alpha = 1) => [{ inset: false, x: 0, y: 0, blur: 0, spread, color: '#cccccc', alpha }];
const truth = (paint: TruthPaint): TruthNode => ({ id: 0, type: 'card', box: [0, 0, 100, 50], painted: true, paint });
const found = (facts: Partial<AnswerNode>): AnswerNode => ({
  id: 'a',
  type: 'card',
  box: { x: 0, y: 0, width: 100, height: 50 },
  ...facts,
});
const score = (paint: TruthPaint, answer: AnswerNode | undefined): number | undefined =>
  compareBorders([{ sides: trueBorders(truth(paint)), found: answer }], 1);

describe('borders', () => {
  const around = { color: '#cccccc', width: 1 };
  it.each<[string, TruthPaint, AnswerNode | undefined, number | undefined]>([
    ['around the box', { borders: ROUND }, found({ border: around }), 1],
    ['2 px off in width', { borders: ROUND }, found({ border: { ...around, width: 3 } }), 0],
    ['of another colour', { borders: ROUND }, found({ border: { ...around, color: '#ff0000' } }), 0],
    ['not reported', { borders: ROUND }, found({}), 0],
    ['of a box that was not found', { borders: ROUND }, undefined, 0],
    [
      'on one side, reported there',
      { borders: { bottom: GREY } },
      found({ edges: [{ side: 'bottom', ...around }] }),
      1,
    ],
    ['on one side, reported around', { borders: { bottom: GREY } }, found({ border: around }), 0.4],
    ['drawn as a ring', { shadows: ring(1) }, found({ border: around }), 1],
    ['drawn as a faint ring', { shadows: ring(3, 0.2) }, found({}), undefined],
    ['in the colour of the fill', { fill: '#cccccc', borders: ROUND }, found({}), undefined],
    ['nowhere', { fill: '#ffffff' }, found({}), undefined],
    ['nowhere, and reported', { fill: '#ffffff' }, found({ border: around }), 0],
    ['on sides that were not kept', { hasSomeBorders: true }, found({ border: around }), undefined],
  ])('%s', (_, paint, answer, share) => expect(score(paint, answer)).toBe(share));

  it('cost where they are invented', () => {
    const boxes = [
      { sides: trueBorders(truth({ borders: ROUND })), found: found({ border: around }) },
      { sides: trueBorders(truth({ fill: '#ffffff' })), found: found({ border: around }) },
    ];
    expect(compareBorders(boxes, 1)).toBeCloseTo(2 / 3, 10);
  });
});
