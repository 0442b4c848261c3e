import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import type { Explanation } from '../scene/explain/explain-pixels.ts';
import { plainSurface } from '../scene/propose/hypothesis.ts';
import type { Surface } from '../scene/scene.ts';
import { explainPage, listSurfaces, paintFromScene, shadeRegions } from './paint-from-scene.ts';

const PAGE = { x: 0, y: 0, width: 300, height: 200 };
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

test('the head of a card that is painted casts nothing by itself', () => {
  const head = element({ id: 'e2', fill: '#f7f7f7' });
  const card = element({ box: { ...box, height: 150 } });
  expect(paintFromScene([{ ...card, fill: '#ffffff' }, head], [shaded])[1]?.shadow).toBeUndefined();
  expect(paintFromScene([card, head], [shaded])[1]?.shadow).toBeDefined();
});

test('an element without a fill takes that of the surface that it is', () => {
  const flat = plainSurface({ box, fill: { kind: 'flat', color: 0xe9edf4 } });
  expect(paintFromScene([element()], [flat])[0]?.fill).toBe('#e9edf4');
  expect(paintFromScene([element({ fill: '#ffffff' })], [flat])[0]?.fill).toBe('#ffffff');
});

test('a shadow that was found before stays; of two gradients the one that explains the pixels wins', () => {
  const shadow = { color: '#111111', opacity: 1, x: 1, y: 1, blur: 1 };
  const known = element({ gradient: { from: '#000000', to: '#ffffff', angle: 0 }, shadow });
  expect(paintFromScene([known], [shaded])).toEqual([
    element({ gradient: { from: '#4f46e5', to: '#db2777', angle: 90 }, shadow }),
  ]);
});

test('colours on the way and a middle are reported', () => {
  const three = [stops[0]!, { at: 0.354, color: 0xff0000 }, stops[1]!];
  const bent = plainSurface({ box, fill: { kind: 'linear', angle: 90, stops: three } });
  expect(paintFromScene([element()], [bent])[0]?.gradient?.between).toEqual([{ at: 0.35, color: '#ff0000' }]);
  const round = plainSurface({ box, fill: { kind: 'radial', cx: 100, cy: 0, rx: 200, ry: 100, stops } });
  expect(paintFromScene([element()], [round])[0]?.gradient?.around).toEqual({ x: 0.5, y: 0, width: 1, height: 1 });
});

test('pictures and boxes elsewhere are left alone', () => {
  const others = [element({ type: 'image' }), element({ box: { ...box, x: 400 } })];
  expect(paintFromScene(others, [shaded])).toEqual(others);
});

const explained = (...surfaces: Surface[]): Explanation => ({
  scene: {
    width: 300,
    height: 200,
    items: [plainSurface({ box: PAGE, fill: { kind: 'flat', color: 0xffffff } }), ...surfaces],
  },
  rests: [],
});

test('a region takes a gradient, and one that explains it all is no picture', () => {
  const white = drawRects(300, 200, 0xffffff, []);
  const gradient = { from: '#4f46e5', to: '#db2777', angle: 90 };
  const section = { role: 'section' as const, box };
  expect(shadeRegions([section], explained(shaded), white)).toEqual([{ ...section, gradient }]);
  expect(shadeRegions([{ ...section, fill: '#808080', picture: true }], explained(shaded), white)).toEqual([
    { ...section, gradient },
  ]);
});

test('a photo that leaves a part of the page free is not behind all of it', () => {
  const main = { role: 'main' as const, box: PAGE, fill: '#808080', picture: true };
  const half = drawRects(300, 200, 0xffffff, [{ x: 0, y: 0, width: 150, height: 200, color: 0x808080 }]);
  expect(shadeRegions([main], explained(), half)).toEqual([{ role: 'main', box: PAGE }]);
  const full = drawRects(300, 200, 0x808080, []);
  expect(shadeRegions([main], explained(), full)).toEqual([main]);
});

test('a bar that a gradient shows through, and what goes on below that, are on no photo', () => {
  const grey = drawRects(300, 200, 0x808080, []);
  const bar = { role: 'header' as const, box: { ...box, height: 20 }, fill: '#808080', picture: true };
  const main = { role: 'main' as const, box: { ...box, y: 60, height: 100 }, fill: '#808080', picture: true };
  const regions = shadeRegions([bar, main], explained(shaded), grey);
  expect(regions).toEqual([
    { role: 'header', box: bar.box },
    { role: 'main', box: main.box },
  ]);
  const flat = plainSurface({ box, fill: { kind: 'flat', color: 0x808080 } });
  expect(shadeRegions([bar, main], explained(flat), grey)).toEqual([bar, main]);
});

test('of the surfaces of a photo only those at the height of a place are looked at', () => {
  let looks = 0;
  const counted = (at: number): Surface => {
    const own = { x: 2 * (at % 150), y: 4 * Math.floor(at / 150), width: 2, height: 2 };
    return Object.defineProperty(plainSurface({ box: own, fill: { kind: 'flat', color: at } }), 'box', {
      get: () => {
        looks += 1;
        return own;
      },
    });
  };
  const parts = Array.from({ length: 50 * 150 }, (_, at) => counted(at));
  const main = { role: 'main' as const, box: PAGE, fill: '#808080', picture: true };
  expect(shadeRegions([main], explained(...parts), drawRects(300, 200, 0x808080, []))).toEqual([main]);
  expect(looks).toBeLessThan(100 * parts.length);
});

test('surfaces are read without the ground, and not at all from a picture that is too large', () => {
  const pixels = drawRects(300, 200, 0xffffff, [{ ...box, color: 0x336699 }]);
  expect(listSurfaces(explainPage(pixels, [])).map((surface) => surface.box)).toEqual([box]);
  expect(explainPage({ width: 5000, height: 5000, colors: new Uint32Array(0) }, [])).toBeUndefined();
  expect(listSurfaces(undefined)).toEqual([]);
});
