import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { plainSurface } from '../scene/propose/hypothesis.ts';
import { explainPage, listSurfaces, paintFromScene, shadeRegions } from './paint-from-scene.ts';

const box = { x: 40, y: 40, width: 200, height: 100 };
const element = (facts: Partial<Element> = {}): Element => ({ id: 'e1', type: 'card', box, confidence: 1, ...facts });
const shadow = { color: 0, opacity: 0.2, x: 0, y: 4, blur: 12, spread: 0, isInner: false };
const stops = [
  { at: 0, color: 0x4f46e5 },
  { at: 1, color: 0xdb2777 },
];
const shaded = plainSurface({ box, fill: { kind: 'linear', angle: 90, stops }, shadows: [shadow] });

test('an element takes the gradient and the shadow of the surface that it is', () => {
  expect(paintFromScene([element()], [shaded])).toEqual([
    element({
      gradient: { from: '#4f46e5', to: '#db2777', angle: 90 },
      shadow: { color: '#000000', opacity: 0.2, x: 0, y: 4, blur: 12 },
    }),
  ]);
});

test('an element without a fill takes that of the surface that it is', () => {
  const flat = plainSurface({ box, fill: { kind: 'flat', color: 0xe9edf4 } });
  expect(paintFromScene([element()], [flat])[0]?.fill).toBe('#e9edf4');
  expect(paintFromScene([element({ fill: '#ffffff' })], [flat])[0]?.fill).toBe('#ffffff');
});

test('what was found before stays', () => {
  const known = element({
    gradient: { from: '#000000', to: '#ffffff', angle: 0 },
    shadow: { color: '#111111', opacity: 1, x: 1, y: 1, blur: 1 },
  });
  expect(paintFromScene([known], [shaded])).toEqual([known]);
});

test('pictures and boxes elsewhere are left alone', () => {
  const others = [element({ type: 'image' }), element({ box: { ...box, x: 400 } })];
  expect(paintFromScene(others, [shaded])).toEqual(others);
});

test('a region takes a gradient, and keeps a picture', () => {
  const gradient = { from: '#4f46e5', to: '#db2777', angle: 90 };
  expect(shadeRegions([{ role: 'section', box }], [shaded])).toEqual([{ role: 'section', box, gradient }]);
  const pictured = { role: 'section' as const, box, picture: true };
  expect(shadeRegions([pictured], [shaded])).toEqual([pictured]);
});

test('surfaces are read without the ground, and not at all from a picture that is too large', () => {
  const pixels = drawRects(300, 200, 0xffffff, [{ ...box, color: 0x336699 }]);
  expect(listSurfaces(explainPage(pixels, [])).map((surface) => surface.box)).toEqual([box]);
  expect(explainPage({ width: 5000, height: 5000, colors: new Uint32Array(0) }, [])).toBeUndefined();
  expect(listSurfaces(undefined)).toEqual([]);
});
