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
  ['Report in a minute', 'Numbers of the month, ready to send on.'],
];

const markup = (title: string, cards: readonly (readonly string[])[]) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; font: 16px/24px Arial, sans-serif; color: #1f2937; background: #f3f4f6 }
  header { padding: 16px 24px; background: #ffffff; border-bottom: 1px solid #e5e7eb; font-weight: 700 }
  h1 { margin: 48px 24px 24px; font-size: 48px; line-height: 56px }
  main { padding: 0 24px 48px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
  section { padding: 24px; background: #ffffff; border: 1px solid #e5e7eb; border-radius: 8px }
  h2 { margin: 0 0 8px; font-size: 20px; line-height: 28px } p { margin: 0 }
  @media (max-width: 700px) { h1 { font-size: 32px; line-height: 40px } main { grid-template-columns: 1fr; gap: 16px } }
</style><header>Weekplan</header><h1>${title}</h1><main>${cards
  .map(([name, text]) => `<section><h2>${name}</h2><p>${text}</p></section>`)
  .join('')}</main>`;

const draw = async (browser: Browser, name: string, width: number, html: string) => {
  const tab = await browser.newPage({ viewport: { width, height: 480 }, isMobile: false });
  await tab.setContent(html);
  const buffer = await tab.screenshot({ fullPage: true });
  await tab.close();
  return { name, mimeType: 'image/png', buffer };
};

const drop = async (page: Page, shots: Awaited<ReturnType<typeof draw>>[]) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Choose images').setInputFiles(shots);
  await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
};

const generate = async (page: Page) => {
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.waitForURL('**/results', { timeout: 80_000 });
};

const downloadBy = async (page: Page, button: string): Promise<Buffer> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile((await (await waiting).path())!);
};

test('a desktop and a phone screenshot become one responsive page', async ({ page, product, browser }) => {
  const account = await product.newUser({ pro: true });
  const html = markup('Work that fits your week', CARDS);
  await openAs(page, product, account, '/');
  await drop(page, [
    await draw(browser, 'home-desktop.png', 1440, html),
    await draw(browser, 'home-phone.png', 390, html),
  ]);
  const pages = page.getByRole('list', { name: 'Pages' });
  await expect(page.getByText('Page 2 looks like Page 1 on a narrower screen.')).toBeVisible();
  await page.getByRole('button', { name: 'Pair them' }).click();
  await expect(pages.getByText('Phone width of Page 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pair Phone width of Page 1 with another page' })).toBeFocused();
  await expectAccessible(page, 'a paired page');

  // Back and again by the menu, by keyboard; and the draft is kept.
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'A separate page' }).click();
  await expect(pages.getByText('Phone width of Page 1')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pair Page 2 with another page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Another width of Page 1' }).click();
  await expect(pages.getByText('Phone width of Page 1')).toBeVisible();
  await page.reload();
  await expect(pages.getByText('Phone width of Page 1')).toBeVisible();
  await expect(pages.getByRole('button', { name: /^Move/ })).toHaveCount(2);

  await nameProject(page, 'Weekplan');
  await generate(page);
  await expect(page.getByRole('region', { name: 'The generated prompt' })).toContainText('Other widths');
  await expect(page.getByText('they were not joined')).toBeHidden();

  const widths = page.getByRole('radiogroup', { name: 'Common widths (px)' });
  const frame = page.frameLocator('iframe[title="Blueprint"]');
  const first = frame.getByText(CARDS[0]![0]!);
  const second = frame.getByText(CARDS[1]![0]!);
  const areStacked = async () => (await second.boundingBox())!.y > (await first.boundingBox())!.y + 8;
  await scrollToBlueprint(page);
  await expect(widths.getByRole('radio', { name: '390' })).toBeEnabled({ timeout: 30_000 });
  await expect.poll(areStacked).toBe(false);
  await widths.getByText('390', { exact: true }).click();
  await expect.poll(areStacked).toBe(true);
  await expect(page.getByRole('slider', { name: 'Divider between screenshot and blueprint' })).toBeVisible();
  await expectAccessible(page, 'the phone width');

  const file = (await downloadBy(page, 'Download HTML')).toString();
  expect(file).toContain('@media (max-width');
  await expectOneColumn(browser, file);
  const zip = unzipSync(await downloadBy(page, 'All as .zip'));
  expect(Object.keys(zip)).toEqual(
    expect.arrayContaining(['screenshots/page-1.png', 'screenshots/page-1-390.png', 'facts/page-1-390.json']),
  );
  await expectOneColumn(browser, strFromU8(zip['blueprints/page-1.html']!));

  await page.getByRole('button', { name: 'Save to History' }).click();
  await page.waitForURL('**/results?id=*');
  await page.reload();
  await expect(widths.getByText('390', { exact: true })).toBeVisible();

  // What is put right is so at both widths.
  await page.getByRole('button', { name: /^Headings/ }).click();
  await page.getByRole('listbox', { name: 'Detected elements on the screenshot' }).focus();
  const text = page.getByRole('form', { name: 'Correct this element' }).getByLabel('Text', { exact: true });
  for (let turn = 0; turn < 12; turn++) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if ((await text.inputValue()) === CARDS[0]![0]) break;
  }
  await text.fill('Plan every month');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 correction, used in the prompt, code and exports.')).toBeVisible();
  await scrollToBlueprint(page);
  const corrected = (await downloadBy(page, 'Download HTML')).toString();
  expect(corrected.match(/Plan every month/g)).toHaveLength(1);
  expect(corrected).not.toContain(CARDS[0]![0]);
});

/** The downloaded page has its cards side by side on a desktop and one below the other on a phone, which it fits. */
const expectOneColumn = async (browser: Browser, html: string): Promise<void> => {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 }, isMobile: false });
  await tab.setContent(html);
  const tops = async () =>
    Promise.all(CARDS.map(async ([name]) => Math.round((await tab.getByText(name!).boundingBox())!.y)));
  expect(new Set(await tops()).size).toBe(1);
  await tab.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await tops()).size).toBe(3);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tab.close();
};

test('a screenshot of another page stays a page, and the result says why', async ({ page, product, browser }) => {
  const account = await product.newUser({ pro: true });
  await openAs(page, product, account, '/');
  const other = [
    ['Which plan is mine?', 'Look under your name at the top right.'],
    ['Can I pay by invoice?', 'Write to us and we set it up for you.'],
  ];
  await drop(page, [
    await draw(browser, 'home.png', 1440, markup('Work that fits your week', CARDS)),
    await draw(browser, 'help.png', 390, markup('Questions we are asked most', other)),
  ]);
  await expect(page.getByRole('button', { name: 'Pair them' })).toBeHidden();
  await page.getByRole('button', { name: 'Pair Page 2 with another page' }).click();
  await page.getByRole('menuitem', { name: 'Another width of Page 1' }).click();
  await nameProject(page, 'Two pages');
  await generate(page);
  await expect(page.getByText('Page 2 does not show the same text as Page 1, so they were not joined.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(2);
});
