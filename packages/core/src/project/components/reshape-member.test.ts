import { expect, test } from 'vitest';
import type { CodeNode, ElementNode } from '../code-node.ts';
import { reshapeMember } from './reshape-member.ts';

const node = (tag: string, ...children: CodeNode[]): ElementNode => ({
  kind: 'element',
  tag,
  use: tag,
  attributes: {},
  style: new Map(),
  rules: [],
  isInline: false,
  children,
});
const words = (text: string): ElementNode => node('p', { kind: 'text', text });
const below = [words('Wool cap'), words('Hollow'), words('$ 22.00')];

test('a member keeps all that its figure shows, or is made on its own', () => {
  const base = node('li', node('figure', node('img'), node('div', words('New'), node('button'))), ...below);
  const barer = node('li', node('figure', node('img')), node('div', ...below));
  expect(reshapeMember(base, barer)?.children[0]).toMatchObject({ tag: 'figure', children: [{ tag: 'img' }] });
  const other = node('li', node('figure', node('img'), node('button')), node('div', ...below));
  expect(reshapeMember(base, other)).toBeUndefined();
});
