import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';

const WIDTHS = [1440, 390];

/** The same state on a desk and on a phone. */
const expectClean = async (page: Page, state: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${state} at ${width} px`);
  }
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('axe finds nothing on the open pages', async ({ page, product }) => {
  test.slow();
  for (const path of ['/', '/pricing', '/terms', '/privacy', '/disclaimer', '/nowhere']) {
    await page.goto(product.url + path);
    await expect(heading(page)).toBeVisible();
    if (path === '/') await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
    await expectClean(page, path);
  }
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Demo' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'demo');
  await page.goto(`${product.url}/terms`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, "visitor's menu");
});

test('axe finds nothing on the way in', async ({ page, product }) => {
  test.slow();
  const fill = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('pw-0123456789');
    await page.locator('button[type=submit]').click();
  };
  await page.goto(`${product.url}/auth`);
  await expect(heading(page)).toBeVisible();
  await expectClean(page, 'sign in');
  await fill('nobody@example.com');
  await expect(toast(page, 'Error')).toBeVisible();
  await expectClean(page, 'refused sign-in');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expectClean(page, 'sign up');
  await fill(`${crypto.randomUUID().slice(0, 8)}@example.com`);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectClean(page, 'check your email');
  await page.goto(`${product.url}/auth`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectClean(page, 'forgotten password');
  await page.route('**/auth/v1/verify/check', (route) => route.fulfill({ json: { is_open: true } }));
  await page.goto(`${product.url}/reset?type=recovery&token_hash=used`);
  await expect(heading(page)).toBeVisible();
  await expectClean(page, 'new password');
  await page.getByLabel('New password').fill('pw-0123456789');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectClean(page, 'expired reset');
  await page.goto(`${product.url}/confirm`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectClean(page, 'refused confirmation');
  const answer = Promise.withResolvers<void>();
  await page.route('**/auth/v1/verify*', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 200, json: { user: null, session: null } });
  });
  await page.goto(`${product.url}/confirm?token_hash=x&type=signup`);
  await expect(page.getByRole('heading', { name: 'Confirming your email...' })).toBeVisible();
  await expectClean(page, 'confirmation under way');
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await expectClean(page, 'confirmed');
});

test('axe finds nothing in what a member sees', async ({ page, product }) => {
  test.slow();
  await openAs(page, product, product.demo, '/settings');
  for (const path of ['/settings', '/support', '/pricing', '/nowhere']) {
    await page.goto(product.url + path);
    await expect(heading(page)).toBeVisible();
    await expectClean(page, `${path} of a member`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/settings`);
  await page.getByLabel('Name of a new token').fill('Laptop');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('button', { name: 'Copy token' })).toBeVisible();
  await expectClean(page, 'new token');
  await page.getByRole('button', { name: 'Delete my account and data' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectClean(page, 'delete account');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, "member's menu");
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'feedback');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expectAccessible(page, 'collapsed sidebar');
});

test('axe finds nothing while a tooltip is open, and its words are those of its control', async ({ page, product }) => {
  await openAs(page, product, product.demo, '/settings');
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  // A pointer that rests there before the page is alive moves no more and opens nothing; a person's comes again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await toggle.hover();
    await expect(page.locator('[data-radix-popper-content-wrapper]')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(toggle).toHaveAccessibleDescription(/Ctrl/);
  await expectAccessible(page, 'tooltip');
});

test('axe finds nothing while a payment is waited for, nor when it does not arrive', async ({ page, product }) => {
  test.slow();
  const account = await product.newUser();
  await page.clock.install();
  await openAs(page, product, account, '/success?checkout_id=x');
  await expect(page.getByText(/Attempt 1 of/)).toBeVisible();
  const end = page.getByRole('heading', { name: 'Payment Processed' });
  const arriveAtEnd = () =>
    expect(async () => {
      await page.clock.runFor(2_000);
      await expect(end).toBeVisible({ timeout: 50 });
      // The pauses between tries are real time; the attempts run on the page's own clock.
    }).toPass({ intervals: [50] });
  await arriveAtEnd();
  await page.clock.resume();
  await expectClean(page, 'payment not arrived');
  await page.goto(`${product.url}/success?checkout_id=x`);
  await expect(page.getByText(/Attempt 1 of/)).toBeVisible();
  await page.route('**/rest/v1/subscriptions*', (route) => route.fulfill({ status: 500, json: {} }));
  await arriveAtEnd();
  await expect(page.getByText('We could not check your plan.')).toBeVisible();
  await expectClean(page, 'plan that cannot be read');
  await page.unroute('**/rest/v1/subscriptions*');
  await page.goto(`${product.url}/success`);
  await expect(toast(page, 'No checkout ID found')).toBeVisible();
  await expectClean(page, 'no checkout');
});

test('axe finds nothing in the survey', async ({ page, product }) => {
  test.slow();
  await openAs(page, product, await product.newUser({ onboarded: false }), '/onboarding');
  for (let step = 1; step <= 5; step += 1) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    await page.getByRole('radio').first().press('Space');
    // All five look alike; the first and the last have buttons of their own.
    if (step === 1 || step === 5) await expectClean(page, `question ${step}`);
    if (step < 5) await page.getByRole('button', { name: 'Next' }).click();
  }
});

test('axe finds nothing when things break', async ({ page, product }) => {
  await page.route('**/assets/pricing-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('the ruler broke')" }),
  );
  await page.goto(`${product.url}/pricing`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByText('Error message').click();
  await expectClean(page, 'crash');
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
  // The home page needs no server on a phone until it is touched.
  await page.goto(`${product.url}/auth`);
  await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible();
  await expectClean(page, 'no server');
});

test('the keyboard alone signs in: skip link, fields, button', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(product.demo.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(product.demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
});
