import type { Element, Region } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { measureSurfaces } from './measure-surfaces.ts';

const page = { width: 300, height: 200, scale: 1, bodySize: 14, background: 0xffffff };
const element = (id: string, type: Element['type'], box: Element['box'], more: Partial<Element> = {}): Element => ({
  id,
  type,
  box,
  confidence: 1,
  ...more,
});

test('a strip that was reported as a line becomes the border of its card, which grows by it', () => {
  const card = element('e2', 'card', { x: 44, y: 40, width: 196, height: 80 }, { fill: '#f8f9fa' });
  const strip = element('e1', 'divider', { x: 40, y: 40, width: 4, height: 80 });
  const pixels = drawRects(300, 200, 0xffffff, [
    { ...card.box, color: 0xf8f9fa },
    { ...strip.box, color: 0x0d6efd },
  ]);
  expect(measureSurfaces([strip, card], [], pixels, page)).toEqual([
    { ...card, box: { x: 40, y: 40, width: 200, height: 80 }, edges: [{ side: 'left', color: '#0d6efd', width: 4 }] },
  ]);
});

test('a field that is only a line is filled with its ground, and the line is its bottom border', () => {
  const field = element('e1', 'input', { x: 20, y: 40, width: 200, height: 36 }, { fill: '#d7dde4' });
  const pixels = drawRects(300, 200, 0xffffff, [{ x: 20, y: 75, width: 200, height: 1, color: 0xd7dde4 }]);
  expect(measureSurfaces([field], [], pixels, page)).toEqual([
    { ...field, fill: '#ffffff', edges: [{ side: 'bottom', color: '#d7dde4', width: 1 }] },
  ]);
});

test('a button that was found with the flat shadow below it ends where that begins', () => {
  const whole = { x: 40, y: 40, width: 120, height: 34 };
  const pixels = drawRects(300, 200, 0xffffff, [
    { ...whole, color: 0xadb8a5 },
    { ...whole, height: 32, color: 0x237804 },
  ]);
  const found = (height: number) =>
    measureSurfaces([element('e1', 'button', { ...whole, height }, { fill: '#237804' })], [], pixels, page)[0];
  for (const height of [32, 34])
    expect(found(height)).toMatchObject({ box: { ...whole, height: 32 }, shadow: { x: 0, y: 2, blur: 0 } });
});

test('a bar of colour stays the border of a card whose shadow draws dim lines along the other sides', () => {
  const card = element('e1', 'card', { x: 40, y: 42, width: 200, height: 78 }, { fill: '#ffffff' });
  const dim = (x: number, y: number, width: number, height: number, color: number) => ({ x, y, width, height, color });
  const pixels = drawRects(300, 200, 0xf5f5f5, [
    dim(40, 121, 200, 1, 0xeeeeee),
    dim(39, 41, 1, 79, 0xeeeeee),
    dim(240, 41, 1, 79, 0xeeeeee),
    dim(40, 120, 200, 1, 0xcacaca),
    { ...card.box, color: 0xffffff },
    dim(40, 40, 200, 2, 0x39a5dc),
  ]);
  expect(measureSurfaces([card], [], pixels, { ...page, background: 0xf5f5f5 })).toMatchObject([
    { box: { x: 40, y: 40, width: 200, height: 80 }, edges: [{ side: 'top', color: '#39a5dc' }], shadow: { y: 1 } },
  ]);
});

test('a bar casts no shadow on a gradient that begins below it, nor where nothing sets it off', () => {
  const bar = element('e1', 'header', { x: 0, y: 0, width: 300, height: 50 });
  const fade = Array.from({ length: 150 }, (_, i) => ({
    x: 0,
    y: 50 + i,
    width: 300,
    height: 1,
    color: Math.round(255 - 60 * Math.exp(-(((i + 10) / 30) ** 2))) * 0x010101,
  }));
  const below = { x: 0, y: 50, width: 300, height: 150 };
  const gradient = { from: '#c0c0c0', to: '#ffffff', angle: 180 };
  const shadowOf = (regions: Region[], top: number) => {
    const pixels = drawRects(300, 200, 0xffffff, [{ ...bar.box, color: top }, ...fade]);
    return measureSurfaces([bar], regions, pixels, page)[0]?.shadow;
  };
  const first = fade[0]!.color;
  expect(shadowOf([], 0xffffff)).toBeDefined();
  expect(shadowOf([{ role: 'main', box: below, gradient }], 0xffffff)).toBeUndefined();
  expect(shadowOf([], first)).toBeUndefined();
});
