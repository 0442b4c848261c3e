import type { Locator } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openAs, pathOf } from './open-as.ts';
import { expect, test } from './product.ts';

test("[LA1] the visitor's header has the logo and 'Log In', which goes to /auth", async ({ page, product }) => {
  await page.goto(product.url);
  const header = page.getByRole('banner');
  await expect(header.getByText('Blueprompt')).toBeVisible();
  await header.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${product.url}/auth`);
});

test('[LA2] on a phone the header offers a side menu', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/terms`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(`${product.url}/pricing`);
  await expect(menu).toBeHidden();
});

test("[LA3][LA4][LA5] the visitor's footer has legal links, a credit line, and no social link while none is set", async ({
  page,
  product,
}) => {
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Disclaimer', '/disclaimer'],
  ] as const) {
    await page.goto(`${product.url}/pricing`);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(product.url + path);
  }
  await expect(page.getByRole('contentinfo').getByText(/© \d{4} Blueprompt/)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
});

test('[LA6][LA8] the sidebar leads to every part and highlights where the user is', async ({ page, product }) => {
  await openAs(page, product, product.demo, '/');
  const sidebar = page.getByRole('complementary', { name: 'Menu' });
  for (const [name, path] of [
    ['History', '/history'],
    ['Settings', '/settings'],
    ['Support', '/support'],
    ['Docs', '/docs'],
    ['Home', '/'],
  ] as const) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(product.url + path);
    const current = sidebar.locator('[aria-current="page"]');
    await expect(current).toHaveText([name]);
    await page.mouse.move(700, 500);
    const isLit = (link: Locator) =>
      expect.poll(() => link.evaluate((element) => getComputedStyle(element).backgroundColor));
    await isLit(current).not.toBe('rgba(0, 0, 0, 0)');
    for (const other of await sidebar.getByRole('navigation').locator('a:not([aria-current])').all())
      await isLit(other).toBe('rgba(0, 0, 0, 0)');
  }
});

test('[LA7] the sidebar is 200px wide', async ({ page, product }) => {
  await openAs(page, product, product.demo, '/settings');
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(200);
});

test("[LA9] 'Feedback' in the sidebar opens the 'Send Feedback' dialog", async ({ page, product }) => {
  await openAs(page, product, product.demo, '/settings');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('dialog', { name: 'Send Feedback' })).toBeVisible();
});

test("[LA10] a subscriber sees the 'Pro Member' badge and no upgrade button", async ({ page, product }) => {
  await openAs(page, product, product.demo, '/settings');
  await expect(page.getByText('Pro Member')).toBeVisible();
  await expect(page.getByText('Upgrade to Pro')).toHaveCount(0);
});

test("[LA11] others see 'Upgrade to Pro', to /pricing, and no badge", async ({ page, product }) => {
  await openAs(page, product, await product.newUser(), '/support');
  const sidebar = page.getByRole('complementary', { name: 'Menu' });
  await expect(sidebar.getByText('Pro Member')).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL(`${product.url}/pricing`);
});

test('who needs Pro to generate reads so on the first step, a member of Pro does not', async ({ page, product }) => {
  await openAs(page, product, await product.newUser(), '/');
  await expect(page.getByText('You need Pro to generate, $19/month.')).toBeVisible();
  await expectAccessible(page, 'home of a free member');
  await openAs(page, product, product.demo, '/');
  await expect(page.getByText('Pro Member')).toBeVisible();
  await expect(page.getByText('You need Pro')).toHaveCount(0);
});

for (const place of ['complementary', 'banner'] as const)
  test(`[LA12][LA13] 'Sign Out' in the ${place} ends the session and goes to /`, async ({ page, product }) => {
    await openAs(page, product, await product.newUser(), '/settings');
    await page.getByRole(place).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(pathOf(page)).toBe('/');
    await page.goto(`${product.url}/settings`);
    await expect(page).toHaveURL(`${product.url}/auth`);
  });

