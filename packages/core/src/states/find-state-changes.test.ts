import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../page-tree.ts';
import { page, text } from '../write/page.fixture.ts';
import { findStateChanges } from './find-state-changes.ts';
import { whyNotOneState } from './same-state.ts';
import { DARK_THEME, DIALOG, ERROR, MENU_OPEN, PAGE } from './states.fixture.ts';

const wordsIn = (node: TreeNode): string[] => [...(node.text ? [node.text] : []), ...node.children.flatMap(wordsIn)];

describe('findStateChanges', () => {
  test('a page has no changes to itself', () => {
    const { pairs, ...changes } = findStateChanges(PAGE, PAGE);
    expect(changes).toEqual({ appeared: [], vanished: [], looks: [], moves: new Map() });
    expect([...pairs].every(([id, other]) => id === other)).toBe(true);
  });

  test('a menu appears below what opens it, with all its words; what it covers has not changed', () => {
    const { appeared, vanished, looks } = findStateChanges(PAGE, MENU_OPEN);
    expect(appeared).toHaveLength(1);
    expect(appeared[0]).toMatchObject({
      type: 'card',
      box: { x: 760, y: 64, width: 200, height: 140 },
      anchor: { text: 'Account', side: 'below', gap: 8, aligned: 'right' },
    });
    expect(appeared[0]!.nodes.flatMap(wordsIn)).toEqual(['Profile', 'Team', 'Sign out']);
    expect({ vanished, looks }).toEqual({ vanished: [], looks: [] });
  });

  test('a dialog has a backdrop, and the dimmed page behind it has not changed', () => {
    const { appeared, backdrop, vanished, looks } = findStateChanges(PAGE, DIALOG);
    expect(appeared.map(({ type, nodes }) => [type, nodes.flatMap(wordsIn)])).toEqual([
      ['dialog', ['Delete this tool?', 'Delete']],
    ]);
    expect(backdrop).toEqual({ color: '#000000', opacity: 0.4 });
    expect({ vanished, looks }).toEqual({ vanished: [], looks: [] });
  });

  test('where nearly every colour is another one it is a theme, told by its roles', () => {
    const { theme, appeared, vanished } = findStateChanges(PAGE, DARK_THEME);
    expect(theme?.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['text', '#111111', '#f1f5f9'],
      ['surface', '#ffffff', '#1e293b'],
      ['border', '#cccccc', '#334155'],
      ['background', '#f3f4f6', '#0f172a'],
    ]);
    expect({ appeared, vanished }).toEqual({ appeared: [], vanished: [] });
  });

  test('a message, a red border, a red text and a higher box are told each', () => {
    const { appeared, looks, theme } = findStateChanges(PAGE, ERROR);
    expect(appeared.map(({ nodes, anchor }) => [nodes.flatMap(wordsIn), anchor?.side, anchor?.text])).toEqual([
      [['Choose a plan first'], 'below', 'Every part is there when you need it'],
    ]);
    expect(looks.map(({ id, property, from, to }) => [id.replace(/text-.*/, 'text'), property, from, to])).toEqual([
      ['card-1', 'border', '1 px #cccccc', '2 px #dc2626'],
      ['card-1', 'height', '100', '130'],
      ['text', 'text colour', '#111111', '#dc2626'],
    ]);
    expect(theme).toBeUndefined();
  });

  test('another text at the same place replaces the first, and what moves is told', () => {
    const state = page(
      [
        ...PAGE.texts
          .filter(({ text: words }) => words !== 'Acme tools')
          .map((line) => (line.box.y > 200 ? { ...line, box: { ...line.box, y: line.box.y + 12 } } : line)),
        text('Everything is saved', 40, 30, { fontSize: 20 }),
      ],
      PAGE.elements,
      { palette: PAGE.palette },
    );
    const { appeared, vanished, moves } = findStateChanges(PAGE, state);
    expect(vanished.map((node) => node.text)).toEqual(['Acme tools']);
    expect(appeared.flatMap(({ nodes }) => nodes.flatMap(wordsIn))).toEqual(['Everything is saved']);
    expect([...moves.values()]).toEqual([12, 12, 12, 12]);
  });
});

test('a screenshot of another page or of another width is no state of a page', () => {
  const other = page([text('Answers to what people ask us every day', 16, 80)]);
  const narrow = { ...PAGE, image: { ...PAGE.image, width: 390 } };
  expect(whyNotOneState([PAGE], other)?.code).toBe('two-pages');
  expect(whyNotOneState([PAGE], narrow)).toEqual({ code: 'other-width', widths: [1000, 390] });
  expect(whyNotOneState([PAGE, narrow], narrow)).toBeUndefined();
  for (const state of [MENU_OPEN, DIALOG, DARK_THEME, ERROR]) expect(whyNotOneState([PAGE], state)).toBeUndefined();
});
