import { expect, test } from 'vitest';
import { fitIcons } from './fit-icons.ts';
import { box, draft } from './page.fixture.ts';

test('an icon has the usual side that leaves a round space to its text', () => {
  const icon = draft('icon', 'icon', box(20, 10, 19, 19));
  fitIcons([icon], [draft('label', 'text', box(45.5, 9, 60, 21))], 1);
  expect(icon.box).toEqual(box(21.5, 11.5, 16, 16));
});

test('a large drawing keeps its box', () => {
  const icon = draft('icon', 'icon', box(20, 10, 90, 90));
  fitIcons([icon], [], 1);
  expect(icon.box).toEqual(box(20, 10, 90, 90));
});
