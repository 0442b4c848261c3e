import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './product.ts';
import { scrollToBlueprint } from './scroll-to-blueprint.ts';

const FONTS = /\/inter-[47]00-[^/]*\.woff2$/;

/** Opens the sample project while its fonts do not come, and finds what is said about its score. */
const openWithoutFonts = async (page: Page, url: string) => {
  await page.route(FONTS, (route) => route.abort());
  await page.goto(`${url}/sample`);
  await scrollToBlueprint(page);
  const note = page.getByText("This score is too low: the page's fonts couldn't be loaded");
  await expect(note).toBeVisible();
  await page.unroute(FONTS);
  return note;
};

test('a visitor opens the sample project from the home page and copies its prompt', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('link', { name: 'See the full result for this page' }).click();
  await expect(page).toHaveURL(`${product.url}/sample`);
  await expect(page.getByRole('heading', { name: 'Sample project', level: 1 })).toBeVisible();
  for (const part of ['Generated Prompt', 'Detected Elements', 'Color Palette', 'Layout', 'Fidelity', 'Next Steps'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Prompt' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Sample project');
  await expectAccessible(page, 'sample project');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    // What fits is not faded as if it were cut.
    const room = await page
      .getByRole('region', { name: 'Detected Elements' })
      .getByRole('listitem')
      .evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect().right - row.lastElementChild!.getBoundingClientRect().right),
      );
    expect(Math.max(...room), `${width} px`).toBeLessThanOrEqual(1);
    // A sample of type that is cut short still shows some words.
    const cut = await page
      .getByRole('region', { name: 'Typography' })
      .getByRole('listitem')
      .evaluateAll((rows) =>
        rows
          .map((row) => row.firstElementChild!)
          .filter((sample) => sample.scrollWidth > sample.clientWidth)
          .map((sample) => sample.clientWidth),
      );
    expect(Math.min(...cut, Infinity), `${width} px`).toBeGreaterThan(150);
  }
});

test('a score in other letters than those of the page is said to be too low, and is made again once its fonts come', async ({
  page,
  context,
  product,
}) => {
  const note = await openWithoutFonts(page, product.url);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Fidelity score 9/ })).toBeVisible();
});

test('fonts that did not come are loaded again on request, and the score is made again', async ({ page, product }) => {
  const note = await openWithoutFonts(page, product.url);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Fidelity score 9/ })).toBeVisible();
});

test('the blueprint is framed as it comes near, and its score moves nothing below it', async ({ page, product }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${product.url}/sample`);
  const next = page.getByRole('heading', { name: 'Next Steps', exact: true });
  const topOfNext = () => next.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  await expect(page.getByText('Scoring...')).toBeVisible();
  const before = await topOfNext();
  await scrollToBlueprint(page);
  await expect(page.getByRole('img', { name: /Fidelity score 9/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  // As much as the words of another page may need.
  expect(Math.abs((await topOfNext()) - before)).toBeLessThanOrEqual(24);
});
