import type { AnalysisResult } from '@blueprompt/core/analysis';
import { expect, test } from 'vitest';
import { firstPicture } from './first-picture.ts';

const page = (imageIndex?: number) => ({ name: 'Home', analysis: {}, imageIndex });

test.each([
  [
    'the first page, whichever file it was',
    { pages: [page(1), page(0)], imagePaths: ['u/a.png', 'u/b.png'] },
    'u/b.png',
  ],
  ['the first section', { sections: [page(1), page(0)], imagePaths: ['u/a.png', 'u/b.png'] }, 'u/b.png'],
  ['the first file where its page says nothing', { pages: [page()], imagePaths: ['u/a.png'] }, 'u/a.png'],
  ['the stored path where that of the page was not kept', { pages: [page(1)], imagePaths: ['u/a.png', ''] }, 'u/a.png'],
  ['the stored path of an old entry', null, 'u/a.png'],
])('an entry shows %s', (_, result, path) => {
  expect(firstPicture({ image_path: 'u/a.png', result: result as unknown as AnalysisResult | null })).toBe(path);
});
