import { drawScreenshot } from './draw-screenshot.ts';
import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';
import { readKept } from './read-kept.ts';
import { generateProject } from './walk-wizard.ts';

test('the pages of a saved project go back to the wizard, take another and are measured again; a draft is not lost', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  await openAs(page, product, account, '/');
  await generateProject(page, browser, 'Acme');
  await page.getByRole('button', { name: 'Save to History' }).click();
  await page.waitForURL('**/results?id=*');
  const edit = async () => {
    await page.goto(`${product.url}/history`);
    await page.getByRole('button', { name: 'More actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Edit pages or measure again' }).click();
  };
  await edit();
  await expect(toast(page, 'You are editing a copy. “Acme” stays as it is.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('img')).toHaveCount(1);
  await page.getByLabel('Add images').setInputFiles([await drawScreenshot(browser, { name: 'b.png', title: 'Other' })]);
  await expect(rows).toHaveCount(2);
  await expect.poll(() => readKept(page, 'draft-images')).toHaveLength(2);

  await edit();
  await expect(toast(page, 'There is a draft on the home page. Generate or discard it first.')).toBeVisible();
  await page.goto(product.url);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Acme copy');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.waitForURL('**/results', { timeout: 80_000 });
  await expect(page.getByRole('tab')).toHaveCount(2);
});

test('a server that does not give a screenshot out is no reason to leave its page out', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  await openAs(page, product, account, '/');
  await generateProject(page, browser, 'Acme', { count: 2 });
  await page.getByRole('button', { name: 'Save to History' }).click();
  await page.waitForURL('**/results?id=*');
  await page.goto(`${product.url}/history`);
  const edit = async () => {
    await page.getByRole('button', { name: 'More actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Edit pages or measure again' }).click();
  };
  let asked = 0;
  await page.route('**/storage/v1/object/screenshots/**', (route) =>
    asked++ === 0 ? route.fulfill({ status: 503, json: { statusCode: '503', message: 'busy' } }) : route.continue(),
  );
  await edit();
  await expect(
    toast(page, 'The screenshots of this analysis could not be loaded. Try again, or upload them.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/history$/);
  // The menu's button shows that the screenshots load, and whoever uses the keyboard is still there afterwards.
  await expect(page.getByRole('button', { name: 'More actions for Acme' })).toBeFocused();
  await page.unroute('**/storage/v1/object/screenshots/**');
  await edit();
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(2);
});
