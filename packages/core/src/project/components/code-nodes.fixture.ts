import type { CodeNode, ElementNode } from '../code-node.ts';

export const codeNode = (tag: string, ...children: CodeNode[]): ElementNode => ({
  kind: 'element',
  tag,
  use: tag,
  attributes: {},
  style: new Map(),
  rules: [],
  isInline: false,
  children,
});

export const words = (text: string): ElementNode => codeNode('p', { kind: 'text', text });
