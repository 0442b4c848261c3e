import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';
import { buildScene } from '../scene/explain/explain-pixels.ts';
import type { SceneItem } from '../scene/scene.ts';
import { boxAt, drawNoise, dropShadow, linear, type Place, paint, surface } from '../scene/testing/paint-surfaces.ts';
import { findResidual } from './find-residual.ts';
import type { Said } from './to-scene.ts';

const WIDTH = 320;
const HEIGHT = 240;
const page = surface([0, 0, WIDTH, HEIGHT], 0xf3f4f6);
const card = surface([40, 40, 160, 120], 0xffffff, { radius: 8, border: { width: 1, color: 0xd1d5db } });
const draw = (...items: readonly SceneItem[]): Pixels => paint(WIDTH, HEIGHT, page, ...items);

const element = (type: Element['type'], place: Place, rest: Partial<Element> = {}): Element => ({
  id: 'e1',
  type,
  box: boxAt(place),
  confidence: 1,
  ...rest,
});
const listedCard = element('card', [40, 40, 160, 120], {
  fill: '#ffffff',
  radius: 8,
  border: { color: '#d1d5db', width: 1 },
});
const said = (rest: Partial<Said> = {}): Said => ({
  texts: [],
  elements: [],
  regions: [],
  palette: [{ hex: '#f3f4f6', name: 'Grey', role: 'background', share: 1 }],
  ...rest,
});
const look = (pixels: Pixels, facts: Said) => findResidual(pixels, buildScene(pixels, facts.texts), facts);
const shareOf = (pixels: number): number => Math.floor((1 - pixels / (WIDTH * HEIGHT)) * 10_000) / 10_000;

const photo = (place: Place): SceneItem => ({
  kind: 'picture',
  box: boxAt(place),
  corners: [0, 0, 0, 0],
  colors: drawNoise(place[2], place[3]).colors,
});
/** A cross of two strokes, which no surface explains. */
const cross = (x: number, y: number, color = 0): SceneItem[] =>
  Array.from({ length: 12 }, (_, i) => [
    surface([x + i, y + i, 2, 1], color),
    surface([x + 12 - i, y + i, 2, 1], color),
  ]).flat();

test('a page whose surfaces are all listed is explained', () => {
  expect(look(draw(card), said({ elements: [listedCard] }))).toEqual({ explained: 1, residual: [] });
});

test('listed gradients and shadows are compared as they were seen, not as they are put in words', () => {
  const raised = surface([40, 40, 160, 120], linear(180, 0x2563eb, 0x9333ea), { shadows: [dropShadow(4, 12, 0.3)] });
  const listed = element('card', [40, 40, 160, 120], {
    gradient: { from: '#2563eb', to: '#9333ea', angle: 178 },
    shadow: { color: '#000000', opacity: 0.2, x: 0, y: 4, blur: 14 },
  });
  expect(look(draw(raised), said({ elements: [listed] })).explained).toBeGreaterThan(0.998);
});

test('a surface that is not listed is paint, in its place', () => {
  expect(look(draw(card), said())).toEqual({
    // The corners of 8 px leave out 13 pixels each.
    explained: expect.closeTo(shareOf(160 * 120), 2),
    residual: [{ box: boxAt([40, 40, 160, 120]), kind: 'paint' }],
  });
});

test('so is one that is listed with another colour', () => {
  const wrong = { ...listedCard, fill: '#eeeeee' };
  expect(look(draw(card), said({ elements: [wrong] }))).toMatchObject({
    residual: [{ box: boxAt([41, 41, 158, 118]), kind: 'paint' }],
  });
});

test('one that is listed where nothing is painted counts against the measurement', () => {
  expect(look(draw(), said({ elements: [element('card', [40, 40, 160, 120], { fill: '#ffffff' })] }))).toEqual({
    explained: shareOf(160 * 120),
    residual: [{ box: boxAt([40, 40, 160, 120]), kind: 'paint' }],
  });
});

test('a frame is residual where its lines are, not where it is empty', () => {
  const frame = surface([40, 40, 160, 120], 0xf3f4f6, { border: { width: 2, color: 0x111827 } });
  const { residual } = look(draw(frame), said());
  expect(residual).toHaveLength(4);
  for (const { box } of residual) expect(Math.min(box.width, box.height)).toBeLessThanOrEqual(8);
});

test('marks are ink unless an icon or a line of text has them', () => {
  const pixels = draw(...cross(60, 60));
  const place: Place = [60, 60, 14, 12];
  expect(look(pixels, said()).residual).toEqual([{ box: boxAt(place), kind: 'ink' }]);
  expect(look(pixels, said({ elements: [element('icon', place)] }))).toEqual({ explained: 1, residual: [] });
  expect(look(pixels, said({ texts: [textLine('x', 58, 58, 18, 16)] }))).toEqual({ explained: 1, residual: [] });
});

test('a line of text does not account for a badge behind it', () => {
  const badge = surface([50, 50, 60, 24], 0xdcfce7);
  const texts = [textLine('x', 52, 54, 56, 16)];
  const { residual } = look(draw(badge, ...cross(60, 56)), said({ texts }));
  expect(residual).toEqual([{ box: boxAt([50, 50, 60, 24]), kind: 'paint' }]);
});

test('a photo is a picture unless an image has it, or the region that it lies in', () => {
  const place: Place = [80, 48, 96, 64];
  const pixels = draw(photo(place));
  expect(look(pixels, said())).toMatchObject({ residual: [{ box: boxAt(place), kind: 'picture' }] });
  expect(look(pixels, said({ elements: [element('image', place)] }))).toEqual({ explained: 1, residual: [] });
  expect(look(pixels, said({ regions: [{ role: 'section', box: boxAt(place), picture: true }] })).explained).toBe(1);
});

test('what is left is listed largest first, without specks', () => {
  const pixels = draw(surface([20, 20, 40, 40], 0x111827), surface([100, 20, 80, 80], 0xdc2626), ...cross(20, 200));
  pixels.colors[230 * WIDTH + 300] = 0;
  expect(look(pixels, said())).toMatchObject({
    explained: shareOf(40 * 40 + 80 * 80 + 46 + 1),
    residual: [{ kind: 'paint', box: { width: 80 } }, { kind: 'paint', box: { width: 40 } }, { kind: 'ink' }],
  });
});

test('ripples of a lossy format are noise', () => {
  const pixels = { ...draw(card), isLossy: true as const };
  for (let at = 0; at < pixels.colors.length; at += 7) pixels.colors[at] = pixels.colors[at]! - 0x040404;
  const scene = buildScene(draw(card), []);
  expect(findResidual(pixels, scene, said({ elements: [listedCard] })).residual).toEqual([]);
});

test('boxes beyond the picture and a picture without pixels are survived', () => {
  const wild = [element('icon', [-50, -50, 20, 20]), element('image', [1e6, 1e6, 5, 5]), element('card', [0, 0, 0, 0])];
  expect(look(draw(), said({ elements: wild }))).toEqual({ explained: 1, residual: [] });
  const nothing = { width: 0, height: 0, colors: new Uint32Array(0) };
  expect(findResidual(nothing, { width: 0, height: 0, items: [] }, said())).toEqual({ explained: 1, residual: [] });
});
