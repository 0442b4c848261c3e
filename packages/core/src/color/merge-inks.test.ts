import { expect, test } from 'vitest';
import { mergeInks } from './merge-inks.ts';

test('colours of text that nobody can tell apart are the most used of them', () => {
  const inkOf = mergeInks([
    { text: 'Total', color: '#72727b' },
    { text: 'Credit card', color: '#71717a' },
    { text: 'Overview', color: '#0f172a' },
  ]);
  expect(['#72727b', '#71717a', '#0f172a', '#ffffff'].map(inkOf)).toEqual(['#71717a', '#71717a', '#0f172a', '#ffffff']);
});
