import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';

const CHOICES = ['Friend/Colleague', 'Designer', '3-5', 'Intermediate', 'Figma'];

test('[ON14] a save that fails says so and stays on the step', async ({ page, product }) => {
  await openAs(page, product, await product.newUser({ onboarded: false }), '/');
  for (const [index, choice] of CHOICES.entries()) {
    await page.getByRole('radio', { name: choice, exact: true }).click();
    if (index < 4) await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.route('**/rest/v1/user_onboarding*', (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken', details: null, hint: null } }),
  );
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save your responses. Please try again.');
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeEnabled();
});
