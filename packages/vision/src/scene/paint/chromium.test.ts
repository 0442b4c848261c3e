import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Pixels } from '../../contract.ts';
import { decode } from '../../decode.ts';
import type { Scene, SceneItem } from '../scene.ts';
import { paintScene } from './paint-scene.ts';

const read = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

const toItem = (item: SceneItem): SceneItem => {
  if (item.kind === 'picture') return { ...item, colors: Uint32Array.from(item.colors) };
  return item.kind === 'ink' ? { ...item, coverage: Uint8Array.from(item.coverage) } : item;
};

const differ = (one: number, other: number): number =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255))));

/** The scene of bench/scene/list-boxes.ts and what Chromium drew of it, kept by bench/scene/draw-boxes.ts. */
let scene: Scene;
let drawn: Pixels;
let painted: Pixels;
let differences: number[];

beforeAll(async () => {
  const stored: Scene = JSON.parse(read('boxes.json').toString());
  scene = { ...stored, items: stored.items.map(toItem) };
  const decoded = await decode(read('boxes.webp'));
  if (!decoded.ok) throw new Error(decoded.error.code);
  drawn = decoded.pixels;
  painted = paintScene(scene);
  differences = [...drawn.colors].map((color, at) => differ(color, painted.colors[at]!));
});

const around = ({ box }: SceneItem, more: number): number[] => {
  const found: number[] = [];
  for (let y = Math.floor(box.y) - more; y < box.y + box.height + more; y++)
    for (let x = Math.floor(box.x) - more; x < box.x + box.width + more; x++)
      found.push(differences[y * scene.width + x]!);
  return found;
};
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const isSharp = (item: SceneItem): boolean => item.kind === 'ink' || item.corners.every((radius) => radius === 0);

test('the page is painted like Chromium paints it', () => {
  expect(meanOf(differences)).toBeLessThan(0.1);
  expect(differences.filter((levels) => levels <= 2).length / differences.length).toBeGreaterThan(0.998);
});

test('flat edges, also between pixels, are within 2 levels where no shadow and no joint is', () => {
  const plain = scene.items
    .slice(1)
    .filter((item) => isSharp(item) && (item.kind !== 'surface' || (!item.border && item.shadows.length === 0)));
  expect(plain.length).toBeGreaterThan(5);
  for (const item of plain) expect(Math.max(...around(item, 2))).toBeLessThanOrEqual(2);
});

test('the middles of flat boxes are exact, and those of gradients within 2 levels', () => {
  for (const item of scene.items.slice(1)) {
    if (item.kind !== 'surface' || item.fill === undefined || item.box.height < 10) continue;
    const x = Math.floor(item.box.x + item.box.width / 2);
    const y = Math.floor(item.box.y + item.box.height / 2);
    expect(differences[y * scene.width + x]).toBeLessThanOrEqual(item.fill.kind === 'flat' ? 0 : 2);
  }
});

test('round corners, borders and shadows are close in each box', () => {
  for (const item of scene.items.slice(1)) {
    expect(meanOf(around(item, 6))).toBeLessThan(1);
    expect(Math.max(...around(item, 6))).toBeLessThan(25);
  }
});
