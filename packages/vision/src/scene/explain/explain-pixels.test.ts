import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../../contract.ts';
import { paintScene } from '../paint/paint-scene.ts';
import type { SceneItem, Surface } from '../scene.ts';
import { boxAt, drawNoise, drawPixels, dropShadow, linear, paint, surface } from '../testing/paint-surfaces.ts';
import { explainPixels } from './explain-pixels.ts';
import { explainedShare } from './explained-share.ts';

const [GREY, WHITE, LINE, BLUE, RED] = [0xf3f4f6, 0xffffff, 0xd1d5db, 0x2563eb, 0xef4444];
const page = (fill: Parameters<typeof surface>[1] = GREY): Surface => surface([0, 0, 400, 300], fill);
const card = (x: number, look: Parameters<typeof surface>[2]): Surface => surface([x, 40, 150, 200], WHITE, look);

const isNear = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;
const isSame = (found: SceneItem, { box, corners, fill, border }: Surface): boolean =>
  found.kind === 'surface' &&
  isNear(found.box.x, box.x, 1) &&
  isNear(found.box.y, box.y, 1) &&
  isNear(found.box.x + found.box.width, box.x + box.width, 1) &&
  isNear(found.box.y + found.box.height, box.y + box.height, 1) &&
  found.corners.every((radius, corner) => isNear(radius, corners[corner]!, 2)) &&
  JSON.stringify(found.fill) === JSON.stringify(fill) &&
  (border === undefined) === (found.border === undefined) &&
  (border?.widths ?? []).every((width, side) => isNear(width, found.border!.widths[side]!, 0.5)) &&
  JSON.stringify(found.border?.colors) === JSON.stringify(border?.colors);

/** Paints surfaces, the page first, and expects exactly those back. */
const expectBack = (...items: readonly [Surface, ...Surface[]]) => {
  const pixels = paint(400, 300, ...items);
  const explanation = explainPixels(pixels, []);
  const found = explanation.scene.items;
  const missing = items.filter((item) => !found.some((one) => isSame(one, item)));
  const phantoms = found.filter((one) => !items.some((item) => isSame(one, item)));
  expect({ missing, phantoms }).toEqual({ missing: [], phantoms: [] });
  expect(explainedShare(pixels, explanation)).toBeGreaterThan(0.98);
  return explanation;
};

test('white cards with a border on a grey page', () => {
  const look = { radius: 8, border: { width: 1, color: LINE } };
  expectBack(page(), ...[20, 150, 280].map((x) => surface([x, 20, 110, 120], WHITE, look)));
});

test('white cards on white that only a shadow sets off', () => {
  const shadow = dropShadow(4, 12, 0.15);
  const { scene } = expectBack(
    page(WHITE),
    card(30, { radius: 12, shadows: [shadow] }),
    card(220, { radius: 12, shadows: [shadow] }),
  );
  for (const item of scene.items.slice(1)) expect(item).toMatchObject({ shadows: [shadow] });
});

test('flat cards on a gradient page', () => {
  expectBack(page(linear(135, 0x667eea, 0x764ba2)), card(30, { radius: 12 }), surface([220, 40, 150, 200], 0x1f2937));
});

test('a gradient card on a gradient page', () => {
  const fill = linear(135, 0x6366f1, 0xec4899);
  expectBack(page(linear(180, 0xeef2ff, 0xc7d2fe)), surface([40, 40, 200, 160], fill, { radius: 12 }));
});

test('a table with lines between striped rows', () => {
  const rows = [0, 1, 2, 3, 4, 5].map((row) => surface([20, 20 + 40 * row, 360, 39], row % 2 === 0 ? WHITE : GREY));
  const lines = [0, 1, 2, 3, 4, 5].map((row) => surface([20, 59 + 40 * row, 360, 1], LINE));
  expectBack(page(0xe5e7eb), ...rows, ...lines);
});

test('an outlined input on a page of its own colour', () => {
  expectBack(page(WHITE), surface([40, 40, 240, 40], WHITE, { radius: 6, border: { width: 1, color: 0xcbd5e1 } }));
});

test('a pill, a circle and an outlined pill', () => {
  expectBack(
    page(WHITE),
    surface([40, 40, 120, 36], BLUE, { radius: 18 }),
    surface([200, 40, 32, 32], RED, { radius: 16 }),
    surface([40, 120, 120, 36], 0xeff6ff, { radius: 18, border: { width: 1, color: BLUE } }),
  );
});

test('round avatars of any size', () => {
  const sizes = [18, 20, 24, 28, 30, 32, 36, 40, 48];
  expectBack(
    page(WHITE),
    ...sizes.map((size, i) => surface([10 + 42 * i, 10 + 60 * (i % 3), size, size], BLUE, { radius: size / 2 })),
  );
});

