import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

const expectSections = async (page: Page, address: string, sections: string[]): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections);
};

test('[LE1] the terms have four sections', async ({ page, product }) => {
  await expectSections(page, `${product.url}/terms`, [
    'Acceptance of Terms',
    'Use License',
    'Disclaimer',
    'Limitations',
  ]);
});

test('[LE2] the privacy page has four sections', async ({ page, product }) => {
  await expectSections(page, `${product.url}/privacy`, [
    'Information Collection',
    'How We Use Your Information',
    'Information Sharing',
    'Data Security',
  ]);
});

test('[LE3] the disclaimer has four sections', async ({ page, product }) => {
  await expectSections(page, `${product.url}/disclaimer`, [
    'Website Disclaimer',
    'No Guarantees',
    'Professional Disclaimer',
    'Frontend Cloning Limitations',
  ]);
});
