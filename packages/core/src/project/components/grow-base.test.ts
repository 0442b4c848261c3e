import { expect, test } from 'vitest';
import type { CodeNode, ElementNode } from '../code-node.ts';
import { fitsInto } from './align-nodes.ts';
import { growBase, uniteNodes } from './grow-base.ts';

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
const shape = (one: CodeNode | undefined): unknown =>
  one?.kind === 'element' ? [one.tag, ...one.children.map(shape)] : one?.kind;

const badge = node('span', { kind: 'text', text: 'New' });
const heart = node('button', node('svg'));
const body = [words('Wool cap'), words('Hollow'), words('$ 22.00')];

test('a template has what one copy has and what another has, in their order', () => {
  const united = uniteNodes(node('li', badge, node('img'), ...body), node('li', node('img'), ...body, heart));
  expect(shape(united)).toEqual(shape(node('li', badge, node('img'), ...body, heart)));
});

test('each copy goes into the template that grew from all of them, as none went into another', () => {
  const members = [node('li', badge, ...body), node('li', ...body, heart), node('li', ...body)];
  expect(fitsInto(members[0]!, members[1]!)).toBe(false);
  const base = growBase(members[0]!, members, fitsInto);
  expect(members.every((member) => fitsInto(base, member))).toBe(true);
});

test('things that share little stay two', () => {
  const base = node('li', ...body);
  const other = node('li', node('img'), node('img'), heart, node('table'));
  expect(growBase(base, [base, other], fitsInto)).toBe(base);
});
