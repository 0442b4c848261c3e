import { openAs, pathOf, toast } from './open-as.ts';
import { expect, test } from './product.ts';

const CHOICES = ['Friend/Colleague', 'Designer', '3-5', 'Intermediate', 'Figma'];

test('[ON1][ON2][ON3][ON5][ON6][ON13] the survey goes through five steps, saves, welcomes and goes home', async ({
  page,
  product,
}) => {
  const account = await product.newUser({ onboarded: false });
  await openAs(page, product, account, '/');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(page.getByTestId('progress-dots').locator('> *')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  const slide = page.getByTestId('survey-slide');
  expect(await slide.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.15s');

  for (const [index, choice] of CHOICES.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 5`)).toBeVisible();
    await page.getByRole('radio', { name: choice, exact: true }).click();
    if (index === 2) {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page.getByText('Step 2 of 5')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Designer' })).toBeChecked();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    if (index < 4) await page.getByRole('button', { name: 'Next' }).click();
  }
  const save = Promise.withResolvers<void>();
  await page.route('**/rest/v1/user_onboarding*', async (route) => {
    await save.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('button', { name: 'Finishing...' })).toBeDisabled();
  save.resolve();
  await expect(toast(page, 'Welcome to Blueprompt!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  expect(pathOf(page)).toBe('/');
  const rows = await (await product.call('/rest/v1/user_onboarding?select=*', { account })).json();
  expect(rows).toMatchObject([
    {
      how_did_you_hear: 'friend',
      user_type: 'designer',
      projects_per_month: 3,
      coding_comfort_level: 3,
      preferred_tool: 'figma',
    },
  ]);
});

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
