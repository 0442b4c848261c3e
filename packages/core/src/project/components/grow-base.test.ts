import { expect, test } from 'vitest';
import type { CodeNode } from '../code-node.ts';
import { fitsInto } from './align-nodes.ts';
import { codeNode, words } from './code-nodes.fixture.ts';
import { growBase, uniteNodes } from './grow-base.ts';

const shape = (one: CodeNode | undefined): unknown =>
  one?.kind === 'element' ? [one.tag, ...one.children.map(shape)] : one?.kind;

const badge = codeNode('span', { kind: 'text', text: 'New' });
const heart = codeNode('button', codeNode('svg'));
const body = [words('Wool cap'), words('Hollow'), words('$ 22.00')];

test('a template has what one copy has and what another has, in their order', () => {
  const united = uniteNodes(
    codeNode('li', badge, codeNode('img'), ...body),
    codeNode('li', codeNode('img'), ...body, heart),
  );
  expect(shape(united)).toEqual(shape(codeNode('li', badge, codeNode('img'), ...body, heart)));
});

test('each copy goes into the template that grew from all of them, as none went into another', () => {
  const members = [codeNode('li', badge, ...body), codeNode('li', ...body, heart), codeNode('li', ...body)];
  expect(fitsInto(members[0]!, members[1]!)).toBe(false);
  const base = growBase(members[0]!, members, fitsInto);
  expect(members.every((member) => fitsInto(base, member))).toBe(true);
});

test('things that share little stay two', () => {
  const base = codeNode('li', ...body);
  const other = codeNode('li', codeNode('img'), codeNode('img'), heart, codeNode('table'));
  expect(growBase(base, [base, other], fitsInto)).toBe(base);
});
