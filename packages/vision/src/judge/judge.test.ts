import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { readScene } from '../shapes/read-scene.ts';
import { CLASSES } from './classes.ts';
import { describeCandidates } from './features.ts';
import { judge } from './judge.ts';

const button = { x: 40, y: 40, width: 120, height: 40, color: 0x0d6efd, radius: 6 };
const texts = [textLine('Save', 80, 54, 40, 12, { color: '#ffffff' }), textLine('To be or', 40, 120, 60, 12)];
const scene = readScene(drawRects(400, 200, 0xffffff, [button]), texts, texts);

test('every candidate has the same number of finite facts', () => {
  const rows = describeCandidates(scene);
  expect(rows).toHaveLength(scene.candidates.length);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([156]));
  expect(rows.flat().every(Number.isFinite)).toBe(true);
});

test('a plain button is judged to be one, with chances that add up to one', async () => {
  const shape = scene.candidates.find(({ source }) => source === 'shape')!;
  const { chances } = (await judge(scene)).get(shape)!;
  expect(CLASSES.toSorted((a, b) => chances[b] - chances[a])[0]).toBe('button');
  expect(Object.values(chances).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
});

test('judging a scene twice gives the same answers', async () => {
  expect(await judge(scene)).toEqual(await judge(scene));
});

test('a picture without candidates needs no network', async () => {
  expect(await judge({ ...scene, candidates: [] })).toEqual(new Map());
});
