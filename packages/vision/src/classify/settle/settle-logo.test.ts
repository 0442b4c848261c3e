import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { settleLogo } from './settle-logo.ts';

const page = { width: 1280, height: 800, scale: 1, bodySize: 16, background: 0xffffff };
const draft = (type: Draft['type'], x: number, width: number, height: number): Draft => {
  const box = { x, y: 20, width, height };
  return { type, box, confidence: 1, shape: { kind: 'blob', box, radius: 0, busy: 0 } };
};
const typesOf = (drafts: Draft[]) => settleLogo(drafts, page).map(({ type }) => type);

test('the first picture at the top left is the logo', () => {
  expect(typesOf([draft('icon', 40, 30, 30), draft('image', 120, 40, 40)])).toEqual(['logo', 'image']);
  expect(typesOf([draft('icon', 600, 30, 30)])).toEqual(['icon']);
  expect(typesOf([draft('button', 8, 40, 40), draft('icon', 60, 30, 30)])).toEqual(['button', 'icon']);
});

test.each([
  ['the bar of a menu sign', 25, 4],
  ['a strip across the page', 1100, 32],
])('%s is none', (_, width, height) => {
  expect(typesOf([draft('icon', 20, width, height)])).toEqual(['icon']);
});

test('a mark drawn on the logo is part of it', () => {
  expect(typesOf([draft('avatar', 40, 32, 32), draft('icon', 46, 16, 22), draft('icon', 90, 16, 22)])).toEqual([
    'logo',
    'icon',
  ]);
});

test('the icon of a title below the bar of the page is none', () => {
  const below = draft('icon', 40, 30, 30);
  const title = { ...below, box: { ...below.box, y: 70 }, shape: { ...below.shape!, box: { ...below.box, y: 70 } } };
  expect(typesOf([draft('icon', 600, 20, 20), title])).toEqual(['icon', 'icon']);
});
