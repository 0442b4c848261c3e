import { describe, expect, it } from 'vitest';
import { buildTree, type PageTree, type TreeItem, type TreeLine, type TreeNode } from './page-tree.ts';

const PAGE = { x: 0, y: 0, width: 400, height: 300 };
const item = (id: string, type: string, parent?: string, more: Partial<TreeItem<string>> = {}): TreeItem<string> => ({
  id,
  parent,
  type,
  box: { x: 10, y: 10, width: 100, height: 40 },
  painted: false,
  optional: false,
  isLeftOut: false,
  repeat: undefined,
  source: id,
  ...more,
});
const ASIDE = { box: { x: 90, y: 20, width: 10, height: 10 } };
const line = (index: number, holder?: string): TreeLine => ({
  index,
  box: { x: 20, y: 20, width: 50, height: 10 },
  holder,
});

const show = (node: TreeNode<string>): string => {
  const inside = [...node.children.map(show), ...node.lines.map(String)];
  return `${node.source ?? node.type}${node.repeat === undefined ? '' : `#${node.repeat}`}${inside.length > 0 ? `(${inside})` : ''}`;
};
const built = (items: TreeItem<string>[], lines: TreeLine[] = []): string => {
  const { root }: PageTree<string> = buildTree(PAGE, items, lines);
  return show(root);
};

describe('buildTree', () => {
  it('nests nodes and gives a line that nothing names a leaf of its own', () => {
    expect(built([item('card', 'card'), item('icon', 'icon', 'card', ASIDE)], [line(0, 'card')])).toBe(
      'page(card(icon,text(0)))',
    );
  });

  it('keeps the lines of a heading in it', () => {
    expect(built([item('title', 'heading')], [line(0, 'title'), line(1, 'title')])).toBe('page(title(0,1))');
  });

  it('takes out groups that group nothing and keeps that they repeat', () => {
    const entries = [item('li', 'group', undefined, { repeat: '7' }), item('a', 'link', 'li')];
    expect(built(entries, [line(0, 'a')])).toBe('page(a#7(0))');
  });

  it('puts a label that floats over a field into the field', () => {
    const field = { box: { x: 10, y: 10, width: 100, height: 30 } };
    const items = [item('both', 'group'), item('icon', 'icon', 'both', ASIDE), item('field', 'input', 'both', field)];
    expect(built(items, [line(0, 'both')])).toBe('page(both(icon,field(text(0))))');
  });

  it('puts the children of what is left out in its place', () => {
    expect(built([item('shape', 'shape', undefined, { isLeftOut: true }), item('icon', 'icon', 'shape')])).toBe(
      'page(icon)',
    );
  });

  it('puts a line without a holder into the smallest box around it', () => {
    const small = { box: { x: 15, y: 15, width: 60, height: 20 } };
    expect(built([item('card', 'card'), item('button', 'button', 'card', small)], [line(0)])).toBe(
      'page(card(button(text(0))))',
    );
  });

  it('takes the page itself for the root', () => {
    expect(built([item('body', 'page'), item('nav', 'nav', 'body')])).toBe('body(nav)');
  });
});
