import type { Analysis } from '@blueprompt/core/analysis';
import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { prompt, results } from '@/strings/results.ts';
import { countScreenshots } from './count-screenshots.ts';

const analysis: Analysis = { prompt: '', elements: [], colorPalette: [], layout: '', spacing: '', typography: '' };
// Only how many there are is asked.
const measurement = {} as Measurement;

test('other widths and states of a page count as screenshots, a failed page as one', () => {
  const twoWidths = { ...analysis, measurement, narrower: [measurement] };
  const withMenu = { ...analysis, measurement, states: [{ name: 'Menu open', measurement }] };
  expect(countScreenshots([{ analysis }])).toBe(1);
  expect(countScreenshots([{ analysis: twoWidths }, { analysis: withMenu }, { analysis }])).toBe(5);
});

test('[RE10] the summary and the tip speak of all screenshots of a page', () => {
  expect(results.summary('webapp', 1, 2, 'Measured locally.')).toBe(
    'Web app, 1 page from 2 screenshots. Measured locally.',
  );
  expect(results.summary('landing', 2, 2, 'Measured locally.')).toBe('Landing page, 2 sections. Measured locally.');
  expect(prompt.tip(2)).toBe('Tip: attach the original images too.');
});
