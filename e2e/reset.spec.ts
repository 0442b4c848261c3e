import { randomUUID } from 'node:crypto';
import { expect, test } from './product.ts';

// An address gets one mail of a kind a minute: a server of its own, where nobody asked for a new password yet.
test.use({ serverEnv: { LOG_LEVEL: 'warn' } });

test('a forgotten password can be replaced by the mailed link, once', async ({ page, product }) => {
  const { email } = product.demo;
  await page.goto(`${product.url}/auth`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const resetMail = async () => (await product.outbox(email)).find(({ link }) => link.includes('/reset'));
  await expect.poll(resetMail).toBeTruthy();
  const { link } = (await resetMail())!;
  const save = async (next: string) => {
    await page.goto(link);
    await page.getByLabel('New password').fill(next);
    await page.getByRole('button', { name: 'Save password' }).click();
  };
  await save(`pw-${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  const asksForLink = () =>
    expect(page.getByText('It was used before, has expired or is incomplete. Ask for a new one.')).toBeVisible();
  // The session that the link gave, or any other, sets none without it, and the page says so before anybody types.
  await page.goto(`${product.url}/reset`);
  await asksForLink();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await asksForLink();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});
