import { expect, signIn, test } from './product.ts';
import { saveResult } from './save-result.ts';
import { generateProject } from './walk-wizard.ts';

test('[RE1] without a result the page leads home', async ({ page, product }) => {
  await signIn(page, product, await product.newUser());
  await page.goto(`${product.url}/results`);
  await expect(page).toHaveURL(`${product.url}/`);
});

test('[RE8] a name that is already saved starts as saved', async ({ page, browser, product }) => {
  const account = await product.newUser({ pro: true });
  await saveResult(product, account, 'Twice');
  await signIn(page, product, account);
  await generateProject(page, browser, 'Twice');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
});

test('[RE15] saving is blocked when the name was taken meanwhile', async ({ page, browser, product }) => {
  const account = await product.newUser({ pro: true });
  await signIn(page, product, account);
  await generateProject(page, browser, 'Raced');
  await expect(page.getByRole('button', { name: 'Save to History' })).toBeEnabled();
  await saveResult(product, account, 'Raced');
  await page.getByRole('button', { name: 'Save to History' }).click();
  await expect(page.getByText('Prompt already exists')).toBeVisible();
  await expect(page.getByText('A prompt with this name has already been saved.')).toBeVisible();
});

test.describe('a stored result', () => {
  test.beforeEach(async ({ page, product }) => {
    const account = await product.newUser();
    const id = await saveResult(product, account, 'Acme dashboard');
    await signIn(page, product, account);
    await page.goto(`${product.url}/results?id=${id}`);
    await expect(page.getByRole('heading', { name: 'Acme dashboard', level: 1 })).toBeVisible();
  });

  test('[RE4] the page shows the analysis card, the chat assistant and Next Steps', async ({ page }) => {
    for (const name of ['Generated Prompt', 'Chat assistant', 'Next Steps'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('[RE10] [RE11] the prompt stands in a box 200px high, with the tip to attach the image', async ({ page }) => {
    const box = page.getByRole('region', { name: 'The generated prompt' });
    expect((await box.boundingBox())?.height).toBe(200);
    await expect(page.getByText('attach the original image')).toBeVisible();
    const full = await box.textContent();
    await page.getByRole('radio', { name: 'Concise' }).click();
    await expect.poll(() => box.textContent()).not.toBe(full);
  });

  test('[RE12] detected elements show count, type and details', async ({ page }) => {
    const row = page.getByRole('region', { name: 'Detected Elements' }).getByRole('listitem').first();
    await expect(row).toContainText('1');
    await expect(row).toContainText('button');
    await expect(row).toContainText('Create report');
  });

  test('[RE13] the palette shows name and hex, and copies', async ({ page }) => {
    const swatches = page.getByRole('region', { name: 'Color Palette' }).getByRole('button');
    expect(await swatches.count()).toBeGreaterThan(2);
    await expect(swatches.first()).toContainText(/[a-z]{3,}/i);
    await expect(swatches.first()).toContainText(/#[0-9a-f]{6}/);
    await swatches.first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('[RE14] layout, spacing and typography are sections', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Layout' })).toContainText('One column.');
    await expect(page.getByRole('region', { name: 'Spacing' })).toContainText('8 px grid.');
    await expect(page.getByRole('region', { name: 'Typography' })).toContainText('Sans, 14 px.');
  });

  test('elements are walked by keyboard and copied', async ({ page }) => {
    const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/position \d+, \d+/);
  });

  test('the blueprint is scored and the slider moves by arrow keys', async ({ page }) => {
    await expect(page.getByRole('img', { name: /Fidelity score [\d.]+ of 100/ })).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Divide between screenshot and blueprint' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '55');
  });

  test('exports are downloaded, one by one and as an archive', async ({ page }) => {
    for (const [label, file] of [
      ['DESIGN.md', 'DESIGN.md'],
      ['Design tokens', 'design.tokens.json'],
      ['All as .zip', 'Acme dashboard.zip'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: label }).click();
      expect((await download).suggestedFilename()).toBe(file);
    }
  });
});

test('a screenshot of the own build is compared: the same page has no differences', async ({
  page,
  browser,
  product,
}) => {
  const { drawScreenshot } = await import('./draw-screenshot.ts');
  await signIn(page, product, product.demo);
  await generateProject(page, browser, `Checked ${Date.now()}`);
  const same = await drawScreenshot(browser, { title: 'Acme 1' });
  await page.getByLabel('Upload your screenshot').setInputFiles([same]);
  await expect(page.getByText('No differences found.')).toBeVisible({ timeout: 60_000 });
  const red = await drawScreenshot(browser, { title: 'Acme 1', accent: '#dc2626' });
  await page.getByLabel('Upload your screenshot').setInputFiles([red]);
  await expect(page.getByText(/#dc2626.*#2563eb/)).toBeVisible({ timeout: 60_000 });
});
