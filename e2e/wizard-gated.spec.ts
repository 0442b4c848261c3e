import { expect, signIn, test } from './product.ts';

test.use({ serverEnv: { WIZARD_GATE: 'gated' } });

test('[WZ6] with the gated setting Continue from choose-type is for those who may generate', async ({
  page,
  product,
}) => {
  await signIn(page, product, product.demo);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Upload your screenshots' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(
    page
      .getByRole('link', { name: 'Log In' })
      .or(page.getByRole('button', { name: 'Log In' }))
      .first(),
  ).toBeVisible();

  await signIn(page, product, await product.newUser());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('heading', { name: 'What are you building?' })).toBeVisible();
});
