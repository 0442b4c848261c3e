import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { buildLayout } from './build-layout.ts';

const page = { width: 640, height: 400, scale: 1, bodySize: 14, background: 0xffffff };
const card = (id: string, x: number, y: number): Element => ({
  id,
  type: 'card',
  box: { x, y, width: 180, height: 100 },
  confidence: 1,
});

test('equal cards in rows and columns are a grid with its gap', () => {
  const layout = buildLayout(
    [
      card('a', 20, 20),
      card('b', 220, 20),
      card('c', 420, 20),
      card('d', 20, 140),
      card('e', 220, 140),
      card('f', 420, 140),
    ],
    [],
    page,
  );
  expect(layout).toMatchObject({
    direction: 'grid',
    columns: 3,
    gap: 20,
    padding: { top: 20, left: 20, right: 40, bottom: 160 },
  });
  expect(layout.children.map((child) => child.elementId)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('what lies in an element is cut inside it', () => {
  const inner: Element = {
    id: 'b',
    type: 'button',
    box: { x: 40, y: 60, width: 80, height: 36 },
    parent: 'a',
    confidence: 1,
  };
  const layout = buildLayout([card('a', 20, 20), inner], [], page);
  expect(layout.children[0]).toMatchObject({ elementId: 'a', padding: { top: 40, left: 20, right: 80, bottom: 24 } });
  expect(layout.children[0]!.children[0]).toMatchObject({ direction: 'leaf', elementId: 'b' });
});
