import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { pathOf, toast } from '../open-as.ts';
import { type Account, expect, type Product, test } from '../product.ts';
import { nameProject, uploadScreenshots } from '../walk-wizard.ts';

// As most people have it: every other test is walked without motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PROJECT = 'Acme back office';
const PAGES = ['Dashboard', 'Orders', 'Customers', 'Invoices', 'Settings'];
const SURVEY = ['Friend/Colleague', 'Designer', '3-5', 'Intermediate', 'Figma'];

/** Holds the calls to an address back until `release`, so that there is time to see what is shown meanwhile. */
const hold = async (page: Page, address: string, method?: string): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

const confirmByMail = async (page: Page, product: Product, email: string): Promise<void> => {
  await expect.poll(async () => (await product.outbox(email)).length).toBe(1);
  const release = await hold(page, '**/auth/v1/verify');
  await page.goto((await product.outbox(email))[0]!.link);
  await expect(page.getByText('Confirming your email...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await expect(page.getByText('Your email has been confirmed! You can now sign in to your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  await page.getByRole('link', { name: 'Go to Login' }).click();
};

const answerSurvey = async (page: Page): Promise<void> => {
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(page.getByTestId('progress-dots').locator('> *')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  const slide = page.getByTestId('survey-slide');
  expect(await slide.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.15s');
  for (const [index, choice] of SURVEY.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 5`)).toBeVisible();
    await page.getByRole('radio', { name: choice, exact: true }).press('Space');
    if (index === 2) {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page.getByText('Step 2 of 5')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Designer' })).toBeChecked();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    if (index < 4) await page.getByRole('button', { name: 'Next' }).click();
  }
  const release = await hold(page, '**/rest/v1/user_onboarding*', 'POST');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('button', { name: 'Finishing...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Welcome to Blueprompt!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  expect(pathOf(page)).toBe('/');
};

const meetTheGate = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Subscription Required' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('Prompt generation is for Pro subscribers only');
  for (const benefit of [/unlimited UI generations/i, /priority processing/i, /advanced AI models/i, /export options/i])
    await expect(dialog.getByText(benefit)).toBeVisible();
  await expectAccessible(page, 'subscription required');
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Name your pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
};

const upgrade = async (page: Page, product: Product): Promise<void> => {
  const main = page.getByRole('main');
  await expect(page.locator('input[autocomplete^="cc-"], input[name*="card" i]')).toHaveCount(0);
  const ask = Promise.withResolvers<void>();
  let checkoutUrl = '';
  await page.route('**/functions/v1/create-polar-checkout', async (route) => {
    await ask.promise;
    const answer = await route.fetch();
    checkoutUrl = ((await answer.json()) as { checkoutUrl: string }).checkoutUrl;
    await route.fulfill({ response: answer });
  });
  await main.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  ask.resolve();
  await page.waitForURL('**/dev/checkout/*');
  expect(page.url()).toBe(new URL(checkoutUrl, product.url).href);
  await expectAccessible(page, 'test checkout');
  const releaseBooking = await hold(page, '**/rest/v1/subscriptions*', 'GET');
  await page.getByRole('button', { name: /Pay \$19/ }).click();
  await page.waitForURL('**/success?checkout_id=*');
  await expect(toast(page, 'Payment Received!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Processing Payment...' })).toBeVisible();
  await expect(page.getByText('Attempt 1 of 10')).toBeVisible();
  await expectAccessible(page, 'payment processing');
  releaseBooking();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(toast(page, 'Welcome to Blueprompt Pro!')).toBeVisible();
  for (const text of ['Unlimited UI prompt generations', 'Priority support', 'Early access', 'Advanced AI models'])
    await expect(main.getByText(text)).toBeVisible();
  await expect(page.getByText('Pro Member')).toBeVisible();
  await expectAccessible(page, 'payment successful');
  await main.getByRole('link', { name: 'Start Using Pro' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
};

const generateFivePages = async (page: Page): Promise<void> => {
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  for (const [index, name] of PAGES.entries()) {
    await page.getByRole('button', { name: `Rename Page ${index + 1}` }).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(rows.nth(index)).toContainText(name);
  }
  await page.getByRole('button', { name: 'Set as homepage: Orders' }).click();
  await page.getByLabel('Additional Notes').fill('Use React and Tailwind.');
  await nameProject(page, PROJECT);
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await expect(page.getByText('page 5 of 5')).toBeVisible({ timeout: 80_000 });
  await page.waitForURL('**/results', { timeout: 80_000 });
  await expect(page.getByRole('heading', { name: PROJECT, level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    /Dashboard/,
    /Orders.*Homepage/,
    /Customers/,
    /Invoices/,
    /Settings/,
  ]);
  const prompt = page.getByRole('region', { name: 'The generated prompt' });
  for (const fact of ['Acme 1', 'Acme 5', 'Create report', '#2563eb', '/customers', 'Use React and Tailwind.'])
    await expect(prompt).toContainText(fact);
  const state = await page.evaluate(() => history.state.usr);
  expect(state.imagePaths).toHaveLength(5);
  expect(state.sections.map((section: { name: string }) => section.name)).toEqual(PAGES);
  expect(state.homePage).toBe(1);
  expect(state.customNotes).toBe('Use React and Tailwind.');
};

const saveAndReopen = async (page: Page, product: Product): Promise<void> => {
  await page.reload();
  await expect(page.getByRole('heading', { name: PROJECT, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Prompt', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Create report');
  await expect(page.getByRole('button', { name: 'Copy Prompt', exact: true })).toBeVisible();

  const release = await hold(page, '**/rest/v1/analysis_history*', 'POST');
  await page.getByRole('button', { name: 'Save to History' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await expect(page.getByText('Prompt saved to history successfully!')).toBeVisible();
  await expect(page).toHaveURL(/results\?id=/);
  const link = page.url();

  await page.getByRole('banner').getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Saved Analyses' })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: PROJECT }).getByRole('link').click();
  await expect(page).toHaveURL(link);
  await page.goto(product.url);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: PROJECT, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await expect(page.getByRole('img', { name: 'Screenshot of Dashboard' })).toBeVisible();
  await page.getByRole('tab', { name: /Invoices/ }).click();
  await expect(page.getByRole('img', { name: 'Screenshot of Invoices' })).toBeVisible();
  await expectAccessible(page, 'results of five pages');
};

const chatAndExport = async (page: Page): Promise<void> => {
  await page.getByLabel('Your message').fill('Which colour is the button?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('#2563eb', { timeout: 60_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All as .zip' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${PROJECT}.zip`);
  const archive = (await readFile((await file.path())!)).toString('latin1');
  for (const name of ['GUIDE.md', 'DESIGN.md', 'design.tokens.json']) expect(archive).toContain(name);
};

test('[PD2] [PE8] [PE5] [PE6] [PE7] [WZ8] [WZ24] [WZ27] [GE5] [CO2] [CO4] [CO7] [CO8] [ON1] [ON2] [ON3] [ON5] [ON6] [ON13] [PR8] [PR11] [PD7] [SU3] [SU5] [SU10] [SU11] [SU13] [RE5] [RE6] [RE9] [RE17] a visitor becomes a subscriber with a saved five-page project', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const password = `pw-${randomUUID()}`;

  await test.step('signs up from the home page', async () => {
    await page.goto(product.url);
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectAccessible(page, 'check your email');
  });
  await test.step('confirms by the mailed link', () => confirmByMail(page, product, email));
  await test.step('answers the survey', async () => {
    await answerSurvey(page);
    const signedIn = await product.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    });
    const { access_token: accessToken, user } = (await signedIn.json()) as {
      access_token: string;
      user: { id: string };
    };
    const account: Account = { email, password, userId: user.id, accessToken };
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
  await test.step('uploads five pages and is refused', async () => {
    await uploadScreenshots(page, browser, { count: 5 });
    await meetTheGate(page);
  });
  await test.step('pays in the test checkout', () => upgrade(page, product));
  await test.step('finds the draft and generates', () => generateFivePages(page));
  await test.step('saves and reopens', () => saveAndReopen(page, product));
  await test.step('asks and exports', () => chatAndExport(page));
  await test.step('signs out', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await page.goto(`${product.url}/history`);
    await expect(page).toHaveURL(`${product.url}/auth`);
  });
});
