import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findReady, readyPlaces } from './find-ready.ts';
import type { RealPage } from './manifest.ts';

const RECORDED = '1'.repeat(64);
const OTHER = '2'.repeat(64);
const pageOf = (id: string): RealPage => ({
  id,
  family: id,
  kind: ['app'],
  repository: 'owner/name',
  commit: 'b751b1ccf1',
  width: 1280,
  height: 800,
  scale: 1,
  licence: 'MIT',
  pixels: RECORDED,
});

let top: string;
let fetched: string;
let eval1: string;
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'ready-'));
  fetched = path.join(top, 'fetched');
  eval1 = path.join(top, 'eval');
});

const put = (folder: string, ...names: string[]): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, name), '');
};
const putFetched = (id: string, pixels: string): void => {
  put(fetched, `${id}.png`, `${id}.truth.json.gz`);
  const index = { [id]: { pixels, matches: pixels === RECORDED, refused: [] } };
  writeFileSync(path.join(fetched, 'index.json'), JSON.stringify(index));
};
const find = (id = 'some', named?: string) => findReady([pageOf(id)], { named, fetched, beside: eval1 }).get(id);

test('a page that is nowhere is missing', () => {
  expect(find()).toBeUndefined();
});

test('a ready page is found in the folder and in folders inside of it, as PNG or WebP', () => {
  put(path.join(eval1, 'pages-2'), 'some.png', 'some.truth.json');
  put(eval1, 'other.webp', 'other.truth.json.gz');
  const inside = path.join(eval1, 'pages-2');
  expect(find()).toEqual({
    picture: path.join(inside, 'some.png'),
    truth: path.join(inside, 'some.truth.json'),
    differs: false,
  });
  expect(find('other')?.picture).toBe(path.join(eval1, 'other.webp'));
});

test('a truth without its picture is not a page', () => {
  put(eval1, 'some.truth.json');
  expect(find()).toBeUndefined();
});

test('a picture without its truth is a damaged page, not a missing one', () => {
  put(eval1, 'some.png');
  expect(find()?.truth).toBe(path.join(eval1, 'some.truth.json'));
});

test('a fetched page with the recorded pixels goes before a ready one', () => {
  put(eval1, 'some.png', 'some.truth.json');
  putFetched('some', RECORDED);
  expect(find()).toEqual({
    picture: path.join(fetched, 'some.png'),
    truth: path.join(fetched, 'some.truth.json.gz'),
    differs: false,
  });
});

test('a fetched page with other pixels goes behind a ready one', () => {
  put(eval1, 'some.png', 'some.truth.json');
  putFetched('some', OTHER);
  expect(find()?.picture).toBe(path.join(eval1, 'some.png'));
});

test('a fetched page with other pixels is better than none and is marked', () => {
  putFetched('some', OTHER);
  expect(find()).toEqual({
    picture: path.join(fetched, 'some.png'),
    truth: path.join(fetched, 'some.truth.json.gz'),
    differs: true,
  });
});

test('what an interrupted run left without an entry in the index is not a page', () => {
  put(fetched, 'some.png', 'some.truth.json.gz');
  expect(find()).toBeUndefined();
});

test('a damaged index counts as an empty one', () => {
  putFetched('some', RECORDED);
  writeFileSync(path.join(fetched, 'index.json'), '{"some": {"pix');
  expect(find()).toBeUndefined();
});

test('a folder that a person named goes first, and other folders have what it lacks', () => {
  const named = path.join(top, 'named');
  put(named, 'some.png', 'some.truth.json');
  put(eval1, 'some.png', 'some.truth.json', 'other.png', 'other.truth.json');
  putFetched('some', RECORDED);
  expect(find('some', named)?.picture).toBe(path.join(named, 'some.png'));
  expect(find('other', named)?.picture).toBe(path.join(eval1, 'other.png'));
  expect(readyPlaces(named).named).toBe(named);
});

test('a named folder that does not exist stops with one line', () => {
  expect(() => readyPlaces('/no/such/folder')).toThrow(/^There is no folder \/no\/such\/folder, [^\n]+$/);
});
