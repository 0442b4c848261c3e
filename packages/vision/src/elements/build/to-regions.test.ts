import { expect, test } from 'vitest';
import type { Chosen } from '../decide/choose-nodes.ts';
import { toRegions } from './to-regions.ts';

const chosen = (type: Chosen['type'], x: number, y: number, width: number, height: number): Chosen => {
  const box = { x, y, width, height };
  return { index: 0, node: { kind: 'band', box }, type, probability: 0.9, box };
};
const page = { width: 1000, height: 800, scale: 1, ground: { fill: '#fafafa' } };
const none = () => undefined;

test('the main part is what bars and columns leave', () => {
  const regions = toRegions([chosen('sidebar', 0, 0, 200, 800), chosen('header', 200, 0, 800, 60)], none, page);
  expect(regions.find(({ role }) => role === 'main')).toEqual({
    role: 'main',
    box: { x: 200, y: 60, width: 800, height: 740 },
    fill: '#fafafa',
  });
});

test('a menu in the middle of a page parts nothing', () => {
  const regions = toRegions([chosen('nav', 300, 300, 200, 40)], none, page);
  expect(regions.find(({ role }) => role === 'main')?.box).toEqual({ x: 0, y: 0, width: 1000, height: 800 });
});

test('a main part that the network names is taken', () => {
  const regions = toRegions([chosen('main', 100, 100, 800, 600)], none, page);
  expect(regions.map(({ role, box }) => [role, box.x])).toEqual([['main', 100]]);
});
