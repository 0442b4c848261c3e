import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';

test("[SU1] without a checkout_id: toast 'No checkout ID found' and /pricing", async ({ page, product }) => {
  await page.goto(`${product.url}/success`);
  const notice = toast(page, 'No checkout ID found');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('data-type', 'error');
  await expect(page).toHaveURL(`${product.url}/pricing`);
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
