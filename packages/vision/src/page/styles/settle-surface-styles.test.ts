import type { Element } from '@blueprompt/core/measurement';
import { expect, it } from 'vitest';
import { settleSurfaceStyles } from './settle-surface-styles.ts';

const card = (index: number, changes: Partial<Element> = {}): Element => ({
  id: `e${index}`,
  type: 'card',
  box: { x: 20 + 320 * index, y: 100, width: 300, height: 180 },
  fill: '#ffffff',
  radius: 8,
  confidence: 1,
  ...changes,
});
const settle = (elements: Element[], scale = 1): Element[] => settleSurfaceStyles(elements, scale);

it('gives equal cards one radius, also where a picture hides the corners of one', () => {
  const radii = settle([card(0), card(1, { radius: 7 }), card(2), card(3, { radius: 0 })]).map(({ radius }) => radius);
  expect(radii).toEqual([8, 8, 8, 8]);
});

it('keeps the radii of things that differ', () => {
  const button = card(3, { type: 'button', box: { x: 20, y: 400, width: 90, height: 36 }, radius: 4 });
  expect(settle([card(0), card(1), button]).map(({ radius }) => radius)).toEqual([8, 8, 4]);
});

it('makes what is about as round as it is high exactly that', () => {
  const pill = card(0, { type: 'badge', box: { x: 0, y: 0, width: 80, height: 24 }, radius: 11 });
  expect(settle([pill])[0]!.radius).toBe(12);
});

it('joins fills, borders and shadows that nobody tells apart, and no others', () => {
  const shadow = { color: '#000000', opacity: 0.1, x: 0, y: 2, blur: 8 };
  const [a, b, c] = settle([
    card(0, { shadow }),
    card(1, { fill: '#fefefe', shadow: { ...shadow, blur: 9 } }),
    card(2, { fill: '#eef2ff', shadow: { ...shadow, blur: 40, opacity: 0.3 } }),
  ]);
  expect([a!.fill, b!.fill, c!.fill]).toEqual(['#ffffff', '#ffffff', '#eef2ff']);
  expect(b!.shadow).toEqual(a!.shadow);
  expect(c!.shadow!.blur).toBe(40);
});

it('keeps two colours apart that were both counted on the page, however alike', () => {
  const footer = card(1, { type: 'footer', box: { x: 0, y: 800, width: 1440, height: 90 }, fill: '#0f172a' });
  const cards = [card(0, { fill: '#111827' }), footer, card(2, { fill: '#121826' })];
  const fills = settleSurfaceStyles(cards, 1, [{ hex: '#0f172a' }, { hex: '#111827' }]).map(({ fill }) => fill);
  expect(fills).toEqual(['#111827', '#0f172a', '#111827']);
});

it('leaves the mean colour of a picture alone', () => {
  const photos = ['#808080', '#818181'].map((fill, index) => card(index, { type: 'image', fill }));
  expect(settle(photos).map(({ fill }) => fill)).toEqual(['#808080', '#818181']);
});
