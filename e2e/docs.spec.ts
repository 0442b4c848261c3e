import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';

const FRAMEWORKS = ['React', 'Next.js', 'Ruby on Rails'];

test.beforeEach(async ({ page, product }) => {
  await openAs(page, product, product.demo, '/');
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
});

test('[DO1] [DO2] three tabs, React first, and no call to load them', async ({ page, product }) => {
  const calls: string[] = [];
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await expect(page.getByRole('heading', { name: 'Development Documentation' })).toBeVisible();
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await expect(page.getByRole('tab')).toHaveText(FRAMEWORKS);
  await expect(page.getByRole('tab', { name: 'React', exact: true })).toHaveAttribute('aria-selected', 'true');
  for (const name of FRAMEWORKS) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  }
  expect(calls.filter((path) => /^\/(rest|functions|storage)\//.test(path))).toEqual([]);
  expect(product.url).toContain('http');
});

test('[DO3] [DO4] [DO6] [DO7] [DO8] each tab has steps, dependencies, practices and prompts that copy', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/docs`);
  for (const name of FRAMEWORKS) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name, exact: true });
    const first = panel.locator('ol > li').first();
    await expect(first).toContainText('1');
    const command = await first.locator('code').textContent();
    await first.getByRole('button', { name: 'Copy' }).click();
    await expect(first.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
    await expect(first.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    for (const title of ['Required', 'Recommended', 'Best Practices', 'AI Assistant Prompts'])
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    const prompts = panel.getByRole('button', { name: /^Copy prompt/ });
    await expect(prompts).toHaveCount(4);
    await prompts.nth(2).click();
    const label = (await prompts.nth(2).getAttribute('aria-label'))!;
    expect(`Copy prompt: ${await page.evaluate(() => navigator.clipboard.readText())}`).toBe(label);
  }
});

test('without a clipboard, as over http on a local network, a command is copied all the same', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${product.url}/docs`);
  const first = page.getByRole('tabpanel').locator('ol > li').first();
  const command = await first.locator('code').textContent();
  await first.getByRole('button', { name: 'Copy' }).click();
  await expect(first.getByRole('button', { name: 'Copied' })).toBeVisible();
  // Pasted by keys, since this page cannot read the clipboard either.
  await page.goto(`${product.url}/settings`);
  await page.getByLabel('Name of a new token').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Name of a new token')).toHaveValue(command!);
});
