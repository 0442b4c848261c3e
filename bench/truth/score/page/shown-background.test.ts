import { expect, it } from 'vitest';
import type { Truth } from '../../truth.ts';
import { buildTruth, node, type Part } from '../testing/build-truth.ts';
import { shownBackground } from './shown-background.ts';

const truthOf = (parts: readonly Part[], background: Truth['background'], seen: readonly string[]): Truth =>
  buildTruth(node('page', [0, 0, 400, 300], {}, ...parts) as Part & { kind: 'node' }, {
    id: 'test',
    background,
    palette: {
      background: seen[0]!,
      accent: null,
      painted: seen.map((hex) => ({ hex, share: 1 / seen.length })),
      pixels: [],
    },
    regions: [],
    spacing: { unit: 8 },
  });

it('takes what the page is painted with where it shows', () => {
  const card = node('card', [20, 20, 300, 200], { paint: { fill: '#ffffff' } });
  const truth = truthOf([card], { color: '#f5f5f5' }, ['#ffffff', '#f5f5f5']);
  expect(shownBackground(truth)).toEqual({ color: '#f5f5f5' });
});

it('takes the box that covers the page where nothing of the page shows', () => {
  const cover = node('main', [0, 0, 400, 300], { paint: { fill: '#eeeeee' } }, node('card', [20, 20, 200, 100]));
  expect(shownBackground(truthOf([cover], { color: '#ffffff' }, ['#eeeeee', '#ffffff']))).toEqual({ color: '#eeeeee' });
});

it('passes over a cover that is itself covered, and one that lets the page through', () => {
  const wrapper = node('group', [0, 0, 400, 300], { paint: { fill: '#222222' } });
  const veil = node('group', [0, 0, 400, 300], { paint: { fill: '#000000', opacity: 0 } });
  const main = node('main', [0, 0, 400, 299.5], { paint: { fill: '#eeeeee' } });
  const truth = truthOf([wrapper, main, veil], { color: '#ffffff' }, ['#eeeeee', '#222222', '#000000']);
  expect(shownBackground(truth)).toEqual({ color: '#eeeeee' });
});

it('keeps the colour of the page where a large part repeats it', () => {
  const wrapper = node('group', [0, 0, 400, 300], { paint: { fill: '#222222' } });
  const main = node('main', [100, 0, 300, 300], { paint: { fill: '#f5f7fb' } });
  const truth = truthOf([wrapper, main], { color: '#f5f7fb' }, ['#f5f7fb', '#222222']);
  expect(shownBackground(truth)).toEqual({ color: '#f5f7fb' });
});

it('cannot tell where a colour is that of no pixel and nothing covers the page', () => {
  expect(shownBackground(truthOf([], { color: '#ffffff' }, ['#e5e5e5']))).toBeUndefined();
});
