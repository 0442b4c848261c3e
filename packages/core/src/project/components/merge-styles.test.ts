import { expect, test } from 'vitest';
import { mergeStyles } from './merge-styles.ts';

const WIDTHS = ['67px', '105px'].map((width) => new Map([['width', width]]));

test('texts of a set are as wide as the widest of them', () => {
  expect(mergeStyles(WIDTHS, { tag: 'li', use: 'text' })).toEqual({ style: new Map([['width', '105px']]) });
});

test('items that hold something else keep their own widths', () => {
  for (const use of ['item', 'group', 'card'])
    expect(mergeStyles(WIDTHS, { tag: 'li', use })).toEqual({ style: new Map(), rest: WIDTHS });
});
