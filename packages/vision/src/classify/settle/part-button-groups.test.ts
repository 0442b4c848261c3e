import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { Draft } from '../draft.ts';
import { partButtonGroups } from './part-button-groups.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const at = (type: Draft['type'], x: number, width: number, text?: string): Draft => ({
  type,
  box: { x, y: 20, width, height: 36 },
  confidence: 0.7,
  ...(text !== undefined && { text }),
});
const told = (drafts: Draft[]) =>
  drafts.map(({ type, box, text }) => `${type} ${box.x}+${box.width} ${text ?? ''}`.trim());

test('words at equal distances on one button are a group of buttons', () => {
  const words = [textLine('Buy', 145, 32, 30, 12), textLine('Try', 265, 32, 30, 12), textLine('Ask', 385, 32, 30, 12)];
  expect(
    told(partButtonGroups([at('button', 100, 360, 'Buy Try Ask'), at('button', 220, 120, 'Try')], words, page)),
  ).toEqual(['button 100+120 Buy', 'button 340+120 Ask', 'button 220+120 Try']);
});

test('so are icons, but not an icon with its small arrow', () => {
  const icon = (x: number, width = 16): Draft => ({ ...at('icon', x, width), box: { x, y: 30, width, height: 16 } });
  expect(told(partButtonGroups([at('button', 100, 80), icon(112), icon(152)], [], page)).slice(0, 2)).toEqual([
    'button 100+40',
    'button 140+40',
  ]);
  expect(partButtonGroups([at('button', 100, 80), icon(112), icon(156, 8)], [], page)).toHaveLength(3);
});

test('a button with two words is one button', () => {
  const words = [textLine('Sign', 110, 32, 30, 12), textLine('in', 150, 32, 12, 12)];
  expect(partButtonGroups([at('button', 100, 120, 'Sign in')], words, page)).toHaveLength(1);
});
