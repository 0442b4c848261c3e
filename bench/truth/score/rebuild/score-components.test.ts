import type { Measurement } from '@blueprompt/core/measurement';
import { box, element, line } from '@blueprompt/core/tree/page.fixture';
import { expect, test } from 'vitest';
import { buildTruth, node, line as trueLine } from '../testing/build-truth.ts';
import { scoreComponents } from './score-components.ts';

const NAMES = ['Basic', 'Team', 'Scale'];
const leftOf = (at: number): number => 40 + 248 * at;

const truth = buildTruth(
  {
    kind: 'node',
    type: 'page',
    box: [0, 0, 800, 600],
    facts: {},
    parts: NAMES.map((name, at) =>
      node(
        'card',
        [leftOf(at), 40, 224, 120],
        { paint: { fill: '#ffffff' }, repeat: 1 },
        trueLine(name, leftOf(at) + 20, 60),
        trueLine(`$${at}9`, leftOf(at) + 20, 100),
      ),
    ),
  },
  {
    id: 'prices',
    background: { color: '#fafafa' },
    palette: { background: '#fafafa', accent: '#e8590c', painted: [{ hex: '#ffffff', share: 0.2 }], pixels: [] },
    regions: [],
    spacing: { unit: 8 },
  },
);

const measured = (count: number): Measurement => ({
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: NAMES.slice(0, count).flatMap((name, at) => [
    line(name, leftOf(at) + 20, 60, 48, 20),
    line(`$${at}9`, leftOf(at) + 20, 100, 23),
  ]),
  elements: NAMES.slice(0, count).map((_, at) =>
    element(`e${at}`, 'card', box(leftOf(at), 40, 224, 120), { fill: '#ffffff', radius: 8 }),
  ),
  regions: [],
  palette: [{ hex: '#fafafa', name: 'Snow', role: 'background', share: 0.9 }],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});

test('equal cards that one component writes are written once', () => {
  expect(scoreComponents(truth, measured(3))).toEqual({ setsOnce: 1 });
});

test('a card that was not found is not written, and nothing is where nothing was', () => {
  expect(scoreComponents(truth, measured(2)).setsOnce).toBeCloseTo(2 / 3);
  expect(scoreComponents(truth, measured(0))).toEqual({ setsOnce: 0 });
});
