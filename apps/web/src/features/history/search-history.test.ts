import { expect, test } from 'vitest';
import type { HistoryItem } from '@/history/history-item.ts';
import { searchHistory } from './search-history.ts';

const item = (prompt: string, page: string): HistoryItem => ({
  id: prompt,
  user_id: 'u',
  prompt,
  image_path: '',
  created_at: '2026-01-01',
  result: {
    prompt: `Build the ${prompt}.`,
    elements: [],
    colorPalette: [],
    layout: '',
    spacing: '',
    typography: '',
    pages: [{ name: page, analysis: { elements: [], layout: '' } }],
  },
});
const items = [item('Shop storefront', 'Cart'), item('Finance dashboard', 'Overview')];
const found = (query: string) => searchHistory(items, query).map((each) => each.prompt);

test('every word must be found, in the name, a page or the prompt', () => {
  expect(found('')).toEqual(['Shop storefront', 'Finance dashboard']);
  expect(found('SHOP cart')).toEqual(['Shop storefront']);
  expect(found('overview')).toEqual(['Finance dashboard']);
  expect(found('shop overview')).toEqual([]);
});
