import type { Locator } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';

test('[HY1] [HY4] [HY6] [HI9] without entries there is a title, one sentence and no Delete All', async ({
  page,
  product,
}) => {
  await openAs(page, product, await product.newUser(), '/');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByText('Create your first UI prompt to see it here')).toBeVisible();
  await page.goto(`${product.url}/history`);
  await expect(page.getByRole('heading', { name: 'Saved Analyses' })).toBeVisible();
  await expect(page.getByText('No saved analyses yet. Try analyzing a UI design and save it!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete All' })).toHaveCount(0);
});

test('[HI4] [HI5] [HI7] [HI10] the latest three stand beside the wizard and open', async ({ page, product }) => {
  const account = await product.newUser();
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await saveResult(product, account, name);
  await openAs(page, product, account, '/');
  const panel = page.getByRole('complementary', { name: 'Recent Projects' });
  await expect(panel.getByRole('listitem')).toHaveText([/Fourth/, /Third/, /Second/]);
  await expect(panel.getByRole('listitem').first()).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await panel.getByRole('link', { name: /Third/ }).click();
  await expect(page).toHaveURL(/\/results\?id=/);
  await expect(page.getByRole('heading', { name: 'Third', level: 1 })).toBeVisible();
  await page.goBack();
  await panel.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/history$/);
});

test('[HI8] [HY7] while entries load their places are kept and said', async ({ page, product }) => {
  const account = await product.newUser();
  await page.route('**/rest/v1/analysis_history*', () => {});
  await openAs(page, product, account, '/');
  await expect(page.getByText('Loading recent projects')).toBeAttached();
  await expect(page.locator('[data-skeleton]')).toHaveCount(3);
  await page.goto(`${product.url}/history`);
  await expect(page.getByText('Loading history...')).toBeVisible();
});

test('[HY2] [HY3] [HY5] [HY8] entries show date and name, reveal their delete button and open', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await saveResult(product, account, 'Acme dashboard');
  await openAs(page, product, account, '/history');
  const row = page.getByRole('listitem').filter({ hasText: 'Acme dashboard' });
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  const remove = row.getByRole('button', { name: 'Delete Acme dashboard' });
  await expect(remove).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(remove).toHaveCSS('opacity', '1');
  const list = page.getByTestId('history-list');
  expect((await list.boundingBox())?.height).toBe(500);
  // A few rows have no empty frame below them.
  const heightOf = async (part: Locator) => (await part.boundingBox())!.height;
  expect(await heightOf(list.locator('> *'))).toBeLessThan((await heightOf(list.getByRole('list'))) + 4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(400);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Acme dashboard', level: 1 })).toBeVisible();
});

test('[HY10] deleting one and all refreshes the list; one can be called back', async ({ page, product }) => {
  const account = await product.newUser();
  for (const name of ['Keep', 'Drop', 'Rest']) await saveResult(product, account, name);
  await openAs(page, product, account, '/history');
  const rows = page.getByRole('listitem').filter({ hasText: /Keep|Drop|Rest/ });
  await expect(rows).toHaveCount(3);

  await rows.filter({ hasText: 'Keep' }).hover();
  await page.getByRole('button', { name: 'Delete Keep' }).click();
  await expect(page.getByText('Keep deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: keep Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Keep' })).toBeFocused();
  await expect(page.getByRole('link', { name: /Keep/ })).toBeVisible();

  await rows.filter({ hasText: 'Drop' }).hover();
  await page.getByRole('button', { name: 'Delete Drop' }).click();
  await expect(page.getByText('Prompt deleted successfully!')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete All' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all of them' }).click();
  await expect(page.getByText('All prompts deleted successfully!')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No saved analyses yet.')).toBeVisible();
});

