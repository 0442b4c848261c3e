import { randomUUID } from 'node:crypto';
import { expectAccessible } from './expect-accessible.ts';
import { openAs, pathOf, toast } from './open-as.ts';
import { expect, signIn, test } from './product.ts';

const address = () => `${randomUUID().slice(0, 8)}@example.com`;

test('[AU1][AU3][AU4][AU5][AU2] the form switches between sign-in and sign-up; no provider button while none is set', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/auth`);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('required');
  for (const rule of ['minlength', 'maxlength', 'pattern']) await expect(password).not.toHaveAttribute(rule);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Join Today' })).toBeVisible();
  await expect(email).toBeFocused();
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('[AU6] a signed-in user on /auth is redirected to /', async ({ page, product }) => {
  await openAs(page, product, product.demo, '/auth');
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  expect(pathOf(page)).toBe('/');
});

test("[AU7][AU8][AU9] a new address gets 'Check your email'; a taken one gets a toast and the sign-in form", async ({
  page,
  product,
}) => {
  const signUp = async (email: string) => {
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(`pw-${randomUUID()}`);
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  };
  const email = address();
  await page.goto(`${product.url}/auth`);
  await signUp(email);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Return to login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  await signUp(product.demo.email);
  const notice = toast(page, 'Account already exists');
  await expect(notice).toContainText('An account with this email already exists. Please try logging in.');
  await expect(notice).not.toHaveAttribute('data-type', 'error');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter this account's password/);
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
});

test('[AU10] a successful sign-in goes to /, and the session survives a reload', async ({ page, product }) => {
  await signIn(page, product, product.demo);
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  expect(pathOf(page)).toBe('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
});

test('whoever is signed out by an ended session reads why, on the form and on the home page', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await product.call('/auth/v1/logout?scope=global', { method: 'POST', account });
  const ended = await page.evaluate(() => {
    const session = { ...JSON.parse(localStorage.getItem('blueprompt-session')!), expires_at: 1 };
    localStorage.setItem('blueprompt-session', JSON.stringify(session));
    return JSON.stringify(session);
  });
  await page.goto(`${product.url}/history`);
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await expectAccessible(page, 'sign in after the session ended');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await page.evaluate((session) => localStorage.setItem('blueprompt-session', session), ended);
  await page.goto(product.url);
  await expect(toast(page, 'Your session has ended')).toContainText('Sign in to continue.');
});

test('a session that was ended on another device says so here by itself, and signing in shows the same screen', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/settings');
  await page.getByLabel('New email').fill('half@typed');
  await product.call('/auth/v1/logout?scope=global', { method: 'POST', account });
  await expect(page.getByRole('heading', { name: "You've been signed out" })).toBeVisible();
  await expect(page.getByText('Drafts and unsaved results are kept in this browser.')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible(page, 'the session ended elsewhere');
  await page.keyboard.type(account.password);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue('half@typed');
  expect(pathOf(page)).toBe('/settings');
});

test('an ended session is also noticed by the next call, and another way to sign in leads back as well', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await product.call('/auth/v1/logout?scope=global', { method: 'POST', account });
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Saved Analyses' })).toBeVisible();
});

test('[AU11] a wrong password says so in a toast, and the field stays marked', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Email').fill(product.demo.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Error')).toContainText('Invalid login credentials');
  // The toast says what is wrong, the form what to do about it.
  await expect(page.getByRole('main')).not.toContainText(/invalid|incorrect/i);
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Check your email and password, or use “Forgot password?”.');
});

test('[AU7][AU11] on a local copy a newcomer who looks for the mail is led to it, and never back to the used link', async ({
  page,
  product,
}) => {
  const email = address();
  const password = page.getByLabel('Password', { exact: true });
  await page.goto(`${product.url}/auth`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(password).toHaveAccessibleDescription('8 or more characters, at least 4 different.');
  await page.getByLabel('Email').fill(email);
  await password.fill('short');
  await page.keyboard.press('Enter');
  // The rule stays what it was, and is marked; what went wrong is said by the toast alone.
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('8 or more characters, at least 4 different.');
  await expect(toast(page, 'Error')).toContainText('Password should be at least 8 characters');
  await toast(page, 'Error').getByRole('button', { name: 'Close toast' }).click();
  await password.fill('blueberry pancake');
  await page.keyboard.press('Enter');
  await expect(page.getByText('sends no real email')).toBeVisible();
  await page.getByRole('button', { name: 'Return to login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await password.fill('blueberry pancake');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Error').getByText('Email not confirmed')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`Open the email to ${email} in the outbox`);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Another email is in the outbox.')).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/Check the outbox, or try again in \d+ seconds/)).toBeVisible();
  await expectAccessible(page, 'email not confirmed');
  await page.getByRole('link', { name: 'Open the email' }).click();
  await expectAccessible(page, 'outbox');
  const newest = page.locator('section', { hasText: email }).first();
  await newest.getByRole('link', { name: 'Confirm email' }).click();
  await expect(
    page.getByText(`You're already signed in as ${email} in this browser. The button opens your account.`),
  ).toBeVisible();
  const link = page.url();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go to Login']);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).press('Space');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(`${email} is already confirmed, so you no longer need this link.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
});

test('the demo account is offered to the person at this computer, without its password', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await page.getByRole('button', { name: 'Fill in this email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(product.demo.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await (await fetch(`${product.url}/config.json`)).text()).not.toContain(product.demo.password);
});

test('the form says its own width, and hides its measures on a phone', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await expect(page.getByText('400', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('400', { exact: true })).toBeHidden();
});