test('[LA13] signing out in one tab signs out the others', async ({ page, context, product }) => {
  await openAs(page, product, await product.newUser(), '/settings');
  const other = await context.newPage();
  await other.goto(`${product.url}/support`);
  await expect(other.getByRole('heading', { name: 'Support' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(`${product.url}/auth`);
});

test('[LA14][LA15][LA16] the sidebar collapses by button and by keyboard, and stays so for 7 days', async ({
  page,
  context,
  product,
}) => {
  await openAs(page, product, product.demo, '/settings');
  const sidebar = page.getByRole('complementary', { name: 'Menu' });
  const width = async () => (await sidebar.boundingBox())?.width;
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(width).toBeLessThan(100);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(200);
  await page.keyboard.press('Meta+b');
  await expect.poll(width).toBeLessThan(100);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('collapsed');
  const days = (cookie!.expires - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect.poll(width).toBeLessThan(100);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(width).toBe(200);
});

test("[LA17][LA18] the member's header has Upgrade, Docs and Support as text, History and Settings as icons", async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/support');
  const header = page.getByRole('banner');
  for (const [name, path, isText] of [
    ['Upgrade', '/pricing', true],
    ['Docs', '/docs', true],
    ['Support', '/support', true],
    ['History', '/history', false],
    ['Settings', '/settings', false],
  ] as const) {
    const link = header.getByRole('link', { name, exact: true });
    await expect(link).toHaveText(isText ? name : '');
    await expect(link.locator('svg')).toHaveCount(isText ? 0 : 1);
    await link.click();
    await expect(page).toHaveURL(product.url + path);
  }
});

test('[LA19] the logo leads to the upload section of the home page', async ({ page, product }) => {
  await page.goto(product.url);
  const logo = page.getByRole('banner').getByRole('link', { name: /Blueprompt/ });
  const upload = page.locator('#upload');
  await expect(upload).toBeAttached();
  await expect(upload).not.toBeInViewport();
  await logo.click();
  await expect(upload).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(upload).not.toBeInViewport();
  await logo.click();
  await expect(upload).toBeInViewport();
  await page.goto(`${product.url}/terms`);
  await logo.click();
  await expect(upload).toBeInViewport();
  expect(pathOf(page)).toBe('/');
});

test('[LA20] 767 px is mobile, 768 px is desktop', async ({ page, product }) => {
  await openAs(page, product, product.demo, '/settings');
  const sidebar = page.getByRole('complementary', { name: 'Menu' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(sidebar).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(`${product.url}/support`);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[TH1][TH2] with the system set to ${colorScheme} the page is near-black`, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${product.url}/terms`);
    const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [red, green, blue] = color.match(/\d+/g)!.map((value) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    expect(0.2126 * red! + 0.7152 * green! + 0.0722 * blue!).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

test('[TH3] a notification appears as a toast', async ({ page, product }) => {
  await page.goto(`${product.url}/success`);
  await expect(page.locator('[data-sonner-toast]')).toHaveText(/No checkout ID found/);
});

test('the collapsed sidebar keeps one icon a row and says its name beside it', async ({ page, product }) => {
  await openAs(page, product, product.demo, '/support');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  const sidebar = page.getByRole('complementary', { name: 'Menu' });
  const link = sidebar.getByRole('link', { name: 'History', exact: true });
  await expect.poll(async () => (await sidebar.boundingBox())!.width).toBe(56);
  const [rail, row] = [(await sidebar.boundingBox())!, (await link.boundingBox())!];
  expect(row.height).toBeGreaterThanOrEqual(36);
  expect(Math.abs(row.x + row.width / 2 - (rail.x + rail.width / 2))).toBeLessThanOrEqual(1);
  await link.hover();
  await expect(page.getByRole('tooltip', { name: 'History' })).toBeAttached();
});

test('no open page is wider than a window of 320 px', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/auth', '/reset', '/pricing', '/terms', '/nowhere']) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/') {
      await page.locator('#upload').scrollIntoViewIfNeeded();
      await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
