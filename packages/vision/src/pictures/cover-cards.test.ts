import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { coverCards } from './cover-cards.ts';

const card: Element = {
  id: 'e1',
  type: 'card',
  box: { x: 20, y: 20, width: 200, height: 240 },
  fill: '#ffffff',
  border: { color: '#dddddd', width: 1 },
  confidence: 0.8,
};
const cover = { x: 21, y: 21, width: 198, height: 120 };
const on = (id: string, type: Element['type'], box: Element['box'], more: Partial<Element> = {}): Element => ({
  id,
  type,
  box,
  confidence: 1,
  parent: 'e1',
  ...more,
});
const white = drawRects(240, 280, 0xf0f0f0, [{ ...card.box, color: 0xffffff, border: { color: 0xdddddd, width: 1 } }]);
/** Colours that no gradient explains, as a drawing on a shaded ground has them. */
const pixels = { ...white, colors: white.colors.slice() };
for (let y = cover.y; y < cover.y + cover.height; y++)
  for (let x = cover.x; x < cover.x + cover.width; x++) {
    const isThing = Math.hypot(x - 120, y - 85) < 40;
    pixels.colors[y * 240 + x] = isThing ? (x << 16) | (40 << 8) | y : ((200 - (y >> 1)) << 16) | (190 << 8) | x;
  }
const name = textLine('Enamel flask', 36, 170, 90, 12);

test('what fills a card from side to side is one picture, whatever was found in it', () => {
  const chart = on('e2', 'chart', { x: 80, y: 45, width: 80, height: 80 });
  const badge = on('e3', 'badge', { x: 30, y: 30, width: 40, height: 20 }, { text: 'New', fill: '#66cc8a' });
  const heart = on('e4', 'button', { x: 180, y: 30, width: 24, height: 24 }, { fill: '#eeeeee' });
  const word = textLine('New', 38, 35, 24, 10);
  expect(coverCards([card, chart, badge, heart], [name, word], pixels, 1)).toEqual([
    card,
    { id: 'e5', type: 'image', box: cover, confidence: 0.8, parent: 'e1' },
    badge,
    heart,
  ]);
});

test('a stretch with words on it is no picture, nor is one of a single colour', () => {
  const title = textLine('A title', 60, 80, 80, 14);
  expect(coverCards([card], [title], pixels, 1)).toEqual([card]);
  const flat = drawRects(240, 280, 0xf0f0f0, [
    { ...card.box, color: 0xffffff, border: { color: 0xdddddd, width: 1 } },
    { ...cover, color: 0x6fa9cb },
  ]);
  expect(coverCards([card], [name], flat, 1)).toEqual([card]);
});

test('a card that nothing is painted behind is the picture itself, with the card that lies on it', () => {
  const bare: Element = { id: 'e1', type: 'card', box: cover, confidence: 0.7 };
  const note = on('e2', 'card', { x: 30, y: 100, width: 90, height: 30 }, { fill: '#ffffff', text: 'Today' });
  const word = textLine('Today', 40, 110, 40, 10);
  expect(coverCards([bare, note], [word], pixels, 1)).toEqual([{ ...bare, type: 'image' }, note]);
});
