import { expect, test } from './product.ts';

for (const [rule, path, sections] of [
  ['LE1', '/terms', ['Acceptance of Terms', 'Use License', 'Disclaimer', 'Limitations']],
  [
    'LE2',
    '/privacy',
    ['Information Collection', 'How We Use Your Information', 'Information Sharing', 'Data Security'],
  ],
  [
    'LE3',
    '/disclaimer',
    ['Website Disclaimer', 'No Guarantees', 'Professional Disclaimer', 'Frontend Cloning Limitations'],
  ],
] as const)
  test(`[${rule}] ${path} has its four sections`, async ({ page, product }) => {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([...sections]);
  });
