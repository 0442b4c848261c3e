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

test('icons of a column share one side, however much of it each of them fills', () => {
  const inks = [box(20, 10, 21, 21), box(22, 51, 17, 17), box(21, 90, 19, 18)];
  const icons = inks.map((ink, at) => draft(`icon-${at}`, 'icon', ink));
  fitIcons(icons, [], 1);
  expect(icons.map((icon) => icon.box.width)).toEqual([16, 16, 16]);
  expect(icons[1]?.box).toEqual(box(22.5, 51.5, 16, 16));
});

test('an icon of half the side in the same column is another kind', () => {
  const icons = [draft('large', 'icon', box(20, 10, 28, 28)), draft('small', 'icon', box(27, 60, 14, 14))];
  fitIcons(icons, [], 1);
  expect(icons.map((icon) => icon.box.width)).toEqual([24, 14]);
});

test('sides do not creep from one icon of a column to the next', () => {
  const icons = [14, 20, 28, 40].map((side, at) =>
    draft(`icon-${at}`, 'icon', box(60 - side / 2, 60 * at, side, side)),
  );
  fitIcons(icons, [], 1);
  const sides = icons.map((icon) => icon.box.width);
  expect(sides[0]).toBeLessThan(18);
  expect(sides[3]).toBeGreaterThan(24);
});

test('ten thousand icons in rows and columns are fitted in seconds', () => {
  const icons = Array.from({ length: 10_000 }, (_, at) =>
    draft(`icon-${at}`, 'icon', box(40 * (at % 100), 40 * Math.floor(at / 100), 18, 18)),
  );
  const before = process.threadCpuUsage();
  fitIcons(icons, [], 1);
  // Of the processor, which a busy machine does not add to.
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(15_000);
  expect(new Set(icons.map((icon) => icon.box.width)).size).toBe(1);
});