test("a badge over a card's corner", () => {
  const badge = surface([220, 50, 40, 20], RED, { radius: 10 });
  expectBack(page(), surface([40, 60, 200, 120], WHITE, { radius: 8 }), badge);
});

test('cards within cards', () => {
  expectBack(
    page(0xe5e7eb),
    surface([20, 20, 360, 260], WHITE, { radius: 16 }),
    surface([40, 40, 150, 220], GREY, { radius: 12 }),
    surface([210, 40, 150, 100], 0xdbeafe, { radius: 12, border: { width: 1, color: 0x93c5fd } }),
    surface([56, 56, 118, 60], WHITE, { radius: 8 }),
  );
});

test('text and photos are what is left, and count as explained', () => {
  const letters = [surface([60, 60, 3, 14], 0x111827), surface([60, 71, 10, 3], 0x111827)];
  const photo: SceneItem = {
    kind: 'picture',
    box: boxAt([200, 60, 80, 80]),
    corners: [0, 0, 0, 0],
    colors: drawNoise(80, 80).colors,
  };
  const pixels = paint(400, 300, page(), surface([40, 40, 300, 200], WHITE), ...letters, photo);
  const explanation = explainPixels(pixels, [textLine('L', 59, 58, 12, 18)]);
  const { scene, rests } = explanation;
  expect(scene.items).toEqual([page(), surface([40, 40, 300, 200], WHITE)]);
  expect(rests.map(({ kind, box }) => ({ kind, box }))).toEqual([
    { kind: 'text', box: boxAt([60, 60, 10, 14]) },
    { kind: 'picture', box: boxAt([200, 60, 80, 80]) },
  ]);
  expect(explainedShare(pixels, explanation)).toBeGreaterThan(0.999);
});

const drawSquares = (columns: number, rows: number): Pixels => {
  const squares = Array.from({ length: columns * rows }, (_, i) =>
    surface([4 + 12 * (i % columns), 4 + 12 * Math.floor(i / columns), 9, 9], WHITE, {
      border: { width: 1, color: 0x333333 },
    }),
  );
  return paint(8 + 12 * columns, 8 + 12 * rows, ...squares);
};
const hard: [string, Pixels][] = [
  ['nothing', drawPixels(0, 0, () => 0)],
  ['one pixel', drawPixels(1, 1, () => 0x123456)],
  ['one column', drawPixels(1, 50, (_, y) => (y % 7 === 0 ? WHITE : 0))],
  ['one colour', drawPixels(120, 90, () => 0xabcdef)],
  ['noise', drawNoise(120, 90)],
  ['stripes', drawPixels(120, 90, (_, y) => (y % 2 === 0 ? WHITE : 0))],
  ['upright stripes', drawPixels(120, 90, (x) => (x % 2 === 0 ? WHITE : 0))],
  ['slanted stripes', drawPixels(120, 90, (x, y) => (Math.floor((x + y) / 8) % 2 === 0 ? WHITE : 0))],
  ['a chessboard', drawPixels(120, 90, (x, y) => ((x + y) % 2 === 0 ? WHITE : 0))],
  ['small outlined squares', drawSquares(12, 10)],
];

test.each(hard)('%s: same pixels in, same explanation out', (_, pixels) => {
  const before = pixels.colors.slice();
  const first = explainPixels(pixels, []);
  expect(explainPixels(pixels, [])).toEqual(first);
  expect(pixels.colors).toEqual(before);
  expect(explainedShare(pixels, first)).toBeGreaterThanOrEqual(0);
  expect(explainedShare(pixels, first)).toBeLessThanOrEqual(1);
  expect(first.scene.items[0]).toMatchObject({ box: boxAt([0, 0, pixels.width, pixels.height]) });
  expect(first.scene.items.length).toBeLessThan(2 + pixels.colors.length / 16);
});

test('one colour is the page and nothing else, and noise is a picture', () => {
  expect(
    explainPixels(
      drawPixels(120, 90, () => 0xabcdef),
      [],
    ),
  ).toEqual({
    scene: { width: 120, height: 90, items: [surface([0, 0, 120, 90], 0xabcdef)] },
    rests: [],
  });
  const { scene, rests } = explainPixels(drawNoise(120, 90), []);
  expect(scene.items.length).toBe(1);
  expect(rests).toMatchObject([{ kind: 'picture', box: boxAt([0, 0, 120, 90]) }]);
});

test('2,000 small outlined squares are painted back', () => {
  const pixels = drawSquares(50, 40);
  const explanation = explainPixels(pixels, []);
  expect(explainedShare(pixels, explanation)).toBeGreaterThan(0.98);
  const painted = paintScene(explanation.scene).colors;
  expect(painted.filter((color, i) => color !== pixels.colors[i]).length).toBe(0);
});
