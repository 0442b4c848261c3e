import { expect, test } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { Element } from '../../measurement.ts';
import { element, box as toBox } from '../../tree/page.fixture.ts';
import { createLengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { placeItems } from './place-items.ts';

const css = createLengths(1);
const paintOf = (box: Box): Element => element('e', 'card', box, { fill: '#ffffff' });
const painted = (x: number, y: number, width: number, height = 20): BoxPart => ({
  kind: 'box',
  use: 'card',
  box: toBox(x, y, width, height),
  paint: paintOf(toBox(x, y, width, height)),
  layout: { direction: 'column', items: [], floats: [] },
});
const columnOf = (...items: Part[]): BoxPart => ({
  ...painted(100, 0, 400, 300),
  layout: { direction: 'column', items, floats: [] },
});
const rulesOf = (column: BoxPart): string[][] =>
  placeItems(column, 400, css).items.map((item) => item.css.filter((rule) => rule !== ''));

test('what reaches over both sides of its column does so, where the page is not narrow', () => {
  const [over] = rulesOf(columnOf(painted(80, 10, 440)));
  expect(over).toEqual(
    expect.arrayContaining([
      'align-self:stretch',
      'max-width:none',
      'margin-left:calc(var(--wide)*max(-20px,-5%))',
      'margin-right:calc(var(--wide)*max(-20px,-5%))',
    ]),
  );
  expect(rulesOf(columnOf(painted(96, 10, 404)))[0]).toContain('max-width:none');
  // A little more than its column is as wide as that.
  expect(rulesOf(columnOf(painted(97, 10, 403)))[0]).not.toContain('max-width:none');
});

test('a picture that reaches over its column keeps its shape', () => {
  const box = toBox(80, 10, 440, 220);
  const photo: Part = { kind: 'picture', use: 'image', box, element: element('p', 'image', box), labels: [] };
  expect(rulesOf(columnOf(photo))[0]).toEqual(expect.arrayContaining(['max-width:none', 'aspect-ratio:440/220']));
});

test('a box among others that are centred is centred, as far off the middle as it was measured', () => {
  const wide = painted(140, 10, 320);
  const [, badge] = rulesOf(columnOf(wide, painted(252, 60, 101)));
  expect(badge).toEqual(expect.arrayContaining(['align-self:center', 'margin-left:5px', 'width:101px']));
  expect(rulesOf(columnOf(wide, painted(254, 60, 101)))[1]).not.toContain('align-self:center');
});

test('small boxes with room behind them keep their size where that room is given away', () => {
  expect(rulesOf(columnOf(painted(110, 10, 15), painted(110, 40, 15)))[0]).toContain('width:15px');
  expect(rulesOf(columnOf(painted(110, 10, 96), painted(110, 40, 96)))[0]).toContain('width:96px');
  expect(rulesOf(columnOf(painted(110, 10, 97), painted(110, 40, 97)))[0]).toContain('align-self:stretch');
});

test('a picture that words are written on lies under them, one beside them or with few of them over the others', () => {
  const photo = (width: number): Part => {
    const box = toBox(100, 20, width, 40);
    return { kind: 'picture', use: 'image', box, element: element('p', 'image', box), labels: [] };
  };
  const words = {
    kind: 'text',
    use: 'text',
    box: toBox(120, 30, 200, 20),
    text: { lineCount: 1, plain: 'Words', fontSize: 14, align: 'left' },
  } as Part;
  const indexOf = (width: number): string | undefined =>
    placeItems({ ...columnOf(), layout: { direction: 'column', items: [words], floats: [photo(width)] } }, 400, css)
      .items.flatMap((item) => item.css)
      .find((rule) => rule.startsWith('z-index'));
  expect(indexOf(300)).toBe('z-index:-1');
  expect(indexOf(100)).toBe('z-index:-1');
  expect(indexOf(99)).toBe('z-index:1');
});

test('a button at the end of a picture stays there where the picture gets narrower, words begin where they did', () => {
  const place = toBox(100, 20, 400, 200);
  const ground: Part = { kind: 'picture', use: 'image', box: place, element: element('p', 'image', place), labels: [] };
  const styleOf = (only: Part): string[] => {
    const over: BoxPart = { ...painted(100, 20, 400, 200), layout: { direction: 'column', items: [only], floats: [] } };
    const stack: BoxPart = { ...over, layout: { direction: 'stack', items: [ground, over], floats: [] } };
    return placeItems(stack, 400, css).items[1]!.css.filter((rule) => rule !== '');
  };
  expect(styleOf(painted(460, 32, 32, 32))).toEqual(expect.arrayContaining(['justify-self:end', 'margin-right:8px']));
  expect(styleOf(painted(112, 32, 32, 32))).toContain('justify-self:start');
});

test('faces over each other stay in their row on a phone, words over a box go below it', () => {
  const at = (x: number, width: number): Box => toBox(100 + x, 20, width, 38);
  const face = (x: number): Part => {
    const box = at(x, 38);
    return { kind: 'picture', use: 'avatar', box, element: element(`f${x}`, 'avatar', box), labels: [] };
  };
  const pile: BoxPart = {
    ...columnOf(),
    box: at(0, 118),
    layout: { direction: 'column', items: [face(0)], floats: [face(20), face(40)] },
  };
  expect(placeItems(pile, 118, css).items.flatMap(({ rule }) => rule ?? [])).toEqual([]);
  const wide: BoxPart = { ...pile, box: at(0, 400) };
  expect(placeItems(wide, 400, css).items.flatMap(({ rule }) => rule ?? [])).toEqual(['over', 'over']);
});
