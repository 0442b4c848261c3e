import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';

const INVALID = 'Invalid or missing confirmation parameters. Please check your confirmation link and try again.';

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

test('[CO4][CO7] a link of another account confirms that one and leaves who is signed in', async ({
  page,
  product,
}) => {
  const [present, email] = [await product.newUser(), `other-${Date.now()}@example.com`];
  const body = JSON.stringify({ email, password: 'a long enough secret' });
  await product.call('/auth/v1/signup', { method: 'POST', body });
  await expect.poll(async () => (await product.outbox(email)).length).toBe(1);
  const [mail] = await product.outbox(email);
  await openAs(page, product, present, new URL(mail!.link).pathname + new URL(mail!.link).search);
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await expect(page.getByText('Your email has been confirmed! You can now sign in to your account.')).toBeVisible();
  await expect(page.getByText(`${email} is confirmed. You are still signed in as ${present.email}.`)).toBeVisible();
  await page.goto(`${product.url}/settings`);
  await expect(page.getByText(present.email)).toBeVisible();
  expect((await product.call('/auth/v1/token?grant_type=password', { method: 'POST', body })).status).toBe(200);
});

test('[CO7][CO9] a link that was used says so, to who is signed in and to who is not', async ({ page, product }) => {
  const account = await product.newUser();
  const [mail] = await product.outbox(account.email);
  await page.goto(mail!.link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText('If not, you can ask for a new link there.')).toBeVisible();
  await openAs(page, product, account, new URL(mail!.link).pathname + new URL(mail!.link).search);
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await expect(page.getByText(`${account.email} is already confirmed`)).toBeVisible();
});

for (const suffix of ['', '?token_hash=x&type=recovery', '#access_token=a&refresh_token=b&type=recovery'])
  test(`[CO5][CO9] a link with '${suffix}' is refused and leads back to /auth`, async ({ page, product }) => {
    await page.goto(`${product.url}/confirm${suffix}`);
    await expect(page.getByText(INVALID)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(`${product.url}/auth`);
  });
