import { expect, test } from 'vitest';
import { box, page, text } from '../../write/page.fixture.ts';
import type { Mention } from '../words/read-mentions.ts';
import { indexPage } from './page-index.ts';
import { calledSo } from './taken-for.ts';

const BOXES = 5000;
const PER_ROW = 50;
const xOf = (at: number): number => 20 + (at % PER_ROW) * 120;
const yOf = (at: number): number => 40 + Math.floor(at / PER_ROW) * 80;

/** A grid of cards, each below its title; counts how often the place of a text is looked at. */
const grid = () => {
  const size = { width: 6040, height: 8100, scale: 1 };
  const measured = page(
    Array.from({ length: BOXES }, (_, at) => text(`Item ${at}`, xOf(at), yOf(at) - 16)),
    Array.from({ length: BOXES }, (_, at) => box(`e${at + 1}`, 'card', xOf(at), yOf(at), 100, 40, { fill: '#eeeeee' })),
    { image: size },
  );
  const index = indexPage('Grid', 1, measured);
  const reads = { nodes: 0 };
  for (const part of index.parts.filter(({ node }) => node.kind === 'text')) {
    const { node } = part;
    Object.defineProperty(part, 'node', {
      get: () => {
        reads.nodes++;
        return node;
      },
    });
  }
  return { index, reads };
};

const card = (name: Partial<Mention>): Mention => ({
  type: 'card',
  plural: false,
  places: [],
  ...name,
  from: 0,
  to: 1,
});

test('what is called by the title above it is found on a page of 5000 boxes, each of which looks only at the texts near it', () => {
  const { index, reads } = grid();
  expect(calledSo(card({ label: { value: 'settings save delete', quoted: true } }), [index])).toEqual([]);
  expect(calledSo(card({ hint: 'item 4321' }), [index]).map(({ node }) => node.id)).toEqual(['e4322']);
  expect(reads.nodes / BOXES).toBeLessThan(200);
});
