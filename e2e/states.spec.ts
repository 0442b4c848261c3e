import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { scrollToBlueprint } from './scroll-to-blueprint.ts';
import { nameProject } from './walk-wizard.ts';

const CARDS = [
  ['Plan every week', 'Drag tasks into days and see at once what fits.'],
  ['Share the board', 'Everybody sees the same list, on every device.'],
];
const MENU = '<div class="menu"><p>Profile</p><p>Team settings</p><p>Sign out</p></div>';

const markup = ({ isDark = false, hasMenu = false } = {}) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; font: 16px/24px Arial, sans-serif; color: #1f2937; background: #f3f4f6 }
  header { display: flex; justify-content: space-between; align-items: center; height: 64px; padding: 0 24px; background: #ffffff; border-bottom: 1px solid #e5e7eb }
  span { padding: 6px 14px; border: 1px solid #e5e7eb; border-radius: 8px }
  h1 { margin: 40px 24px 24px; font-size: 36px; line-height: 44px }
  main { padding: 0 24px; display: grid; grid-template-columns: repeat(2, 1fr); gap: 24px }
  section { padding: 24px; background: #ffffff; border: 1px solid #e5e7eb; border-radius: 8px }
  h2 { margin: 0 0 8px; font-size: 20px; line-height: 28px } p { margin: 0 }
  .menu { position: absolute; top: 60px; right: 24px; width: 200px; padding: 8px 0; background: #ffffff; border: 1px solid #cbd5e1; border-radius: 8px }
  .menu p { padding: 8px 16px }
  .dark { color: #f1f5f9; background: #0f172a } .dark header, .dark section { background: #1e293b; border-color: #334155 } .dark span { border-color: #334155 }
</style><body class="${isDark ? 'dark' : ''}"><header><b>Weekplan</b><span>Account</span></header><h1>Work that fits your week</h1><main>${CARDS.map(
  ([name, text]) => `<section><h2>${name}</h2><p>${text}</p></section>`,
).join('')}</main>${hasMenu ? MENU : ''}</body>`;

const draw = async (browser: Browser, name: string, html: string) => {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 480 }, isMobile: false });
  await tab.setContent(html);
  const buffer = await tab.screenshot();
  await tab.close();
  return { name, mimeType: 'image/png', buffer };
};

const downloadBy = async (page: Page, button: string): Promise<Buffer> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile((await (await waiting).path())!);
};

test('a page, its open menu and its dark theme become one page with states', async ({ page, product, browser }) => {
  const account = await product.newUser({ pro: true });
  await openAs(page, product, account, '/');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByLabel('Choose images')
    .setInputFiles([
      await draw(browser, 'home.png', markup()),
      await draw(browser, 'shot-2.png', markup({ hasMenu: true })),
      await draw(browser, 'home-dark.png', markup({ isDark: true })),
    ]);
  const pages = page.getByRole('list', { name: 'Pages' });
  for (const state of ['State 1', 'Dark theme']) {
    // Pages are numbered without a gap: once the second is a state, the third is Page 2.
    await page.getByRole('button', { name: 'Pair Page 2 with another page' }).click();
    await page.getByRole('menuitem', { name: 'Another state of Page 1' }).click();
    await expect(pages.getByRole('button', { name: `Rename ${state}, a state of Page 1` })).toBeVisible();
  }
  // The name is what the file says, else a number, and can be changed.
  const stateCalled = (name: string) => pages.getByRole('button', { name: `Rename ${name}, a state of Page 1` });
  await expect(stateCalled('Dark theme')).toBeVisible();
  await stateCalled('State 1').click();
  await page.getByLabel('Name of this state of Page 1').fill('Menu open');
  await page.keyboard.press('Enter');
  await expect(stateCalled('Menu open')).toBeVisible();
  await expectAccessible(page, 'a page with states');
  await page.reload();
  await expect(stateCalled('Menu open')).toBeVisible();

  await nameProject(page, 'Weekplan');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.waitForURL('**/results', { timeout: 80_000 });
  const prompt = page.getByRole('region', { name: 'The generated prompt' });
  await expect(prompt).toContainText('Other states');
  await expect(prompt).toContainText('below `Account`');
  await expect(page.getByText('they were not joined')).toBeHidden();

  const states = page.getByRole('radiogroup', { name: 'States' });
  const frame = page.frameLocator('iframe[title="Blueprint"]');
  const entry = frame.getByText('Team settings');
  await scrollToBlueprint(page);
  await expect(states.getByRole('radio', { name: 'Menu open' })).toBeEnabled({ timeout: 30_000 });
  await expect(entry).toBeHidden();
  await states.getByText('Menu open').click();
  await expect(entry).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Divider between screenshot and blueprint' })).toBeVisible();
  const ground = () => frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  await states.getByText('Dark theme').click();
  await expect(entry).toBeHidden();
  await expect.poll(ground).toBe('rgb(15, 23, 42)');
  await expectAccessible(page, 'a state of the blueprint');
  await states.getByText('Default').click();
  await expect.poll(ground).toBe('rgb(243, 244, 246)');

  const file = (await downloadBy(page, 'Download HTML')).toString();
  expect(file).toContain('[data-state~="menu-open"]');
  expect(file).toContain('@media (prefers-color-scheme:dark)');
  const zip = unzipSync(await downloadBy(page, 'All as .zip'));
  expect(Object.keys(zip)).toEqual(
    expect.arrayContaining(['screenshots/page-1.menu-open.png', 'facts/page-1.dark-theme.json']),
  );
  expect(strFromU8(zip['GUIDE.md']!)).toContain('**Menu open** (`data-state="menu-open"` on `<html>`)');

  await page.getByRole('button', { name: 'Save to History' }).click();
  await page.waitForURL('**/results?id=*');
  await page.reload();
  await expect(states.getByText('Dark theme')).toBeVisible();
});
