import { readFile } from 'node:fs/promises';
import { drawScreenshot } from '../draw-screenshot.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../product.ts';
import { nameProject } from '../walk-wizard.ts';

test('[PD3] the sections of a landing page, put together by a visitor, become a build prompt after signing in', async ({
  page,
  browser,
  product,
}) => {
  await test.step('a visitor organises three sections', async () => {
    await page.goto(product.url);
    await page.getByRole('radio', { name: 'Full Landing Page' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const names = ['hero.png', 'prices.png', 'footer.png'];
    await page
      .getByLabel('Choose images')
      .setInputFiles(
        await Promise.all(names.map((name, index) => drawScreenshot(browser, { name, title: `Acme ${index + 1}` }))),
      );
    await expect(page.getByRole('list', { name: 'Sections' }).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Rename Section 3' }).click();
    await page.keyboard.type('Footer');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move Section 2 up' }).click();
    await nameProject(page, 'Acme landing');
    await page.getByRole('button', { name: 'Login to Generate' }).click();
  });
  await test.step('the draft is still there after signing in', async () => {
    await page.getByLabel('Email').fill(product.demo.email);
    await page.getByLabel('Password', { exact: true }).fill(product.demo.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Generate Design' })).toBeEnabled();
    await expect(page.getByLabel('Prompt Name')).toHaveValue('Acme landing');
  });
  await test.step('it becomes one guide over the sections in their order', async () => {
    await page.getByRole('button', { name: 'Generate Design' }).click();
    await page.waitForURL('**/results', { timeout: 80_000 });
    await expect(page.getByRole('tab')).toHaveText([/Section 2/, /Section 1/, /Footer/]);
    const prompt = page.getByRole('region', { name: 'The generated prompt' });
    for (const fact of ['Acme 2', 'Acme 3', 'Create report', '80', '120']) await expect(prompt).toContainText(fact);
    await expectAccessible(page, 'results of a landing page');
  });
  await test.step('the setup guide carries it', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Setup Guide + Prompt' }).click();
    const guide = await readFile((await (await download).path())!, 'utf8');
    expect(guide).toContain('Create report');
  });
});
