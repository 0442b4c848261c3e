import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { settleFills } from './settle-fills.ts';

const box = { x: 20, y: 20, width: 100, height: 36 };
const pixels = drawRects(200, 100, 0xffffff, [{ ...box, color: 0x5755d9 }]);
const button = (fill: `#${string}`): Element => ({ id: 'e1', type: 'button', box, fill, confidence: 1 });
const label = textLine('Buy', 58, 32, 24, 12, { color: '#ffffff', background: '#5755d9' });

test('a button has the fill that is seen behind its words', () => {
  expect(settleFills([button('#ffffff')], [label], pixels)).toEqual([button('#5755d9')]);
});

test('a fill that more pixels show stays, whatever the words seem to be on', () => {
  const odd = { ...label, background: '#f5f7fb' as const };
  expect(settleFills([button('#5755d9')], [odd], pixels)).toEqual([button('#5755d9')]);
});

test('cards have texts on many things', () => {
  const card: Element = { ...button('#ffffff'), type: 'card' };
  expect(settleFills([card], [label], pixels)).toEqual([card]);
});
