import { drawScreenshot } from './draw-screenshot.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';
import { scrollToBlueprint } from './scroll-to-blueprint.ts';

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
    await expectAccessible(page, 'choose type');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page, 'upload');
    await page.getByLabel('Choose images').setInputFiles([await drawScreenshot(browser)]);
    await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
    // A long name must not widen the page.
    await page.getByRole('button', { name: 'Rename Page 1' }).click();
    await page.keyboard.type('A page with quite a long name that goes on and on');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Preview A page/ }).click();
    await expectAccessible(page, 'organize');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page, 'name');
    await page.route('**/functions/v1/analyze-ui', () => {});
    await page.getByLabel('Prompt Name').fill('Acme');
    await page.getByRole('button', { name: 'Generate Design' }).click();
    await expect(page.getByText('This may take a moment').last()).toBeVisible();
    await expectAccessible(page, 'loading');

    await page.goto(`${product.url}/results?id=${id}`);
    await scrollToBlueprint(page);
    await expect(page.getByRole('img', { name: /Fidelity score/ })).toBeVisible();
    await expectAccessible(page, 'results');
    for (const path of ['/history', '/docs']) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
