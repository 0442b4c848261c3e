import { expect, test } from 'vitest';
import { chooseBoxTag, inside, NOWHERE } from './choose-tag.ts';
import type { BoxPart, Part } from './part.ts';

const box = (use: string, items: Part[] = []): BoxPart => ({
  kind: 'box',
  use,
  box: { x: 0, y: 0, width: 400, height: 80 },
  layout: { direction: 'row', items, floats: [] },
});

test('a header that holds the header of the page is a section', () => {
  expect(chooseBoxTag(box('header', [box('group', [box('header')])]), NOWHERE).name).toBe('section');
  expect(chooseBoxTag(box('header', [box('nav')]), NOWHERE).name).toBe('header');
});

test('a menu holds no menu', () => {
  const menu = box('nav', [box('group', [box('nav')])]);
  const around = inside('div', box('group'), inside('nav', menu, NOWHERE));
  expect(chooseBoxTag(box('nav'), around).name).toBe('div');
});
