import type { Box } from '../geometry.ts';
import type { Element, ElementType, TextLine } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import type { Draft } from './draft.ts';

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const line = (text: string, x: number, y: number, width: number, fontSize = 14): TextLine => ({
  text,
  // Ink of capitals and letters with tails.
  box: box(x, y, width, Math.round(0.93 * fontSize)),
  fontSize,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#111111',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [{ text, box: box(x, y, width, fontSize) }],
});

export const element = (id: string, type: ElementType, place: Box, paint: Partial<Element> = {}): Element => ({
  id,
  type,
  box: place,
  confidence: 1,
  ...paint,
});

export const draft = (id: string, type: string, place: Box, more: Partial<Draft> = {}): Draft => ({
  id,
  kind: type === 'text' ? 'text' : type === 'group' ? 'group' : 'element',
  type,
  box: place,
  ink: place,
  isPainted: false,
  borderWidth: 0,
  children: [],
  ...(type === 'text' && { fontSize: 14 }),
  ...more,
});

type Shown = { id: string; kind: string; text?: string | undefined; children: readonly Shown[] };

/** A tree in one line: texts by what they say, groups by what they hold. */
export const show = ({ id, kind, text, children }: Shown): string => {
  const name = kind === 'group' ? '' : (text ?? id);
  return children.length > 0 ? `${name}(${children.map(show).join(' ')})` : name;
};

export const find = (root: TreeNode, isIt: (node: TreeNode) => boolean): TreeNode | undefined =>
  isIt(root) ? root : root.children.map((child) => find(child, isIt)).find((node) => node !== undefined);
