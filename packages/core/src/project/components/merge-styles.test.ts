import { expect, test } from 'vitest';
import { mergeStyles } from './merge-styles.ts';

const WIDTHS = ['67px', '105px'].map((width) => new Map([['width', width]]));

test('texts of a set are as wide as the widest of them', () => {
  expect(mergeStyles(WIDTHS, { tag: 'li', use: 'text' })).toEqual({ style: new Map([['width', '105px']]) });
});

test('a text that is as wide as its words is not made as narrow as others of its set', () => {
  const styles = [new Map([['width', '49px']]), new Map<string, string>()];
  expect(mergeStyles(styles, { tag: 'li', use: 'text' })).toEqual({ style: new Map(), rest: [styles[0], undefined] });
});

test('items that hold something else keep their own widths', () => {
  for (const use of ['item', 'group', 'card'])
    expect(mergeStyles(WIDTHS, { tag: 'li', use })).toEqual({ style: new Map(), rest: WIDTHS });
});

test('a badge is as wide as its own words', () => {
  expect(mergeStyles(WIDTHS, { tag: 'p', use: 'badge' })).toEqual({ style: new Map(), rest: WIDTHS });
});

test('words of two sizes keep both, however near they are', () => {
  const sized = (size: string) => ['16px', size].map((px) => new Map([['font-size', px]]));
  expect(mergeStyles(sized('15px'), { tag: 'a', use: 'link' })).toEqual({ style: new Map(), rest: sized('15px') });
  expect(mergeStyles(sized('15.6px'), { tag: 'a', use: 'link' }).style.get('font-size')).toBe('16px');
});

test('a width that is a share of its column is not the one of words in a row', () => {
  const styles = ['41px', 'calc(100% - 6px)', '56px'].map((width) => new Map([['width', width]]));
  expect(mergeStyles(styles, { tag: 'p', use: 'badge' })).toEqual({ style: new Map(), rest: styles });
  expect(mergeStyles(styles.slice(1, 2), { tag: 'p', use: 'badge' }).style.get('width')).toBe('calc(100% - 6px)');
});

test('cards that were measured a few pixels apart are of one width, and other boxes are not', () => {
  const styles = ['357px', '361px', '361px', '365px'].map((width) => new Map([['width', width]]));
  expect(mergeStyles(styles, { tag: 'li', use: 'card' })).toEqual({ style: new Map([['width', '361px']]) });
  expect(mergeStyles(styles, { tag: 'li', use: 'group' })).toEqual({ style: new Map(), rest: styles });
});
