import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { describePage } from '../shapes/describe-page.ts';

const border = { color: 0xced4da, width: 1 };
/** A bar at the top, a card with a field, and two buttons. */
const pixels = drawRects(800, 600, 0xf8f9fa, [
  { x: 0, y: 0, width: 800, height: 56, color: 0x212529 },
  { x: 200, y: 120, width: 400, height: 320, color: 0xffffff, radius: 8, border: { color: 0xdddddd, width: 1 } },
  { x: 224, y: 184, width: 352, height: 38, color: 0xffffff, radius: 6, border },
  { x: 224, y: 286, width: 120, height: 40, color: 0x0d6efd, radius: 6 },
  { x: 360, y: 286, width: 120, height: 40, color: 0x0d6efd, radius: 6 },
]);
const texts = [
  textLine('Brand', 24, 20, 50, 14, { color: '#ffffff' }),
  textLine('Home', 500, 22, 40, 11, { color: '#ffffff' }),
  textLine('About', 570, 22, 40, 11, { color: '#ffffff' }),
  textLine('Sign in', 224, 144, 80, 20, { fontSize: 24, fontWeight: 700 }),
  textLine('Email address', 237, 197, 90, 12, { color: '#6c757d' }),
  textLine('Sign in', 262, 300, 44, 12, { color: '#ffffff' }),
  textLine('Cancel', 398, 300, 44, 12, { color: '#ffffff' }),
];
const facts = await describePage(pixels, texts);

test('the network names a card, its field and its buttons, with the paint that was measured', () => {
  const card = facts.elements.find(({ type }) => type === 'card');
  const buttons = facts.elements.filter(({ type }) => type === 'button');
  expect(card).toMatchObject({ fill: '#ffffff', box: { x: 200, y: 120, width: 400, height: 320 } });
  expect(buttons.map(({ text, fill, parent }) => [text, fill, parent])).toEqual([
    ['Sign in', '#0d6efd', card?.id],
    ['Cancel', '#0d6efd', card?.id],
  ]);
  expect(facts.elements.find(({ type }) => type === 'input')?.text).toBe('Email address');
});

test('the same picture gives the same facts', async () => {
  expect(JSON.stringify(await describePage(pixels, texts))).toBe(JSON.stringify(facts));
});

test('pictures with nothing on them have no elements', async () => {
  const dot = await describePage({ width: 1, height: 1, colors: Uint32Array.of(0xff0000) }, []);
  const strip = await describePage(drawRects(2000, 2, 0xffffff, []), []);
  expect([...dot.elements, ...strip.elements]).toEqual([]);
});
