import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';

test("[SU1] without a checkout_id: toast 'No checkout ID found' and /pricing", async ({ page, product }) => {
  await page.goto(`${product.url}/success`);
  const notice = toast(page, 'No checkout ID found');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('data-type', 'error');
  await expect(page).toHaveURL(`${product.url}/pricing`);
});

test('[SU3][SU5][SU10][SU11][SU13] after a payment the page waits, welcomes and leads to /', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/success?checkout_id=abc');
  await expect(toast(page, 'Payment Received!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Processing Payment...' })).toBeVisible();
  await expect(page.getByText('Attempt 1 of 10')).toBeVisible();
  await product.makePro(account);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(toast(page, 'Welcome to Blueprompt Pro!')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of ['Unlimited UI prompt generations', 'Priority support', 'Early access', 'Advanced AI models'])
    await expect(main.getByText(text)).toBeVisible();
  await expect(page.getByText('Pro Member')).toBeVisible();
  await main.getByRole('link', { name: 'Start Using Pro' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('[SB2] a user without a subscription record gets one that is not subscribed, made by the system', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  const rows = async () =>
    (await (
      await product.call('/rest/v1/subscriptions?select=is_subscribed,modified_by,email', { account })
    ).json()) as unknown[];
  expect(await rows()).toEqual([]);
  await openAs(page, product, account, '/settings');
  await expect.poll(rows).toEqual([{ is_subscribed: false, modified_by: 'system', email: account.email }]);
});

test('[SB3] an expired subscription is closed by the expiry check and the user is not subscribed', async ({
  page,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  // Only the payment provider writes the end date: the browser is told one that has passed, the rest is real.
  await page.route('**/rest/v1/subscriptions?select=is_subscribed*', async (route) => {
    const response = await route.fetch();
    const stored = (await response.json()) as { is_subscribed: boolean };
    await route.fulfill({ response, json: { ...stored, subscription_end: '2020-01-01T00:00:00Z' } });
  });
  await openAs(page, product, account, '/settings');
  const row = async () =>
    (await (
      await product.call('/rest/v1/subscriptions?select=is_subscribed,modified_by', { account })
    ).json()) as unknown[];
  await expect.poll(row).toEqual([{ is_subscribed: false, modified_by: 'system_expiry_check' }]);
  await expect(page.getByRole('complementary').getByText('Upgrade to Pro')).toBeVisible();
});
