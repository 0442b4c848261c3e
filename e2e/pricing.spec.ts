import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';

test('[PR1][PR2][PR3][PR4][PR5][PR6] the pricing page shows the offer and all that is in it', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/pricing`);
  await expect(page.getByRole('heading', { name: 'Early Bird Pricing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Only first 10 users get this discount!' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('$19/month');
  for (const text of [
    'Unlimited prompt generations',
    'Priority support',
    'Early access to new features',
    'Cancel anytime • No hidden fees',
    'Unlimited UI analysis',
    'Advanced prompt generation',
    'Beta chat follow-up',
    'Download a Cursor file',
    'Docs for development',
  ])
    await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText('Early Bird', { exact: true })).toBeVisible();
});

test('[PR5] the home pricing card names the further features too', async ({ page, product }) => {
  await page.goto(product.url);
  for (const text of [
    'Unlimited UI analysis',
    'Advanced prompt generation',
    'Beta chat follow-up',
    'Docs for development',
  ])
    await expect(page.locator('#pricing').getByText(text)).toBeVisible();
});

test('[PR6][PR7][PE9] a subscriber sees an active plan and cannot upgrade again', async ({ page, product }) => {
  await openAs(page, product, product.demo, '/pricing');
  const main = page.getByRole('main');
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  await expect(main.getByText('Your subscription is active')).toBeVisible();
  await expect(main.getByText('You have full access to all Pro features')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Currently Subscribed' })).toBeDisabled();
  await expect(main.getByText('Early Bird', { exact: true })).toHaveCount(0);
});

test('[PR9] checkout without a session on /pricing asks to sign in to upgrade', async ({ page, product }) => {
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to upgrade to Pro.');
  await expect(page).toHaveURL(`${product.url}/auth`);
});

test('[PR10] checkout without a session on the home page asks to sign in to get started', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to get started.');
  await expect(page).toHaveURL(`${product.url}/auth`);
});

test('a visitor who wants Pro is led back to it through sign-up, mail and survey', async ({ page, product }) => {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 406 && refused.push(answer.url()));
  const email = `upgrade-${Date.now()}@example.com`;
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('blueberry pancake');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(async () => (await product.outbox(email)).length).toBe(1);
  await page.goto((await product.outbox(email))[0]!.link);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  for (const [index, choice] of ['Other', 'Designer', '3-5', 'Expert', 'Cursor'].entries()) {
    await expect(page.getByText(`Step ${index + 1} of 5`)).toBeVisible();
    await page.getByRole('radio', { name: choice, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(`${product.url}/pricing`);
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
  // Once: the next way home ends at home.
  await page.goto(product.url);
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  expect(refused, 'what browsers log as errors').toEqual([]);
});
