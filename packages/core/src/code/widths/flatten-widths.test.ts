import { expect, test } from 'vitest';
import { createView, toTag, type View } from '../view.ts';
import { flattenWidths } from './flatten-widths.ts';
import { mergePages } from './merge-views.ts';
import { liftView } from './width-view.ts';

const words = (text: string): View => createView(toTag('p'), { use: 'text', node: text }, [text]);
const group = (tag: string, ...children: View[]): View => createView(toTag(tag), { use: tag }, children);
const flatten = (...pages: View[]): View =>
  flattenWidths(
    pages.map((view, at) => liftView(view, at, pages.length, (node) => node)).reduce(mergePages),
    (rule, width) => `${rule}-${width}`,
  );
const tagsOf = (view: View): string =>
  `${view.tag}${view.children.length > 0 ? `(${view.children.map((child) => (typeof child === 'string' ? '' : tagsOf(child))).join()})` : ''}`;

test('what is a form at one width holds no form of another', () => {
  const wide = group('div', group('form', words('a'), words('b'), words('c')), words('d'));
  const narrow = group('div', group('section', words('a'), group('form', words('b'), words('c'))), words('d'));
  expect(tagsOf(flatten(wide, narrow))).toBe('div(form(p(),div(p(),p())),p())');
});

test('an item of a list is none where its list is elsewhere', () => {
  const wide = group('div', group('ul', group('li', words('a'), words('b')), group('li', words('c'), words('d'))));
  const narrow = group('div', words('a'), words('b'), words('c'), words('d'));
  expect(tagsOf(flatten(wide, narrow))).toBe('div(ul(li(p(),p()),li(p(),p())))');
});
