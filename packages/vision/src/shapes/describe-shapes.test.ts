import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { describeShapes } from './describe-shapes.ts';

const blue = 0x0d6efd;
const border = { color: 0xced4da, width: 1 };
/** A bar at the top, a card with a field, two buttons and a tick box. */
const pixels = drawRects(800, 600, 0xf8f9fa, [
  { x: 0, y: 0, width: 800, height: 56, color: 0x212529 },
  { x: 200, y: 120, width: 400, height: 320, color: 0xffffff, radius: 8, border: { color: 0xdddddd, width: 1 } },
  { x: 224, y: 184, width: 352, height: 38, color: 0xffffff, radius: 6, border },
  { x: 224, y: 246, width: 16, height: 16, color: 0xffffff, radius: 3, border },
  { x: 224, y: 286, width: 120, height: 40, color: blue, radius: 6 },
  { x: 360, y: 286, width: 120, height: 40, color: blue, radius: 6 },
]);
const texts = [
  textLine('Brand', 24, 20, 50, 14, { color: '#ffffff' }),
  textLine('Home', 500, 22, 40, 11, { color: '#ffffff' }),
  textLine('About', 570, 22, 40, 11, { color: '#ffffff' }),
  textLine('Contact', 640, 22, 50, 11, { color: '#ffffff' }),
  textLine('Sign in', 224, 144, 80, 20, { fontSize: 24, fontWeight: 700 }),
  textLine('Email address', 237, 197, 90, 12, { color: '#6c757d' }),
  textLine('Remember me', 250, 248, 90, 12),
  textLine('Sign in', 262, 300, 44, 12, { color: '#ffffff' }),
  textLine('Cancel', 398, 300, 44, 12, { color: '#ffffff' }),
];
const facts = await describeShapes(pixels, texts);
const named = facts.elements.map(({ type, text }) => (text ? `${type} "${text}"` : type));

test('controls are named by shape, paint and text', () => {
  expect(named).toContain('button "Sign in"');
  expect(named).toContain('button "Cancel"');
  expect(named).toContain('input "Email address"');
  expect(named).toContain('checkbox');
  expect(named).toContain('heading "Sign in"');
  expect(facts.elements.filter(({ type }) => type === 'card')).toHaveLength(1);
});

test('fills, borders and parents are exact', () => {
  const card = facts.elements.find(({ type }) => type === 'card')!;
  const button = facts.elements.find(({ type }) => type === 'button')!;
  expect(card).toMatchObject({ fill: '#ffffff', box: { x: 200, y: 120, width: 400, height: 320 } });
  expect(button).toMatchObject({ fill: '#0d6efd', parent: card.id, box: { x: 224, y: 286, width: 120, height: 40 } });
});

test('the bar is the header and the rest is the main part', () => {
  expect(
    facts.regions.filter(({ role }) => role === 'header' || role === 'main').map(({ role, box }) => ({ role, ...box })),
  ).toEqual([
    { role: 'header', x: 0, y: 0, width: 800, height: 56 },
    { role: 'main', x: 0, y: 56, width: 800, height: 544 },
  ]);
});

test('the palette begins with the background and knows the primary colour', () => {
  expect(facts.palette[0]).toMatchObject({ hex: '#f8f9fa', role: 'background' });
  expect(facts.palette.find(({ role }) => role === 'primary')?.hex).toBe('#0d6efd');
});

test('the same picture gives the same facts', async () => {
  expect(JSON.stringify(await describeShapes(pixels, texts))).toBe(JSON.stringify(facts));
});

test('a single pixel and an empty strip are described without elements', async () => {
  const dot = await describeShapes({ width: 1, height: 1, colors: Uint32Array.of(0xff0000) }, []);
  const strip = await describeShapes(drawRects(2000, 2, 0xffffff, []), []);
  expect([...dot.elements, ...strip.elements]).toEqual([]);
});
