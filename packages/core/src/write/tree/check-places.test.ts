import { expect, test } from 'vitest';
import type { Flow, TreeNode } from '../../page-tree.ts';
import { readPage } from '../page/read-page.ts';
import { box, page, text } from '../page.fixture.ts';
import { writePlaces } from './check-places.ts';
import { usualLooks } from './voice.ts';
import { writeTree } from './write-tree.ts';

const placesOf = (measurement: ReturnType<typeof page>): string => {
  const { root, body } = readPage(measurement);
  const { components } = writeTree([root], { body, usual: usualLooks(measurement.elements) });
  return writePlaces([root], components, undefined);
};

const font = (sure: boolean) => ({ family: 'Inter' as const, sure });

test('texts in a row are at their gaps where their face is surely known, else they are listed', () => {
  const links = (sure: boolean) =>
    page(
      [20, 90, 160, 230].map((x, at) => text(`Link ${at}`, x, 40, { font: font(sure) })),
      [box('card', 'card', 0, 20, 400, 60, { fill: '#eeeeee' })],
    );
  expect(placesOf(links(true))).not.toContain('20 90 160 230');
  expect(placesOf(links(false))).toMatch(/20\+70×3|20 90 160 230/);
});

test('rows whose parts have their left edges in the component are not listed again', () => {
  const cells = [0, 1, 2, 3].flatMap((row) =>
    ['Ann', 'Lead', 'Oslo'].map((word, column) => text(`${word} ${row}`, 140 + column * 200, 115 + row * 40)),
  );
  const avatars = [0, 1, 3].map((row) => box(`a${row}`, 'avatar', 100, 108 + row * 40, 24, 24, { fill: '#cccccc' }));
  const table = box('t', 'table', 80, 100, 700, 160, { rows: 4, columns: 4 });
  expect(placesOf(page(cells, [table, ...avatars]))).toMatch(/- A 80 @1\d\d\+40×3$/);
});

test('of rows whose parts are in several lines the tops are listed', () => {
  const mails = [0, 1].flatMap((row) => [
    text(`Sender ${row}`, 140, 100 + row * 80),
    text(`Subject ${row}`, 140, 124 + row * 80),
    text(row === 0 ? '09:12' : '10:40', 500, 124 + row * 80),
  ]);
  const flow: Flow = { direction: 'row', padding: { top: 0, right: 0, bottom: 0, left: 0 } };
  const rowAt = (row: number): TreeNode => ({
    id: `row-${row}`,
    kind: 'group',
    type: 'group',
    box: { x: 140, y: 96 + row * 80, width: 400, height: 48 },
    flow,
    repeat: 'mails',
    children: [0, 1, 2].map((at): TreeNode => {
      const { text: words, box: place } = mails[3 * row + at]!;
      const lines = [3 * row + at];
      return { id: `text-${lines[0]}`, kind: 'text', type: 'paragraph', box: place, text: words, lines, children: [] };
    }),
  });
  const root: TreeNode = {
    id: 'page',
    kind: 'page',
    type: 'page',
    box: { x: 0, y: 0, width: 1000, height: 800 },
    flow: { ...flow, direction: 'column' },
    children: [rowAt(0), rowAt(1)],
  };
  expect(placesOf(page(mails, [], { version: 2, tree: { root, repeats: [] } }))).toMatch(
    /A 140 @96 176: text 0 360 @28, text 0 @4$/,
  );
});
