import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './product.ts';

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
  }
});
