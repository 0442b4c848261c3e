import { drawScreenshot } from './draw-screenshot.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';

test.use({ serverEnv: { CAPTURE_HOSTS: '*' } });

test('a page is added by its address, and where it cannot be the wizard says why', async ({
  page,
  product,
  browser,
}) => {
  await openAs(page, product, await product.newUser({ pro: true }), '/');
  await page.getByRole('button', { name: 'Continue' }).click();
  const link = page.getByLabel('Paste a link');
  await link.fill('http://127.0.0.1/');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText("We couldn't capture this page: 127.0.0.1 leads to a private address.")).toBeVisible();
  await expectAccessible(page, 'a link that was refused');
  // No public page can be reached from here: what the capture of one answers is played.
  const { buffer } = await drawScreenshot(browser);
  const answer = { imageBase64: buffer.toString('base64'), type: 'image/png', title: 'Acme reports', notes: [] };
  await page.route('**/functions/v1/capture-page', (route) => route.fulfill({ json: answer }));
  await link.fill('acme.example/reports');
  await link.press('Enter');
  await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Use file names' }).click();
  await expect(page.getByRole('list', { name: 'Pages' })).toContainText('Acme reports');
});
