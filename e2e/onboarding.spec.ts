import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';

const CHOICES = ['Friend/Colleague', 'Designer', '3-5', 'Intermediate', 'Figma'];

test('[ON14] a save that fails says so and stays on the step', async ({ page, product }) => {
  await openAs(page, product, await product.newUser({ onboarded: false }), '/');
  for (const [index, choice] of CHOICES.entries()) {
    await page.getByRole('radio', { name: choice, exact: true }).press('Space');
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

test('a survey finished in one tab is over in the other, and its way out is signing out', async ({ page, product }) => {
  await openAs(page, product, await product.newUser({ onboarded: false }), '/');
  await page.getByRole('radio', { name: CHOICES[0]!, exact: true }).press('Space');
  await page.reload();
  await expect(page.getByRole('radio', { name: CHOICES[0]!, exact: true })).toBeChecked();
  const other = await page.context().newPage();
  await other.goto(product.url);
  await expect(other.getByText('Step 1 of 5')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  for (const [index, choice] of CHOICES.entries()) {
    await page.getByRole('radio', { name: choice, exact: true }).press('Space');
    await page.getByRole('button', { name: index < 4 ? 'Next' : 'Complete' }).click();
  }
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
});

test('clicking an answer or pressing its number moves on by itself', async ({ page, product }) => {
  await openAs(page, product, await product.newUser({ onboarded: false }), '/');
  await page.getByRole('radio', { name: CHOICES[0]!, exact: true }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  for (const step of [3, 4, 5]) {
    await page.keyboard.press('2');
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  }
  await page.getByRole('radio', { name: CHOICES[4]!, exact: true }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
});
