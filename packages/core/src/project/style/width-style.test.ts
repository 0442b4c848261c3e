import { expect, test } from 'vitest';
import { toClasses } from './tailwind-classes.ts';
import { createTheme } from './theme.ts';
import { variantOf } from './variants.ts';
import { toWidthStyle } from './width-style.ts';

test.each([
  [{ from: 1024, to: undefined }, 'lg'],
  [{ from: 768, to: 1023 }, 'md:max-lg'],
  [{ from: undefined, to: 1149 }, 'max-[1150px]'],
])('%o is the variant %s', (range, variant) => {
  expect(variantOf(range)).toBe(variant);
});

const classesOf = (common: string[], at: string[][]): string[] =>
  toClasses(toWidthStyle(common, at, ['lg', 'max-lg']), createTheme([], String));

test('what differs is said of the widest, and of the others as they have it', () => {
  expect(classesOf(['display:flex'], [['padding-left:40px'], ['padding-left:16px', 'order:2']])).toEqual([
    'flex',
    'pl-10',
    'max-lg:pl-4',
    'max-lg:order-2',
  ]);
});

test('what one width hides has its look at the other, and hands no look of its words on where it only gives its place away', () => {
  expect(classesOf([], [['width:24px'], ['display:none']])).toEqual(['w-6', 'max-lg:hidden']);
  expect(classesOf([], [['white-space:nowrap'], ['display:contents']])).toEqual([
    'lg:whitespace-nowrap',
    'max-lg:contents',
  ]);
});
