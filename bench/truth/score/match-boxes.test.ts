import { describe, expect, it } from 'vitest';
import { fitBoxes, fitOf, matchBoxes } from './match-boxes.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('fitOf', () => {
  it.each([
    ['the same box', box(0, 0, 10, 10), box(0, 0, 10, 10), 1],
    ['half of it', box(0, 0, 10, 10), box(0, 0, 10, 5), 0.5],
    ['less than half', box(0, 0, 10, 10), box(0, 0, 10, 4), 0],
    ['a hairline one pixel off', box(0, 0, 100, 1), box(0, 1, 100, 1), 0.5],
    ['a hairline far off', box(0, 0, 100, 1), box(0, 8, 100, 1), 0],
    ['a hairline taken for a bar', box(0, 0, 100, 1), box(0, 0, 100, 12), 0],
    ['nothing', box(0, 0, 10, 10), box(0, 0, 0, 0), 0],
  ])('compares %s', (_, truth, found, fit) => expect(fitOf(truth, found)).toBe(fit));
});

describe('matchBoxes', () => {
  it('pairs one to one, the closest first', () => {
    const [a, b] = [{ box: box(0, 0, 100, 100) }, { box: box(0, 20, 100, 100) }];
    const [one, other] = [{ box: box(0, 18, 100, 100) }, { box: box(0, 2, 100, 100) }];
    const pairs = matchBoxes([a, b], [one, other], fitBoxes);
    expect([pairs.get(a), pairs.get(b)]).toEqual([other, one]);
  });

  it('finds boxes that cross the height at which they are looked up', () => {
    const [long, found] = [{ box: box(0, 0, 10, 900) }, { box: box(0, 60, 10, 800) }];
    expect(matchBoxes([long], [found], fitBoxes).get(long)).toBe(found);
  });

  it('leaves alone what is beside, above or below', () => {
    const truth = { box: box(100, 100, 50, 50) };
    const others = [box(0, 100, 50, 50), box(200, 100, 50, 50), box(100, 0, 50, 50), box(100, 200, 50, 50)];
    expect(
      matchBoxes(
        [truth],
        others.map((place) => ({ box: place })),
        () => 1,
      ).size,
    ).toBe(0);
  });
});
