import { expect, test } from 'vitest';
import { answersOf, type Said } from './answers.fixture.ts';
import { chooseGroups } from './choose-groups.ts';

const choose = (said: readonly Said[]) => {
  const { nodes, answers } = answersOf(said);
  return chooseGroups(nodes, answers).map(({ x, y, width, height }) => [x, y, width, height]);
};

test('what likely holds others is a group, and an element is none', () => {
  expect(
    choose([
      { box: [0, 0, 300, 200], type: 'group', chance: 0.6 },
      { box: [0, 300, 300, 200], type: 'list', chance: 0.5 },
      { box: [400, 0, 300, 200], type: 'card', chance: 0.9 },
      { box: [400, 300, 300, 200], type: 'group', chance: 0.1 },
    ]),
  ).toEqual([
    [0, 0, 300, 200],
    [0, 300, 300, 200],
  ]);
});

test('of groups that cross each other the surer stays, and a group in a group does too', () => {
  expect(
    choose([
      { box: [0, 0, 300, 200], type: 'group', chance: 0.9 },
      { box: [150, 0, 300, 200], type: 'group', chance: 0.5 },
      { box: [10, 10, 100, 50], type: 'group', chance: 0.6 },
    ]),
  ).toEqual([
    [0, 0, 300, 200],
    [10, 10, 100, 50],
  ]);
});

test('a group that only its contents bound is moved to where the network sees its sides', () => {
  const moves = [-0.1, 0, 0.1, 0];
  expect(choose([{ box: [50, 50, 100, 40], type: 'group', chance: 0.9, kind: 'group', moves }])).toEqual([
    [40, 50, 120, 40],
  ]);
});
