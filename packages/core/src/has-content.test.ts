import { expect, test } from 'vitest';
import { hasContent } from './has-content.ts';
import type { Region } from './measurement.ts';

const box = { x: 0, y: 0, width: 1200, height: 800 };

test.each<[what: string, region: Region, isContent: boolean]>([
  ['one colour', { role: 'main', box, fill: '#fafafa' }, false],
  ['one gradient', { role: 'main', box, gradient: { from: '#3355ff', to: '#ff3377', angle: 180 } }, true],
  ['one photo', { role: 'main', box, fill: '#204060', picture: true }, true],
  ['a header', { role: 'header', box }, true],
])('a page of %s', (_, region, isContent) => {
  expect(hasContent({ texts: [], elements: [], regions: [region] })).toBe(isContent);
});