test('what was deleted stays deleted when the page is reloaded before it could be called back', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  for (const name of ['Stay', 'Vanish']) await saveResult(product, account, name);
  await openAs(page, product, account, '/history');
  await page.getByRole('listitem').filter({ hasText: 'Vanish' }).hover();
  await page.getByRole('button', { name: 'Delete Vanish' }).click();
  await expect(page.getByText('Vanish deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Stay/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Vanish/ })).toHaveCount(0);
});

test('on a phone a row shows its date and its pages in full, and a name without a space is cut with a mark', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await product.newUser();
  await saveResult(product, account, 'W'.repeat(110));
  await openAs(page, product, account, '/history');
  const link = page.getByRole('listitem').getByRole('link');
  const [name, details] = [link.getByText(/^W+$/), link.getByText(/1 page$/)];
  await expect(details).toBeVisible();
  expect(await details.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the list is searched by name', async ({ page, product }) => {
  const account = await product.newUser();
  for (const name of ['Shop front', 'Finance board']) await saveResult(product, account, name);
  await openAs(page, product, account, '/history');
  await page.getByLabel('Search saved analyses').fill('finance');
  await expect(page.getByRole('link', { name: /Finance board/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Shop front/ })).toHaveCount(0);
  await page.getByLabel('Search saved analyses').fill('nothing like it');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('an entry is renamed and duplicated, and opens under its new name', async ({ page, product }) => {
  const account = await product.newUser();
  for (const name of ['Draft', 'Taken']) await saveResult(product, account, name);
  await openAs(page, product, account, '/history');
  const more = async (name: string, action: string) => {
    await page.getByRole('listitem').filter({ hasText: name }).first().hover();
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.getByRole('listitem').filter({ hasText: 'Draft' }).hover();
  await page.getByRole('button', { name: 'More actions for Draft', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu of an entry');
  await page.keyboard.press('Escape');
  await more('Draft', 'Rename');
  const field = page.getByRole('textbox', { name: 'New name for Draft' });
  await expect(field).toBeFocused();
  await field.fill('Taken');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Another saved analysis has this name.')).toBeVisible();
  await field.fill('Final');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Final/ })).toBeVisible();

  await more('Final', 'Duplicate');
  await expect(page.getByText('Saved as “Final copy”.')).toBeVisible();
  // The copy shares the screenshots, and has an id that its conversation and scores are kept under.
  const saved = await product.call('/rest/v1/analysis_history?select=prompt,result', { account });
  const rows = (await saved.json()) as { prompt: string; result: { copyId?: string } }[];
  expect(rows.find(({ prompt }) => prompt === 'Final')?.result.copyId).toBeUndefined();
  expect(rows.find(({ prompt }) => prompt === 'Final copy')?.result.copyId).toMatch(/^[\da-f-]{36}$/);
  await page.getByRole('link', { name: /Final copy/ }).click();
  await expect(page.getByRole('heading', { name: 'Final copy', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The generated prompt' })).toContainText('# Final copy');
});

test('several entries are deleted together, and called back together', async ({ page, product }) => {
  const account = await product.newUser();
  for (const name of ['One', 'Two', 'Three']) await saveResult(product, account, name);
  await openAs(page, product, account, '/history');
  const select = async () => {
    for (const name of ['One', 'Two']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await select();
  await expect(page.getByText('2 deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: /One|Two|Three/ })).toHaveCount(3);
  await select();
  await expect(page.getByText('2 prompts deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: /One|Two|Three/ })).toHaveText([/Three/]);
});

test('a shared entry is read by whoever has the link, without its owner’s actions, until the link is turned off', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser();
  await saveResult(product, account, 'Shown');
  await openAs(page, product, account, '/history');
  await page.getByRole('listitem').filter({ hasText: 'Shown' }).hover();
  await page.getByRole('button', { name: 'More actions for Shown' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Shown”' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await expectAccessible(page, 'share');

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Shown', level: 1 })).toBeVisible();
  await expect(stranger.getByText('Shared with you (read-only).')).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'The generated prompt' })).toContainText('# Shown');
  for (const action of ['Save to History', 'Saved', 'Rename this result', 'Upload your screenshot'])
    await expect(stranger.getByRole('button', { name: action })).toHaveCount(0);
  await expectAccessible(stranger, 'shared page');

  await dialog.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  await elsewhere.close();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions for Shown' })).toBeFocused();
});
