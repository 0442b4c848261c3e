import { expect, test } from 'vitest';
import { answersOf, type Said } from './answers.fixture.ts';
import { chooseNodes } from './choose-nodes.ts';

const choose = (said: readonly Said[]) => {
  const { nodes, answers } = answersOf(said);
  return chooseNodes(nodes, answers).map(({ type, box }) => [type, box.x, box.y, box.width, box.height]);
};

test('only what is likely a thing is chosen', () => {
  expect(
    choose([
      { box: [0, 0, 80, 30], type: 'button', chance: 0.9 },
      { box: [0, 50, 80, 30], type: 'button', chance: 0.3 },
    ]),
  ).toEqual([['button', 0, 0, 80, 30]]);
});

test('of two nodes that show one thing the surer is chosen', () => {
  expect(
    choose([
      { box: [0, 0, 80, 30], type: 'button', chance: 0.7 },
      { box: [1, 0, 79, 30], type: 'input', chance: 0.9 },
    ]),
  ).toEqual([['input', 1, 0, 79, 30]]);
});

test('a card holds a button, and a badge holds no badge', () => {
  expect(
    choose([
      { box: [0, 0, 300, 200], type: 'card', chance: 0.9 },
      { box: [20, 20, 80, 30], type: 'button', chance: 0.8 },
      { box: [200, 20, 60, 20], type: 'badge', chance: 0.9 },
      { box: [205, 22, 20, 16], type: 'badge', chance: 0.8 },
    ]),
  ).toHaveLength(3);
});

test('the ink of an icon is moved to its canvas, a surface stays where it was measured', () => {
  const moves = [-0.5, -0.5, 0.5, 0.5];
  expect(choose([{ box: [10, 10, 12, 12], type: 'icon', chance: 0.9, kind: 'ink', moves }])).toEqual([
    ['icon', 4, 4, 24, 24],
  ]);
  expect(choose([{ box: [10, 10, 12, 12], type: 'badge', chance: 0.9, moves }])).toEqual([['badge', 10, 10, 12, 12]]);
});

test('a node that another shows better is left out', () => {
  expect(choose([{ box: [0, 0, 80, 30], type: 'button', chance: 0.9, best: 0.2 }])).toEqual([]);
});
