import { expect, test } from 'vitest';
import { box, page } from '../write/page.fixture.ts';
import { mergeMeasurements } from './merge-measurements.ts';

test('what is painted on any page is kept, with ids of its page, and pages from before paints were told have none', () => {
  const arrow = box('a', 'icon', 20, 20, 7, 5, { name: 'chevron-down' });
  const pages = [page([], [box('b', 'button', 0, 0, 80, 30)]), page([], [], { paints: [arrow] }), page([])];
  const { elements, paints } = mergeMeasurements(pages);
  expect(elements.map(({ id }) => id)).toEqual(['p1-b']);
  expect(paints).toEqual([{ ...arrow, id: 'p2-a' }]);
});
