import { randomUUID } from 'node:crypto';
import { expect, type Product, test } from './product.ts';

const signUp = async (product: Product): Promise<string> => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const answer = await product.call('/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email, password: `pw-${randomUUID()}` }),
  });
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await product.outbox(email)).length).toBeGreaterThan(0);
  return (await product.outbox(email))[0]!.link;
};

const INVALID = 'Invalid or missing confirmation parameters. Please check your confirmation link and try again.';

test('[CO4][CO7][CO8][CO2] a mailed link confirms the address once', async ({ page, product }) => {
  const link = await signUp(product);
  const verify = Promise.withResolvers<void>();
  await page.route('**/auth/v1/verify', async (route) => {
    await verify.promise;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByText('Confirming your email...')).toBeVisible();
  verify.resolve();
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await expect(page.getByText('Your email has been confirmed! You can now sign in to your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
});

test('[CO3] a link whose hash carries tokens sets the session', async ({ page, product }) => {
  const account = await product.newUser();
  const answer = await product.call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const { access_token, refresh_token } = (await answer.json()) as { access_token: string; refresh_token: string };
  await page.goto(
    `${product.url}/confirm#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`,
  );
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await page.goto(`${product.url}/settings`);
  await expect(page.getByText(account.email)).toBeVisible();
});

for (const suffix of ['', '?token_hash=x&type=recovery', '#access_token=a&refresh_token=b&type=recovery'])
  test(`[CO5][CO9] a link with '${suffix}' is refused and leads back to /auth`, async ({ page, product }) => {
    await page.goto(`${product.url}/confirm${suffix}`);
    await expect(page.getByText(INVALID)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(`${product.url}/auth`);
  });
