import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawScreenshot } from './draw-screenshot.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const expectClean = async (page: Page, state: string): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('iframe').analyze();
  expect(
    violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440])
  test(`axe finds nothing in the wizard, results, history and docs at ${width} px`, async ({
    page,
    browser,
    product,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const account = await product.newUser({ pro: true });
    const id = await saveResult(product, account, 'Acme dashboard');
    await openAs(page, product, account, '/');
    await expect(page.getByRole('heading', { name: 'What are you building?' })).toBeVisible();
    await expectClean(page, 'choose type');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectClean(page, 'upload');
    await page.getByLabel('Choose images').setInputFiles([await drawScreenshot(browser)]);
    await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
    await page.getByRole('button', { name: 'Preview Page 1' }).click();
    await expectClean(page, 'organize');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectClean(page, 'name');
    await page.route('**/functions/v1/analyze-ui', () => {});
    await page.getByLabel('Prompt Name').fill('Acme');
    await page.getByRole('button', { name: 'Generate Design' }).click();
    await expect(page.getByText('This may take a moment').last()).toBeVisible();
    await expectClean(page, 'loading');

    await page.goto(`${product.url}/results?id=${id}`);
    await expect(page.getByRole('img', { name: /Fidelity score/ })).toBeVisible();
    await expectClean(page, 'results');
    for (const path of ['/history', '/docs']) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page, path);
    }
  });
