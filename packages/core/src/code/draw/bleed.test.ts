import { expect, test } from 'vitest';
import type { Element } from '../../measurement.ts';
import { createLengths } from '../lengths.ts';
import { bleed, bleedPhoto } from './bleed.ts';

const css = createLengths(1);
const bar = (more: Partial<Element> = {}): Element => ({
  id: 'e1',
  type: 'header',
  box: { x: 0, y: 0, width: 1440, height: 60 },
  fill: '#ffffff',
  confidence: 1,
  ...more,
});
const of = (element: Element): string | undefined => bleed(element, element.box, 1440, css);

test('a bar from side to side goes on beyond the page, with the line below it', () => {
  expect(of(bar())).toBe('border-image:linear-gradient(#ffffff 0 100%) fill 0/0/0 100vw');
  expect(of(bar({ edges: [{ side: 'bottom', color: '#dddddd', width: 1 }] }))).toBe(
    'border-image:linear-gradient(#ffffff 0 calc(100% - 1px),#dddddd calc(100% - 1px)) fill 0/0/0 100vw',
  );
});

test('what reaches one side goes on there alone', () => {
  const sidebar = bar({ box: { x: 0, y: 0, width: 240, height: 900 } });
  expect(of(sidebar)).toBe('border-image:linear-gradient(#ffffff 0 100%) fill 0/0/0 0 0 100vw');
  const beside = bar({ box: { x: 240, y: 0, width: 1200, height: 60 } });
  expect(of(beside)).toBe('border-image:linear-gradient(#ffffff 0 100%) fill 0/0/0 100vw 0 0');
});

test('what ends before the sides, has corners or sides of its own, or paints nothing stays as it is', () => {
  expect(of(bar({ box: { x: 20, y: 0, width: 1400, height: 60 } }))).toBeUndefined();
  expect(of(bar({ radius: 8 }))).toBeUndefined();
  expect(of(bar({ border: { color: '#dddddd', width: 1 } }))).toBeUndefined();
  expect(of({ id: 'e1', type: 'header', box: bar().box, confidence: 1 })).toBeUndefined();
});

test('a slanted gradient is as it was at the width of the page, and as wide as wider windows', () => {
  const slanted = bar({ fill: undefined, gradient: { angle: 135, from: '#000000', to: '#ffffff' } });
  expect(of(slanted)).toBe('border-image:linear-gradient(135deg, #000000, #ffffff) fill 0/0/0 max(0px,50vw - 720px)');
});

test('a photo from side to side covers wider windows, and no other does', () => {
  expect(bleedPhoto(bar().box, 1440, css)).toContain('border-width:0 max(0px,50vw - 720px)');
  expect(bleedPhoto({ x: 0, y: 0, width: 700, height: 60 }, 1440, css)).toEqual([]);
});
