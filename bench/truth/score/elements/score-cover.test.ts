import { expect, test } from 'vitest';
import { type Answer, NO_ANSWER } from '../../answer.ts';
import { Truth } from '../../truth.ts';
import { scoreCover } from './score-cover.ts';

const truth = Truth.parse({
  version: 2,
  id: 'page',
  width: 400,
  height: 300,
  scale: 1,
  hasTree: true,
  nodes: [
    { id: 0, type: 'page', box: [0, 0, 400, 300], layer: 0, painted: false, tag: 'body' },
    {
      id: 1,
      parent: 0,
      type: 'card',
      box: [20, 20, 200, 100],
      layer: 1,
      painted: true,
      tag: 'div',
      paint: { fill: '#ffffff' },
    },
    {
      id: 2,
      parent: 0,
      type: 'button',
      box: [20, 140, 80, 32],
      layer: 2,
      painted: true,
      tag: 'button',
      paint: { fill: '#0000ff' },
    },
    {
      id: 3,
      parent: 0,
      type: 'image',
      box: [240, 20, 100, 100],
      layer: 3,
      painted: true,
      tag: 'img',
      paint: { picture: true },
    },
  ],
  texts: [],
  background: { color: '#eeeeee' },
  lines: [],
  ignore: [],
  pseudoHosts: [],
  regions: [],
  palette: { background: '#eeeeee', accent: null, painted: [], pixels: [] },
  spacing: { unit: null },
});

const answerWith = (...boxes: [number, number, number, number][]): Answer => ({
  ...NO_ANSWER,
  nodes: boxes.map(([x, y, width, height], index) => ({ id: `${index}`, type: 'card', box: { x, y, width, height } })),
});

test('a true surface counts as covered by a box of three quarters of it, whatever that is called', () => {
  expect(scoreCover(truth, answerWith([20, 20, 200, 100], [20, 140, 80, 26], [240, 20, 100, 60]))).toEqual({
    '**all but pictures**': { found: 2, all: 2 },
    card: { found: 1, all: 1 },
    button: { found: 1, all: 1 },
    image: { found: 0, all: 1 },
  });
});

test('an empty scene covers nothing', () => {
  expect(scoreCover(truth, answerWith())).toEqual({
    '**all but pictures**': { found: 0, all: 2 },
    card: { found: 0, all: 1 },
    button: { found: 0, all: 1 },
    image: { found: 0, all: 1 },
  });
});
