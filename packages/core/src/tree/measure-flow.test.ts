import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { measureFlow } from './measure-flow.ts';
import { box, draft } from './page.fixture.ts';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const card = (place: ReturnType<typeof box>, children: Draft[]): Draft =>
  draft('card', 'card', place, { isPainted: true, borderWidth: 1, children });

describe('measureFlow', () => {
  test('a row of equal spaces', () => {
    const children = [0, 1, 2].map((at) => draft(`b${at}`, 'button', box(20 + 110 * at, 20, 100, 40)));
    expect(measureFlow(draft('row', 'group', box(20, 20, 320, 40), { children }), 1)).toEqual({
      direction: 'row',
      gap: 10,
      padding: NONE,
      align: 'stretch',
    });
  });

  test('what is not spaced evenly has no gap; the ends of a wide row are pushed apart', () => {
    const children = [
      draft('a', 'text', box(20, 22, 40, 20)),
      draft('b', 'text', box(70, 22, 40, 20)),
      draft('c', 'button', box(280, 12, 60, 40)),
    ];
    expect(measureFlow(draft('row', 'group', box(20, 12, 320, 40), { children }), 1)).toEqual({
      direction: 'row',
      padding: NONE,
      align: 'center',
      justify: 'space-between',
    });
  });

  test('two things at the start of a wide card have a gap, and are not pushed apart', () => {
    const children = [draft('a', 'avatar', box(32, 28, 40, 40)), draft('b', 'text', box(118, 32, 200, 32))];
    const flow = measureFlow(card(box(0, 0, 900, 96), children), 1);
    expect(flow).toMatchObject({ direction: 'row', gap: 46 });
    expect(flow?.justify).toBeUndefined();
  });

  test('rows that begin at the same places are a grid', () => {
    const children = [0, 1, 2].map((at) => draft(`c${at}`, 'card', box(120 * (at % 2), 90 * (at >> 1), 100, 70)));
    expect(measureFlow(draft('grid', 'group', box(0, 0, 220, 160), { children }), 1)).toMatchObject({
      direction: 'grid',
      columns: 2,
      gap: 20,
      columnGap: 20,
    });
  });

  test('room that content leaves at its end is no padding', () => {
    const children = [draft('a', 'text', box(17, 25, 80, 20)), draft('b', 'text', box(17, 49, 100, 20))];
    expect(measureFlow(card(box(0, 8, 300, 120), children), 1)).toMatchObject({
      direction: 'column',
      gap: 4,
      padding: { top: 17, right: 17, bottom: 17, left: 17 },
    });
  });

  test('line boxes that run a little into each other touch; what lies on something else has no gap', () => {
    const stack = (y: number) => {
      const children = [draft('a', 'text', box(0, 0, 80, 20)), draft('b', 'text', box(0, y, 80, 20))];
      return measureFlow(draft('both', 'group', box(0, 0, 80, y + 20), { children }), 1);
    };
    expect(stack(17)).toMatchObject({ direction: 'column', gap: 0 });
    expect(stack(13)).toMatchObject({ direction: 'column' });
    expect(stack(13)).not.toHaveProperty('gap');
  });

  test('content in the middle of its box has the same padding on both sides', () => {
    const at = (x: number, y: number) =>
      measureFlow(card(box(0, 0, 120, 40), [draft('a', 'text', box(x, y, 80, 20))]), 1);
    expect(at(19, 9)?.padding).toEqual({ top: 10, right: 20, bottom: 10, left: 20 });
    expect(at(12, 4)?.padding).toEqual({ top: 4, right: 12, bottom: 4, left: 12 });
    expect(at(28, 16)?.padding).toEqual({ top: 16, right: 12, bottom: 4, left: 28 });
  });

  test('spaces are whole CSS pixels of a 2x screenshot', () => {
    const children = [draft('a', 'icon', box(0, 0, 40, 40)), draft('b', 'icon', box(57, 0, 40, 40))];
    expect(measureFlow(draft('row', 'group', box(0, 0, 97, 40), { children }), 2)?.gap).toBe(18);
  });

  test('a lone child in a box without edges is not placed', () => {
    const children = [draft('a', 'text', box(0, 0, 40, 20))];
    expect(measureFlow(draft('link', 'link', box(0, 0, 40, 20), { children }), 1)).toBeUndefined();
  });
});
