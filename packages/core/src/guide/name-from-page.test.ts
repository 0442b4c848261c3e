import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import type { HeadingLevel, TreeNode } from '../page-tree.ts';
import { nameFromPage } from './name-from-page.ts';

const heading = (text: string, level: HeadingLevel): TreeNode => ({
  id: text,
  kind: 'text',
  type: 'text',
  box: { x: 0, y: 0, width: 100, height: 20 },
  text,
  level,
  children: [],
});
const page = (...children: TreeNode[]) => {
  const box = { x: 0, y: 0, width: 1440, height: 900 };
  const root: TreeNode = { id: 'page', kind: 'page', type: 'page', box, children };
  return { version: 2, tree: { root, repeats: [] }, styles: {} } as unknown as Measurement;
};

test('a page is called after its title, wherever that is and however deep', () => {
  const card: TreeNode = { ...heading('', 1), level: undefined, text: undefined, children: [heading('Revenue', 1)] };
  expect(nameFromPage(page(heading('Acme', 2), card))).toBe('Revenue');
});

test.each([
  ['no heading', page()],
  ['a sentence', page(heading('Start small and add seats when the team does', 1))],
  [
    'a sentence without spaces',
    page(heading('画面の写真を入れるとデザインの測定結果と組み立て方の説明書が返ってくる便利な道具です', 1)),
  ],
  ['a number', page(heading('$12', 1))],
])('%s is no name', (_, measurement) => {
  expect(nameFromPage(measurement)).toBeUndefined();
});
