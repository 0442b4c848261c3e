import { expect, test } from 'vitest';
import type { CodeNode, ElementNode } from '../code-node.ts';
import { codeNode, words } from './code-nodes.fixture.ts';
import { reshapeMember } from './reshape-member.ts';

const below = [words('Wool cap'), words('Hollow'), words('$ 22.00')];

test('a member keeps all that its figure shows, or is made on its own', () => {
  const base = codeNode(
    'li',
    codeNode('figure', codeNode('img'), codeNode('div', words('New'), codeNode('button'))),
    ...below,
  );
  const barer = codeNode('li', codeNode('figure', codeNode('img')), codeNode('div', ...below));
  expect(reshapeMember(base, barer)?.children[0]).toMatchObject({ tag: 'figure', children: [{ tag: 'img' }] });
  const other = codeNode('li', codeNode('figure', codeNode('img'), codeNode('button')), codeNode('div', ...below));
  expect(reshapeMember(base, other)).toBeUndefined();
});

const styled = (style: Record<string, string>, one: ElementNode): ElementNode => ({
  ...one,
  style: new Map(Object.entries(style)),
});

test('a member nested like the template has its gaps and paddings, and its own looks and place', () => {
  const base = styled(
    { display: 'grid', gap: '43px', 'padding-top': '69px', background: '#fff' },
    codeNode('li', ...below),
  );
  const member = styled(
    { display: 'grid', 'padding-top': '60px', background: '#eee', 'margin-top': '8px' },
    codeNode('li', codeNode('div', ...below)),
  );
  expect(Object.fromEntries(reshapeMember(base, member)!.style)).toEqual({
    display: 'grid',
    gap: '43px',
    'padding-top': '69px',
    background: '#eee',
    'margin-top': '8px',
  });
});

test('a part that is beside another goes to no other line', () => {
  const row = (...children: CodeNode[]): ElementNode => styled({ display: 'flex' }, codeNode('div', ...children));
  const column = (...children: CodeNode[]): ElementNode =>
    styled({ display: 'flex', 'flex-direction': 'column' }, codeNode('li', ...children));
  const base = column(words('Sneakers'), words('$ 129'), row(words('4.4'), words('231 votes')));
  const other = column(words('Shirt'), row(words('$ 89'), words('$ 99')), words('4.9 of 42'));
  expect(reshapeMember(base, other)).toBeUndefined();
  const alike = column(codeNode('div', words('Shirt'), words('$ 89')), row(words('4.9'), words('42 votes')));
  expect(reshapeMember(base, alike)).toBeDefined();
});

test('words beside an icon keep their colour in the template, and those of another size are another thing', () => {
  const link = (size: string, color: string): ElementNode =>
    styled({ 'font-size': size, color }, codeNode('a', codeNode('svg'), { kind: 'text', text: 'Maps' }));
  const base = codeNode('li', link('13px', '#111'), words('3'));
  const member = (size: string): ElementNode => codeNode('li', codeNode('div', link(size, '#fff'), words('4')));
  const [label] = reshapeMember(base, member('13px'))!.children as ElementNode[];
  expect(Object.fromEntries(label!.style)).toEqual({ 'font-size': '13px', color: '#fff' });
  expect(reshapeMember(base, member('10px'))).toBeUndefined();
});

test('a button of another colour beside an icon keeps it where it is placed like another', () => {
  const button = (style: Record<string, string>, text: string): ElementNode =>
    styled(style, codeNode('button', { kind: 'text', text }, codeNode('svg')));
  const pale = button({ background: '#eee', 'border-radius': '4px', color: '#00f', padding: '8px' }, 'Choose');
  const strong = button({ background: '#00f', color: '#fff', padding: '9px' }, 'Choose');
  const base = codeNode('li', codeNode('div', words('Basic'), words('$ 19')), pale);
  const shaped = reshapeMember(base, codeNode('li', words('Pro'), words('$ 49'), strong))!;
  expect(Object.fromEntries((shaped.children.at(-1) as ElementNode).style)).toEqual({
    background: '#00f',
    color: '#fff',
    padding: '8px',
  });
});
