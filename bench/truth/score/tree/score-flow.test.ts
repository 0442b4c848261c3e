import { describe, expect, it } from 'vitest';
import type { Truth, TruthFlow } from '../../truth.ts';
import { scorePage } from '../score-page.ts';
import { buildTruth, line, node, type Part } from '../testing/build-truth.ts';
import { toPerfectAnswer } from '../testing/perfect-answer.ts';

const FACTS = {
  id: 'made',
  background: { color: '#ffffff' },
  palette: { background: '#ffffff', accent: null, painted: [], pixels: [] },
  regions: [],
  spacing: { unit: null },
};
const CARD = { fill: '#eeeeee' };
const NONE: TruthFlow['padding'] = [0, 0, 0, 0];

const pageOf = (part: Part): Truth =>
  buildTruth(node('page', [0, 0, 300, 300], {}, part) as Part & { kind: 'node' }, FACTS);

/** Links of 40 px touch each other, and the line in the middle of each is 17 px high: between two words are 23 px. */
const MENU = pageOf(
  node(
    'nav',
    [0, 0, 200, 120],
    { flow: { direction: 'column', gap: 0, padding: NONE } },
    ...[0, 1, 2].map((at) => node('link', [0, 40 * at, 200, 40], {}, line(`Entry${at}`, 16, 40 * at + 11.6))),
  ),
);

/** A word in the middle of a button whose width was set. */
const BUTTON = pageOf(
  node(
    'button',
    [0, 0, 300, 40],
    { paint: CARD, flow: { direction: 'row', padding: [8, 12, 8, 12] } },
    line('Save', 136, 11.6),
  ),
);

const flowOf = (truth: Truth, type: string, change: { gap?: number; left?: number }) => {
  const answer = toPerfectAnswer(truth);
  return scorePage(truth, {
    ...answer,
    nodes: answer.nodes.map((one) => {
      if (one.type !== type || !one.flow) return one;
      const padding = one.flow.padding && { ...one.flow.padding, left: change.left ?? one.flow.padding.left };
      return { ...one, flow: { ...one.flow, padding, gap: change.gap ?? one.flow.gap } };
    }),
  });
};

describe('scoreFlow', () => {
  it('takes the space between words where nobody can see how much of it is the padding of a link', () => {
    expect(flowOf(MENU, 'nav', { gap: 0 }).flowGap).toBe(1);
    expect(flowOf(MENU, 'nav', { gap: 23 }).flowGap).toBe(1);
    expect(flowOf(MENU, 'nav', { gap: 12 }).flowGap).toBe(0);
  });

  it('takes the space between links that are painted for what it is', () => {
    const painted = {
      ...MENU,
      nodes: MENU.nodes.map((one) => (one.type === 'link' ? { ...one, painted: true } : one)),
    };
    expect(flowOf(painted, 'nav', { gap: 0 }).flowGap).toBe(1);
    expect(flowOf(painted, 'nav', { gap: 23 }).flowGap).toBe(0);
  });

  it('takes the room around a word in the middle of a button for its padding', () => {
    expect(flowOf(BUTTON, 'button', { left: 12 }).flowPadding).toBe(1);
    expect(flowOf(BUTTON, 'button', { left: 136 }).flowPadding).toBe(1);
    expect(flowOf(BUTTON, 'button', { left: 60 }).flowPadding).toBe(0.75);
  });
});
