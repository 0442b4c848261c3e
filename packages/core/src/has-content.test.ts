import { expect, test } from 'vitest';
import { hasContent } from './has-content.ts';
import type { Element, Region } from './measurement.ts';

const box = { x: 0, y: 0, width: 1200, height: 800 };

test.each<[what: string, region: Region, isContent: boolean]>([
  ['one colour', { role: 'main', box, fill: '#fafafa' }, false],
  ['one gradient', { role: 'main', box, gradient: { from: '#3355ff', to: '#ff3377', angle: 180 } }, true],
  ['one photo', { role: 'main', box, fill: '#204060', picture: true }, true],
  ['a header', { role: 'header', box }, true],
])('a page of %s', (_, region, isContent) => {
  expect(hasContent({ texts: [], elements: [], regions: [region] })).toBe(isContent);
});

test('a page on which only paint was found has content', () => {
  const main: Region = { role: 'main', box };
  const paint: Element = { id: 'p1', type: 'shape', box: { x: 20, y: 20, width: 16, height: 16 }, confidence: 1 };
  expect(hasContent({ texts: [], elements: [], paints: [paint], regions: [main] })).toBe(true);
  expect(hasContent({ texts: [], elements: [], paints: [], regions: [main] })).toBe(false);
});
