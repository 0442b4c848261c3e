import type { Page } from '@playwright/test';
import { findViolations } from './expect-accessible.ts';
import { openAs, pathOf, toast } from './open-as.ts';
import { expect, type Product, test } from './product.ts';

/** Greets the MCP server with a token, as an editor does first. */
const greetMcp = (product: Product, token: string): Promise<Response> =>
  fetch(`${product.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }),
  });

const expectFitsAndAccessible = async (page: Page): Promise<void> => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
};

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

test('an access token is shown once, opens the MCP server, and ends when it is revoked', async ({ page, product }) => {
  await openAs(page, product, await product.newUser(), '/settings');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Access tokens' }) });
  await expect(section.getByText('No tokens yet.')).toBeVisible();
  await expect(section.getByText(`${product.url}/mcp`)).toBeVisible();
  await section.getByLabel('Name of a new token').fill('Laptop');
  await page.keyboard.press('Enter');
  const shown = section.getByLabel('Token for Laptop');
  await expect(shown).toBeFocused();
  await expect(section.getByText('It is not shown again.')).toBeVisible();
  const token = await shown.inputValue();
  await section.getByRole('button', { name: 'Copy token' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await section.getByRole('radio', { name: 'Cursor' }).check();
  await section.getByRole('button', { name: 'Copy setup' }).click();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    mcpServers: {
      blueprompt: { url: `${new URL(page.url()).origin}/mcp`, headers: { Authorization: `Bearer ${token}` } },
    },
  });
  await expect(section.getByRole('listitem')).toContainText('Never used');
  await expectFitsAndAccessible(page);
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByLabel('Name of a new token')).toBeFocused();

  const greeted = await greetMcp(product, token);
  expect([greeted.status, await greeted.text()]).toEqual([200, expect.stringContaining('"name":"blueprompt"')]);
  await page.reload();
  await expect(section.getByRole('listitem')).toContainText('Last used');
  expect(await page.content()).not.toContain(token);

  await section.getByRole('button', { name: 'Revoke Laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: 'Revoke Laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(section.getByText('No tokens yet.')).toBeVisible();
  await expect(section.getByRole('group', { name: 'Access tokens' })).toBeFocused();
  expect((await greetMcp(product, token)).status).toBe(401);
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

test('the password is changed by who knows the current one, and other devices can be signed out', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/settings');
  const current = page.getByLabel('Current password', { exact: true });
  const next = page.getByLabel('New password', { exact: true });
  await current.fill('not the password');
  await next.fill('blueberry pancake');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await current.fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  // The sessions that it ended are not listed any more.
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveText([/This device/]);
  expect((await product.call('/auth/v1/user', { account })).status).toBeGreaterThanOrEqual(401);
  const answer = await product.call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: account.email, password: 'blueberry pancake' }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const other = { ...account, accessToken: access_token };
  expect((await product.call('/auth/v1/user', { account: other })).status).toBe(200);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByText('Every other device is signed out.')).toBeVisible();
  expect((await product.call('/auth/v1/user', { account: other })).status).toBeGreaterThanOrEqual(401);
  await page.reload();
  await expect(current).toBeVisible();
  await expectFitsAndAccessible(page);
});

test('the email is changed by who knows the password, once the link sent to the new one was opened', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  const next = `new-${account.email}`;
  await openAs(page, product, account, '/settings');
  const field = page.getByLabel('New email', { exact: true });
  const password = page.getByLabel('Your password', { exact: true });
  const send = page.getByRole('button', { name: 'Send confirmation link' });
  await field.fill(account.email);
  await expect(field).toHaveAccessibleDescription('This is your current email.');
  await field.fill(next);
  await password.fill('not the password');
  await send.click();
  await expect(password).toHaveAccessibleDescription('This is not your current password.');
  await password.fill(account.password);
  await send.click();
  // This installation sends no email: it is in the outbox of this computer.
  await expect(page.getByText(`Open the email to ${next} in its outbox to finish.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the email' })).toHaveAttribute('href', '/dev/outbox');
  await expectFitsAndAccessible(page);
  await page.reload();
  await expect(page.getByText(account.email, { exact: true })).toBeVisible();

  await expect.poll(async () => (await product.outbox(next)).length).toBe(1);
  const { link } = (await product.outbox(next))[0]!;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await expect
    .poll(async () => (await product.outbox(account.email)).map(({ subject }) => subject))
    .toEqual(['Your Blueprompt email was changed']);
  await page.goto(`${product.url}/settings`);
  await expect(page.getByText(next, { exact: true })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'This link has already been used or has expired. If Settings still shows your old email, request a new link there.',
  );
  await expect(page.getByText('sign in to get a new one')).toHaveCount(0);
  await expectFitsAndAccessible(page);
});

test('the settings list where the account is signed in, and end one of these sessions', async ({ page, product }) => {
  // Signed in by the mailed link, by script, and once more in this browser.
  const account = await product.newUser();
  await openAs(page, product, account, '/settings');
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(sessions.first()).toContainText('This device');
  const end = sessions.getByRole('button', { name: /^Sign out/ });
  await end.first().click();
  await expect(sessions).toHaveCount(2);
  await end.click();
  await expect(sessions).toHaveText([/This device/]);
  const answer = await product.call('/functions/v1/list-sessions', { method: 'POST', body: '{}', account });
  expect(answer.status).toBe(401);
});
