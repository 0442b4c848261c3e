import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { ColorTally } from '../colour/color-tally.ts';
import type { SceneFacts } from '../judge/scene-facts.ts';
import type { Settled } from '../judge/settle-candidates.ts';
import { findKnownIcons } from './find-known-icons.ts';

const ink = 0xdddfeb;
/** Three bars: what every set calls a menu. */
const bars = [0, 6, 12].map((y) => ({ x: 40, y: 40 + y, width: 18, height: 2, color: ink }));
const menu: Shape = { kind: 'blob', box: { x: 40, y: 40, width: 18, height: 14 }, radius: 0, busy: 0 };

const scene = (over: Partial<SceneFacts> = {}): SceneFacts => ({
  pixels: drawRects(120, 100, 0xffffff, bars),
  page: { width: 120, height: 100, scale: 1 } as SceneFacts['page'],
  read: [],
  texts: [],
  shapes: [menu],
  regions: [],
  candidates: [],
  counts: new ColorTally(),
  ...over,
});
const settled = (over: Partial<Settled> = {}): Settled => ({ verdicts: new Map(), found: [], texts: [], ...over });

const NONE = { icons: [], carets: [] };

test('a pale mark that has the shape of a usual icon is an icon', () => {
  expect(findKnownIcons(scene(), settled()).icons).toMatchObject([{ type: 'icon', box: menu.box, shape: menu }]);
});

test('a mark that was named, found or read already is left alone', () => {
  const verdict = { verdict: { type: 'icon' as const, confidence: 1 }, canvas: menu.box };
  expect(findKnownIcons(scene(), settled({ verdicts: new Map([[menu, verdict]]) }))).toEqual(NONE);
  const found = [{ type: 'icon' as const, box: menu.box, confidence: 1 }];
  expect(findKnownIcons(scene(), settled({ found }))).toEqual(NONE);
  const read = [textLine('E', 39, 39, 20, 16)];
  expect(findKnownIcons(scene({ read }), settled())).toEqual(NONE);
});

test('a dot is a bullet, and a mark like none that we know stays without a name', () => {
  const dot: Shape = { ...menu, box: { x: 40, y: 40, width: 8, height: 8 } };
  const round = drawRects(120, 100, 0xffffff, [{ ...dot.box, radius: 4, color: 0x212529 }]);
  expect(findKnownIcons(scene({ shapes: [dot], pixels: round }), settled())).toEqual(NONE);
  const odd = drawRects(120, 100, 0xffffff, [
    { x: 40, y: 40, width: 3, height: 14, color: ink },
    { x: 51, y: 49, width: 7, height: 5, color: ink },
  ]);
  expect(findKnownIcons(scene({ pixels: odd }), settled())).toEqual(NONE);
});

test('a caret behind a word is reported beside the elements, one that stands alone is an icon', () => {
  const rows = Array.from({ length: 6 }, (_, y) => ({
    x: 60 + y,
    y: 40 + y,
    width: 12 - 2 * y,
    height: 1,
    color: 0x374151,
  }));
  const shape: Shape = { ...menu, box: { x: 60, y: 40, width: 12, height: 6 } };
  const menuOf = scene({ shapes: [shape], pixels: drawRects(120, 100, 0xffffff, rows) });
  const word = textLine('Layout', 20, 36, 36, 12, { fontSize: 14 });
  const beside = findKnownIcons(menuOf, settled({ texts: [word] }));
  expect(beside).toMatchObject({ icons: [], carets: [{ type: 'icon', name: 'caret-down', box: shape.box }] });
  expect(findKnownIcons(menuOf, settled()).icons).toHaveLength(1);
});
