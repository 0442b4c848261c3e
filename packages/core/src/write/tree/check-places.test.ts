import { expect, test } from 'vitest';
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
