import { expect, test } from 'vitest';
import { element, box as toBox } from '../../tree/page.fixture.ts';
import { createLengths } from '../lengths.ts';
import type { BoxPart, Part, PicturePart, TextPart } from '../part.ts';
import { placeItems } from './place-items.ts';
import type { Placed } from './placed.ts';

const css = createLengths(1);

const words = (x: number, width: number): TextPart =>
  ({
    kind: 'text',
    use: 'text',
    box: toBox(x, 20, width, 20),
    text: { lineCount: 1, plain: 'Words', fontSize: 14, align: 'left' },
  }) as TextPart;

const icon = (x: number): PicturePart => {
  const box = toBox(x, 22, 16, 16);
  return { kind: 'picture', use: 'icon', box, element: element('i', 'icon', box), labels: [] };
};

const upright = (x: number): Part => {
  const box = toBox(x, 10, 1, 40);
  return { kind: 'control', use: 'divider', box, element: element('d', 'divider', box), texts: [], icons: [] };
};

const place = (use: string, width: number, items: Part[]): Placed =>
  placeItems(
    {
      kind: 'box',
      use,
      box: toBox(0, 0, width, 60),
      paint: element('b', 'button', toBox(0, 0, width, 60), { fill: '#eeeeee' }),
      layout: { direction: 'row', items, floats: [] },
    } satisfies BoxPart,
    width,
    css,
  );

test('the words and the icon of a button are in its middle, as far off it as they were measured', () => {
  const ruleOf = (left: number): string[] => place('button', 300, [words(left, 100), icon(left + 108)]).own;
  expect(ruleOf(84)).toEqual(expect.arrayContaining(['justify-content:center', 'padding-right:8px']));
  expect(ruleOf(83)).not.toContain('justify-content:center');
  // Little room on both sides is a padding.
  expect(place('button', 170, [words(21, 100), icon(129)]).own).not.toContain('justify-content:center');
});

test('a row that a phone holds as it is keeps its spaces there', () => {
  const days = (step: number): Part[] => [0, 1, 2, 3, 4, 5, 6].map((at) => words(at * step + (at % 2) * 4, 20));
  expect(place('group', 600, days(40)).narrow).toEqual(['line']);
  expect(place('group', 600, days(41)).narrow).toEqual(['line', 'tight']);
});

test('figures with lines between them stay spread over their row', () => {
  const figures = [40, 240, 440, 640].map((x) => words(x, 100));
  const lines = [190, 390, 590].map(upright);
  expect(
    place(
      'group',
      780,
      [...figures, ...lines].toSorted((a, b) => a.box.x - b.box.x),
    ).narrow,
  ).toContain('even');
});

test('a painted box around one icon keeps its height and has that in its middle, whatever its ink takes', () => {
  const tile = (left: number): string[] =>
    placeItems(
      {
        kind: 'box',
        use: 'button',
        box: toBox(0, 0, 40, 60),
        paint: element('b', 'button', toBox(0, 0, 40, 60), { fill: '#eeeeee' }),
        layout: { direction: 'column', items: [icon(left)], floats: [] },
      },
      40,
      css,
    ).own;
  expect(tile(12)).toEqual(expect.arrayContaining(['min-height:60px', 'justify-content:center', 'align-items:center']));
  expect(tile(8)).toEqual(expect.arrayContaining(['justify-content:center', 'padding-right:8px']));
  expect(tile(7)).not.toContain('justify-content:center');
});
