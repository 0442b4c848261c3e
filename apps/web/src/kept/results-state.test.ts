import type { AnalysisResult } from '@blueprompt/core/analysis';
import { expect, test } from 'vitest';
import { toResultsView } from './results-state.ts';

const result: AnalysisResult = {
  prompt: 'Build it.',
  promptName: 'Shop',
  elements: [],
  colorPalette: [],
  layout: '',
  spacing: '',
  typography: '',
};

test('[RE2] an analysis that is running without a result yet does not redirect', () => {
  expect(toResultsView({ isAnalyzing: true })).toEqual({ state: 'analyzing' });
  expect(toResultsView(null)).toEqual({ state: 'nothing' });
  expect(toResultsView({ isAnalyzing: false })).toEqual({ state: 'nothing' });
});

test('[RE3] result, history item, image paths, sections, home page and notes come from navigation state', () => {
  const historyItem = { id: 'h1', user_id: 'u1', prompt: 'Shop', image_path: 'u1/a.png', result, created_at: '2026' };
  const sections = [{ id: 'item-1', name: 'Home', imageIndex: 0 }];
  expect(
    toResultsView({
      analysisResult: result,
      isAnalyzing: false,
      historyItem,
      imagePaths: ['u1/a.png'],
      sections,
      homePage: 0,
      customNotes: 'Use React.',
    }),
  ).toEqual({
    state: 'open',
    result,
    imagePaths: ['u1/a.png'],
    sections,
    homePage: 0,
    customNotes: 'Use React.',
    historyItem,
  });
});

test('a history item alone opens its stored result', () => {
  const stored = { ...result, imagePaths: ['u1/b.png'], homePage: 1, customNotes: 'Dark.' };
  const historyItem = { id: 'h1', user_id: 'u1', prompt: 'Shop', image_path: '', result: stored, created_at: '2026' };
  expect(toResultsView({ historyItem })).toMatchObject({
    state: 'open',
    result: stored,
    imagePaths: ['u1/b.png'],
    homePage: 1,
    customNotes: 'Dark.',
  });
});

test('a stored result that lacks parts still opens, one without a prompt does not', () => {
  const historyItem = { id: 'h1', user_id: 'u1', prompt: 'Old', image_path: '', result: { prompt: 'Build.' } };
  expect(toResultsView({ historyItem })).toMatchObject({ state: 'open', result: { prompt: 'Build.', elements: [] } });
  expect(toResultsView({ historyItem: { ...historyItem, result: { elements: 3 } } })).toEqual({ state: 'nothing' });
});

test('a page that was stored as another width of one, before pages had states, keeps its mark', () => {
  const page = { name: 'Phone', analysis: result, imageIndex: 1, widthOf: { imageIndex: 0, apart: 'two-pages' } };
  const view = toResultsView({ analysisResult: { ...result, pages: [page] } });
  expect(view).toMatchObject({
    result: { pages: [{ name: 'Phone', partOf: { as: 'width', imageIndex: 0, apart: 'two-pages' } }] },
  });
});
