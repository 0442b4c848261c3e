import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { joinIcons } from './join-icons.ts';

const draft = (type: Draft['type'], x: number, width: number): Draft => ({
  type,
  box: { x, y: 10, width, height: width },
  confidence: 0.7,
});

test('icons that lie on each other are parts of one', () => {
  expect(joinIcons([draft('icon', 10, 20), draft('icon', 22, 24)])).toEqual([
    { type: 'icon', box: { x: 10, y: 10, width: 36, height: 24 }, confidence: 0.7 },
  ]);
});

test('icons side by side, a small mark on a large one and other things stay', () => {
  const apart = [draft('icon', 10, 20), draft('icon', 28, 20)];
  const marked = [draft('icon', 10, 60), draft('icon', 20, 12)];
  const tile = [draft('button', 10, 40), draft('icon', 20, 20)];
  for (const drafts of [apart, marked, tile]) expect(joinIcons(drafts)).toEqual(drafts);
});
