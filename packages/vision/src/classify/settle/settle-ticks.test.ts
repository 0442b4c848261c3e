import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { settleTicks } from './settle-ticks.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const icon = (y: number): Draft => ({
  type: 'icon',
  box: { x: 20, y, width: 20, height: 20 },
  confidence: 0.7,
  shape: { kind: 'blob', box: { x: 22, y: y + 2, width: 16, height: 16 }, radius: 0, busy: 0 },
});
const tick = (y: number): Draft => ({
  type: 'checkbox',
  box: { x: 22, y, width: 16, height: 16 },
  confidence: 0.5,
  active: false,
});

test('an empty square among the icons of a menu is an icon', () => {
  const types = settleTicks([icon(100), tick(142), icon(180)], page).map(({ type }) => type);
  expect(types).toEqual(['icon', 'icon', 'icon']);
});

test('tick boxes below each other stay tick boxes', () => {
  const drafts = [tick(100), tick(130), tick(160), icon(400)];
  expect(settleTicks(drafts, page)).toEqual(drafts);
});
