import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import type { TreeKind, TreeNode } from '@blueprompt/core/page-tree';
import { describe, expect, it } from 'vitest';
import { toAnswer } from './to-answer.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

const node = (id: string, kind: TreeKind, type: string, place: Box): TreeNode => ({
  id,
  kind,
  type,
  box: place,
  children: [],
});

const MEASURED: Measurement = {
  version: 1,
  image: { width: 400, height: 300, scale: 1 },
  texts: [],
  elements: [
    { id: 'e1', type: 'card', box: box(20, 20, 160, 100), fill: '#ffffff', radius: 8, confidence: 1 },
    { id: 'e2', type: 'icon', box: box(30, 30, 20, 20), name: 'home', confidence: 1, parent: 'e1' },
    { id: 'e3', type: 'heading', box: box(60, 30, 80, 20), confidence: 1, parent: 'e1' },
  ],
  paints: [{ id: 'p1', type: 'shape', box: box(300, 200, 40, 40), fill: '#ff0000', confidence: 1 }],
  regions: [{ role: 'main', box: box(0, 0, 400, 300), gradient: { from: '#ffffff', to: '#eeeeff', angle: 180 } }],
  tree: {
    root: {
      ...node('page', 'page', 'page', box(0, 0, 400, 300)),
      flow: { direction: 'column', gap: 24, padding: NO_PADDING },
      children: [
        {
          ...node('e1', 'element', 'card', box(20, 20, 160, 100)),
          flow: { direction: 'column', padding: { ...NO_PADDING, top: 10 } },
          repeat: 'repeat-1',
          children: [
            {
              ...node('group-1', 'group', 'group', box(30, 30, 110, 20)),
              flow: { direction: 'row', gap: 10, padding: NO_PADDING },
              children: [
                node('e2', 'element', 'icon', box(30, 30, 20, 20)),
                {
                  ...node('e3', 'element', 'heading', box(59, 28, 82, 24)),
                  children: [node('text-1', 'text', 'text', box(59, 28, 82, 24))],
                },
              ],
            },
          ],
        },
        node('p1', 'paint', 'shape', box(300, 200, 40, 40)),
      ],
    },
    repeats: [],
  },
  palette: [
    { hex: '#f0f0f0', name: 'grey', role: 'surface', share: 0.5 },
    { hex: '#fafafa', name: 'white', role: 'background', share: 0.4 },
  ],
  spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
  typography: {
    families: ['sans'],
    scale: [
      { fontSize: 14, fontWeight: 400, role: 'body', count: 2 },
      { fontSize: 14, fontWeight: 700, role: 'label', count: 1 },
    ],
    bodySize: 14,
    lineHeight: 1.5,
  },
  radii: [],
};

describe('toAnswer', () => {
  const answer = toAnswer(MEASURED);
  const told = (id: string) => answer.nodes.find((one) => one.id === id);

  it('lists elements, groups and paints as the tree has them, without texts', () => {
    expect(answer.nodes.map(({ id, type, parent }) => [id, type, parent])).toEqual([
      ['page', 'page', undefined],
      ['e1', 'card', 'page'],
      ['group-1', 'group', 'e1'],
      ['e2', 'icon', 'group-1'],
      ['e3', 'heading', 'group-1'],
      ['p1', 'shape', 'page'],
    ]);
  });

  it('attaches the flow of a container to its element, and to a group where there is none', () => {
    expect(told('page')?.flow).toMatchObject({ direction: 'column', gap: 24 });
    expect(told('e1')?.flow).toMatchObject({ direction: 'column', padding: { top: 10 } });
    expect(told('group-1')?.flow).toMatchObject({ direction: 'row', gap: 10 });
    expect(told('e2')?.flow).toBeUndefined();
  });

  it('keeps what elements look like, are called and repeat with', () => {
    expect(told('e1')).toMatchObject({ fill: '#ffffff', radius: 8, repeat: 'repeat-1' });
    expect(told('e2')).toMatchObject({ name: 'home' });
  });

  it('takes the background of the blueprint and what covers the whole page', () => {
    expect(answer.background).toEqual({ color: '#fafafa', gradient: { from: '#ffffff', to: '#eeeeff', angle: 180 } });
  });

  it('tells what bands are painted with, and of other landmarks the gradient', () => {
    const gradient = { from: '#ffffff', to: '#eeeeff', angle: 180 };
    const places = [box(0, 0, 400, 60), box(0, 60, 400, 140), box(0, 200, 400, 100)] as const;
    const { nodes } = toAnswer({
      ...MEASURED,
      regions: [
        { role: 'header', box: places[0], fill: '#dddddd' },
        { role: 'main', box: places[1], gradient },
        { role: 'section', box: places[2], fill: '#fafafa' },
      ],
      tree: {
        root: {
          ...node('page', 'page', 'page', box(0, 0, 400, 300)),
          children: [
            node('region-1', 'region', 'header', places[0]),
            node('region-2', 'region', 'main', places[1]),
            node('region-3', 'region', 'section', places[2]),
          ],
        },
        repeats: [],
      },
    });
    expect(nodes.slice(1).map(({ fill, gradient }) => fill ?? gradient)).toEqual([undefined, gradient, '#fafafa']);
  });

  it('lists every size of type once', () => {
    expect(answer.typeScale).toEqual([14]);
  });

  it('places everything in the picture where the page is a part of it', () => {
    const word = { text: 'Hello', box: box(60, 30, 40, 12) };
    const line = { ...word, fontSize: 14, fontWeight: 400, color: '#222222', background: '#ffffff', words: [word] };
    const { nodes, texts, regions } = toAnswer({
      ...MEASURED,
      texts: [line as unknown as Measurement['texts'][number]],
      frame: { kind: 'browser', box: box(5, 80, 400, 300), picture: { width: 410, height: 385 } },
    });
    expect(nodes.map(({ id, box: { x, y } }) => [id, x, y])).toEqual([
      ['page', 5, 80],
      ['e1', 25, 100],
      ['group-1', 35, 110],
      ['e2', 35, 110],
      ['e3', 65, 110],
      ['p1', 305, 280],
    ]);
    expect([texts[0]?.box, texts[0]?.words[0]?.box, regions[0]?.box]).toEqual([
      box(65, 110, 40, 12),
      box(65, 110, 40, 12),
      box(5, 80, 400, 300),
    ]);
  });
});
