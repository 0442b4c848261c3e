import { expect, test } from 'vitest';
import type { Box } from '../../geometry.ts';
import { createPixelWitness } from './agree-pixels.ts';
import type { SamePixels } from './same-pixels.ts';

const SIZE = { width: 200, height: 120 };
type Painted = { box: Box; color: string };

/** What two pages paint, pixel by pixel, in flat colours: roughly the same is here exactly the same. */
const paint = (reference: readonly Painted[], build: readonly Painted[]): SamePixels => {
  const colorAt = (all: readonly Painted[], x: number, y: number): string =>
    all.findLast(({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)?.color ??
    'white';
  const isInside = (box: Box): boolean =>
    box.x >= 0 && box.y >= 0 && box.x + box.width <= SIZE.width && box.y + box.height <= SIZE.height;
  return (a, b) => {
    if (a.width !== b.width || a.height !== b.height || !isInside(a) || !isInside(b)) return false;
    for (let y = 0; y < a.height; y++)
      for (let x = 0; x < a.width; x++)
        if (colorAt(reference, a.x + x, a.y + y) !== colorAt(build, b.x + x, b.y + y)) return false;
    return true;
  };
};
const at = (x: number, y: number, width = 30, height = 20): Box => ({ x, y, width, height });
const pages = { reference: SIZE, build: SIZE };
const witness = (
  reference: readonly Painted[],
  build: readonly Painted[],
  pairs: { reference: Box; build: Box }[] = [],
) => createPixelWitness(paint(reference, build), pairs, pages);

test('a box that was read too small on one page agrees where its pixels do', () => {
  const same = [{ box: at(40, 40), color: 'red' }];
  expect(witness(same, same).agree(at(40, 40), at(44, 42, 20, 12))).toMatchObject({
    degree: 'same',
    build: at(40, 40),
  });
});

test('what moved agrees at its new place, and what grew does not', () => {
  const reference = [{ box: at(40, 40), color: 'red' }];
  const moved = witness(reference, [{ box: at(60, 50), color: 'red' }]).agree(at(40, 40), at(58, 50, 30, 18));
  expect(moved).toMatchObject({ degree: 'rough', build: at(60, 50) });
  expect(witness(reference, [{ box: at(40, 40, 44), color: 'red' }]).agree(at(40, 40), at(40, 40, 44))).toBeUndefined();
});

test('a card whose contents changed agrees in its edges, and one without edges in nothing', () => {
  const dot = (color: string): Painted => ({ box: at(60, 50, 6, 6), color });
  const card = { box: at(40, 30, 80, 60), color: 'grey' };
  expect(witness([card, dot('red')], [card, dot('blue')]).agree(at(40, 30, 80, 60), at(40, 30, 80, 56))?.degree).toBe(
    'edges',
  );
  expect(witness([dot('red')], [dot('blue')]).agree(at(40, 30, 80, 60), at(40, 30, 80, 56))).toBeUndefined();
});

test('what only one page was read to have is shown where it moved along with its neighbour', () => {
  const pair = (y: number): Painted => ({ box: at(20, y), color: 'red' });
  const icon = (y: number): Painted => ({ box: at(60, y, 10, 10), color: 'blue' });
  const pairs = [{ reference: at(20, 20), build: at(20, 60) }];
  expect(witness([pair(20), icon(20)], [pair(60), icon(60)], pairs).shownOf('reference', at(60, 20, 10, 10))).toBe(
    'all',
  );
  expect(witness([pair(20), icon(20)], [pair(60)], pairs).shownOf('reference', at(60, 20, 10, 10))).toBeUndefined();
});

test('the place of one of several that look alike shows no second one', () => {
  const dots = [20, 60].map((x): Painted => ({ box: at(x, 20), color: 'red' }));
  const only = [dots[0]!];
  const pairs = [{ reference: at(60, 20), build: at(20, 20) }];
  expect(witness(dots, only, pairs).shownOf('reference', at(20, 20))).toBeUndefined();
});
