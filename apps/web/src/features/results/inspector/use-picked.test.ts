import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { afterPick, type Picked } from './use-picked.ts';

const element = (id: string): Element => ({
  id,
  type: 'button',
  box: { x: 0, y: 0, width: 1, height: 1 },
  confidence: 1,
});
const nothing: Picked = { picked: undefined, second: undefined, measuring: false };

test('a second pick is measured to, another second replaces it, and a plain pick starts anew', () => {
  const first = afterPick(nothing, element('a'), 'first');
  const both = afterPick({ ...first, measuring: true }, element('b'), 'second');
  expect(both).toEqual({ picked: element('a'), second: element('b'), measuring: false });
  expect(afterPick(both, element('c'), 'second').second?.id).toBe('c');
  expect(afterPick(both, element('c'), 'first')).toEqual({ ...nothing, picked: element('c') });
});

test('an element has no distance to itself', () => {
  expect(afterPick({ ...nothing, picked: element('a') }, element('a'), 'second').second).toBeUndefined();
});
