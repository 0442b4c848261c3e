import { describe, expect, it } from 'vitest';
import type { AnswerNode } from './answer.ts';
import { nestNodes } from './nest-nodes.ts';

const PAGE: AnswerNode = { id: 'page', type: 'page', box: { x: 0, y: 0, width: 400, height: 300 } };
const node = (id: string, x: number, y: number, width: number, height: number): AnswerNode => ({
  id,
  type: id.startsWith('group') ? 'group' : 'card',
  box: { x, y, width, height },
});
const nest = (
  nodes: AnswerNode[],
  parents: Record<string, string> = {},
  layoutParents: Record<string, string> = {},
): string[] =>
  nestNodes(PAGE, nodes, {
    parents: new Map(Object.entries(parents)),
    layoutParents: new Map(Object.entries(layoutParents)),
  }).map(({ id, parent }) => `${id} in ${parent}`);

const [card, icon, group] = [node('card', 0, 0, 200, 100), node('icon', 10, 10, 20, 20), node('group-1', 5, 5, 90, 30)];

describe('nestNodes', () => {
  it('lists the page first and parents before their children', () => {
    expect(nest([icon, card], { icon: 'card' })).toEqual(['page in undefined', 'card in page', 'icon in card']);
  });

  it('lets a group of the layout stand between an element and its parent', () => {
    expect(nest([card, icon, group], { icon: 'card' }, { icon: 'group-1', 'group-1': 'card', card: 'page' })).toEqual([
      'page in undefined',
      'card in page',
      'group-1 in card',
      'icon in group-1',
    ]);
  });

  it('believes the element where the layout says otherwise', () => {
    expect(nest([card, icon], { icon: 'card' }, { icon: 'page', card: 'page' })).toContain('icon in card');
  });

  it('puts what nobody knows into the smallest box around it', () => {
    expect(nest([card, icon, group], {}, { 'group-1': 'card' })).toContain('icon in group-1');
  });

  it('loses nothing where two hold each other', () => {
    expect(nest([card, icon], { icon: 'card', card: 'icon' })).toHaveLength(3);
  });
});
