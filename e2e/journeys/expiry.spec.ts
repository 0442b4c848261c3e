import { openAs } from '../open-as.ts';
import { payUntil } from '../pay-until.ts';
import { expect, test } from '../product.ts';
import { saveResult } from '../save-result.ts';
import { nameProject, uploadScreenshots } from '../walk-wizard.ts';

const DAY_MS = 86_400_000;
/** Long enough to be booked on a busy machine before it is over. */
const LAST_MOMENTS_MS = 4_000;

test('[SB3] a subscription that runs out stops generation, keeps the history, and can be paid again', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser();
  await saveResult(product, account, 'Made while Pro');
  const row = async () =>
    (await (
      await product.call('/rest/v1/subscriptions?select=is_subscribed,modified_by', { account })
    ).json()) as unknown[];
  const upgrade = page.getByRole('complementary', { name: 'Menu' }).getByText('Upgrade to Pro');

  await payUntil(product, account, new Date(Date.now() + 30 * DAY_MS));
  await openAs(page, product, account, '/');
  await expect(page.getByText('Pro Member')).toBeVisible();
  await uploadScreenshots(page, browser);
  await nameProject(page, 'One more');

  await test.step('it ends while the page is open: the server refuses, and says why', async () => {
    const endsAt = new Date(Date.now() + LAST_MOMENTS_MS);
    await payUntil(product, account, endsAt);
    expect(await row()).toEqual([{ is_subscribed: true, modified_by: 'payment_webhook' }]);
    await expect.poll(() => Date.now()).toBeGreaterThan(endsAt.getTime());
    await page.getByRole('button', { name: 'Generate Design' }).click();
    await expect(page.getByRole('alert')).toContainText('Prompt generation is for Pro subscribers only.');
  });
  await test.step('the next visit closes it and shows what is left', async () => {
    await page.goto(`${product.url}/settings`);
    await expect.poll(row).toEqual([{ is_subscribed: false, modified_by: 'system_expiry_check' }]);
    await expect(upgrade).toBeVisible();
    await page.goto(`${product.url}/history`);
    await page.getByRole('link', { name: /Made while Pro/ }).click();
    await expect(page.getByRole('heading', { name: 'Made while Pro', level: 1 })).toBeVisible();
  });
  await test.step('paid again, the draft goes on where it was', async () => {
    await product.makePro(account);
    await page.goto(product.url);
    await expect(page.getByText('Pro Member')).toBeVisible();
    await expect(page.getByLabel('Prompt Name')).toHaveValue('One more');
    await page.getByRole('button', { name: 'Generate Design' }).click();
    await page.waitForURL('**/results', { timeout: 80_000 });
    await expect(page.getByRole('heading', { name: 'One more', level: 1 })).toBeVisible();
  });
});
