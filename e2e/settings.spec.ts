import { openAs, pathOf, toast } from './open-as.ts';
import { expect, test } from './product.ts';

test("[ST1][RT6] 'Account Information' shows the user's email", async ({ page, product }) => {
  await openAs(page, product, product.demo, '/settings');
  await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible();
  await expect(page.getByRole('main').getByText(product.demo.email)).toBeVisible();
});

test("[ST2] 'Legal Information' links to the legal pages", async ({ page, product }) => {
  await openAs(page, product, product.demo, '/settings');
  const legal = page.locator('section', { has: page.getByRole('heading', { name: 'Legal Information' }) });
  await expect(legal.getByRole('link')).toHaveCount(3);
  const targets = await legal.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/terms', '/privacy', '/disclaimer']);
});

test('[SP1][SP2][RT7] the support page shows its address and opens a mail to it', async ({ page, product }) => {
  const { supportEmail } = (await (await fetch(`${product.url}/config.json`)).json()) as { supportEmail: string };
  await openAs(page, product, product.demo, '/support');
  await expect(page.getByText(supportEmail)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${supportEmail.replaceAll('.', '\\.')}`),
  );
});

test('the plan of a subscriber can be managed at the provider', async ({ page, product }) => {
  await openAs(page, product, await product.newUser({ pro: true }), '/settings');
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/settings'));
});

test('an account is deleted with its data once its address has been typed', async ({ page, product }) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/settings');
  await page.getByRole('button', { name: 'Delete my account and data' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete everything' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/to confirm/).fill(account.email);
  await confirm.click();
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(pathOf(page)).toBe('/');
  const again = await product.call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  expect(again.status).toBe(400);
});
