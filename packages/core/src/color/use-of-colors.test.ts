import { expect, test } from 'vitest';
import type { Element, TextLine } from '../measurement.ts';
import { createColorUses } from './use-of-colors.ts';

const element = (type: Element['type'], width: number, rest: Partial<Element> = {}) =>
  ({ id: type, type, box: { x: 0, y: 0, width, height: 40 }, ...rest }) as Element;
const line = (color: string, x: number) => ({ text: 'a', color, box: { x, y: 10, width: 10, height: 10 } }) as TextLine;

const use = createColorUses([
  {
    elements: [
      element('card', 400, { fill: '#ffffff', border: { color: '#e5e7eb', width: 1 } }),
      element('input', 100, { fill: '#ffffff', border: { color: '#cccccc', width: 1 } }),
      element('badge', 30, { fill: '#eeeeee' }),
      element('image', 900, { fill: '#123456' }),
    ],
    texts: [line('#555555', 5), line('#555555', 300), line('#555555', 320)],
  },
]);

test('a colour is named by what it paints most of: fills by area, borders by kind, text by what holds it', () => {
  expect(use('#ffffff', 'surface')).toBe('card');
  expect(use('#cccccc', 'border')).toBe('input');
  expect(use('#eeeeee', 'surface')).toBe('badge');
  expect(use('#555555', 'muted')).toBe('card');
});

test('pictures name nothing, and neither does what nothing uses', () => {
  expect(use('#123456', 'surface')).toBeUndefined();
  expect(use('#999999', 'other')).toBeUndefined();
});
