import { drawScreenshot } from '../draw-screenshot.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../product.ts';
import { scrollToBlueprint } from '../scroll-to-blueprint.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('on a phone, by touch alone: sign in, generate, look, save, find it again', async ({ page, browser, product }) => {
  const account = await product.newUser({ pro: true });
  await test.step('signs in by way of the menu', async () => {
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log In' }).tap();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  });
  await test.step('generates a page', async () => {
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByLabel('Choose images').setInputFiles([await drawScreenshot(browser)]);
    await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByLabel('Prompt Name').fill('On the road');
    await page.getByRole('button', { name: 'Generate Design' }).tap();
    await page.waitForURL('**/results', { timeout: 80_000 });
    await expect(page.getByRole('heading', { name: 'On the road', level: 1 })).toBeVisible();
  });
  await test.step('goes straight to a part of the long page', async () => {
    await page.getByRole('button', { name: 'Jump to a part of this page' }).tap();
    await page.getByRole('menuitem', { name: 'Typography' }).tap();
    const heading = page.getByRole('heading', { name: 'Typography' });
    await expect(heading).toBeFocused();
    // Below the header, which stays.
    const { y } = (await heading.boundingBox())!;
    expect(y).toBeGreaterThan(64);
    expect(y).toBeLessThan(120);
  });
  await test.step('copies and saves with the bar at the bottom', async () => {
    const copy = page.getByRole('button', { name: 'Copy Prompt' }).filter({ visible: true });
    expect((await copy.boundingBox())!.y).toBeGreaterThan(700);
    await copy.tap();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Create report');
    await page.getByRole('button', { name: 'Save to History' }).filter({ visible: true }).tap();
    await expect(page.getByText('Prompt saved to history successfully!')).toBeVisible();
  });
  await test.step('finds it in the history', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'History' }).tap();
    await page.getByRole('button', { name: 'More actions for On the road' }).tap();
    const items = page.getByRole('menuitem');
    await expect(items).toHaveCount(4);
    for (const item of await items.all()) expect((await item.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await page.getByRole('listitem').filter({ hasText: 'On the road' }).getByRole('link').tap();
    await expect(page.getByRole('heading', { name: 'On the road', level: 1 })).toBeVisible();
  });
  await test.step('looks at what was found', async () => {
    const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
    await expect(list.getByRole('option', { name: /^button.*#2563eb/ })).toBeVisible();
    // All of the rebuilt page is in sight, not its left part.
    await scrollToBlueprint(page);
    const sheet = page.getByRole('region', { name: 'Preview of the blueprint' });
    const frame = (await sheet.locator('iframe').boundingBox())!;
    expect(frame.width).toBeLessThanOrEqual((await sheet.boundingBox())!.width);
    await expectAccessible(page, 'results on a phone');
  });
});
