import { expect, test } from 'vitest';
import {
  findKept,
  MAX_OPEN_RESULTS,
  type OpenResult,
  openResultId,
  withoutOwner,
  withoutResult,
  withResult,
} from './open-results.ts';

const open = (path: string, promptName = path): OpenResult => ({
  owner: 'ada',
  state: {
    imagePaths: [path],
    analysisResult: {
      prompt: '',
      elements: [],
      colorPalette: [],
      layout: '',
      spacing: '',
      typography: '',
      promptName,
    },
  },
  images: [],
});
const paths = (kept: readonly OpenResult[]) => kept.map(({ state }) => openResultId(state));

test('the next generation does not take the place of an unsaved result', () => {
  expect(paths(withResult([open('a')], open('b')))).toEqual(['b', 'a']);
});

test('a renamed result is kept once, under its new name', () => {
  const kept = withResult([open('b'), open('a')], open('a', 'Renamed'));
  expect(paths(kept)).toEqual(['a', 'b']);
  expect(kept[0]!.state.analysisResult?.promptName).toBe('Renamed');
});

test('the oldest make room, and a saved one goes alone', () => {
  const all = Array.from({ length: MAX_OPEN_RESULTS }, (_, index) => open(`${index}`));
  expect(paths(withResult(all, open('new')))).toEqual(['new', '0', '1', '2', '3']);
  expect(paths(withoutResult([open('a'), open('b')], 'a'))).toEqual(['b']);
});

test('what was kept for an account goes with it, and nobody else’s does', () => {
  expect(paths(withoutOwner([open('a'), { ...open('b'), owner: 'bob' }], 'ada'))).toEqual(['b']);
});

test('a tab finds its result however another tab has changed it since, and never that of another', () => {
  const changed = {
    ...open('a'),
    state: { ...open('a').state, analysisResult: { ...open('a').state.analysisResult!, prompt: 'new' } },
  };
  expect(findKept([open('b'), changed], open('a').state)).toBe(changed);
  expect(findKept([changed], open('c').state)).toBeUndefined();
  for (const nothing of [undefined, null, {}]) expect(findKept([changed], nothing)).toBeUndefined();
});
