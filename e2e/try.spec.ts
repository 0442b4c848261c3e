import type { Page } from '@playwright/test';
import { drawScreenshot } from './draw-screenshot.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type Account, expect, test } from './product.ts';

/** A browser that cannot run the engine leaves the work to the server. */
const withoutEngine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(globalThis, 'WebAssembly', { value: undefined }));

/** Whoever has an account goes on from the sign-up form, which comes first here. */
const signInInstead = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
};

test('a visitor has a screenshot measured, and finds it in the draft after signing in', async ({
  page,
  browser,
  product,
}) => {
  await withoutEngine(page);
  await page.goto(product.url);
  // The page is painted before the app has taken it over; the wizard comes after that.
  await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
  const section = page.locator('#try');
  const choose = section.getByLabel('Choose a screenshot', { exact: true }).first();
  await choose.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }]);
  await expect(section.getByRole('alert')).toContainText('notes.txt');
  await choose.setInputFiles([{ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
  await expect(section.getByText('This is not an image.')).toBeVisible();
  await section.getByRole('button', { name: 'Try another screenshot' }).click();

  await choose.setInputFiles([await drawScreenshot(browser, { name: 'revenue.png' })]);
  await expect(section.getByRole('listbox')).toBeVisible({ timeout: 60_000 });
  await expect(section.getByRole('heading', { name: 'Color Palette' })).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Typography' })).toBeVisible();
  await expect(section.getByRole('note', { name: 'First lines of the build guide' })).toContainText('# Revenue');
  await expect(section.getByText(/^\d+ more lines in the full guide$/)).toBeVisible();
  await expect(section.getByText('Structure', { exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Copy HTML' })).toHaveCount(0);
  await expect(section.getByText('The full guide is part of Pro, $19/month.')).toBeVisible();
  await expectAccessible(page, 'try');

  await section.getByRole('button', { name: 'Get the full guide' }).click();
  await expect(page).toHaveURL(`${product.url}/auth`);
  await expect(page.getByRole('heading', { name: 'Join Today' })).toBeVisible();
  await signInInstead(page, await product.newUser({ pro: true }));
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Revenue');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Pages' })).toContainText('480 × 280');
});

test('a screenshot that finds no room in the draft is named, and the draft stays as it was', async ({
  page,
  browser,
  product,
}) => {
  await withoutEngine(page);
  await page.route('**/functions/v1/try-ui', (route) =>
    route.fulfill({ status: 429, json: { error: 'Come back tomorrow.', code: 'tries_used_up' } }),
  );
  await page.goto(product.url);
  const wizard = page.locator('#upload');
  await expect(wizard.getByText('Web App Pages')).toBeVisible();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  const shots = [];
  for (let n = 1; n <= 7; n++) shots.push(await drawScreenshot(browser, { name: `shot-${n}.png`, title: `Acme ${n}` }));
  await wizard.getByLabel('Choose images').setInputFiles(shots);
  await expect(wizard.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(7);
  const section = page.locator('#try');
  await section
    .getByLabel('Choose a screenshot', { exact: true })
    .first()
    .setInputFiles([await drawScreenshot(browser, { name: 'eighth.png', title: 'Eighth' })]);
  await section.getByRole('button', { name: 'Get the full guide' }).click();
  await expect(page).toHaveURL(`${product.url}/auth`);
  await expect(page.getByText("The limit is 7 images. eighth.png wasn't added.")).toBeVisible();
  await signInInstead(page, await product.newUser({ pro: true }));
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(7);
});

test('who has used up the tries of the day is told so, and can sign in or come back', async ({
  page,
  browser,
  product,
}) => {
  const refusal = {
    error: 'Your network has used all 5 tries for today. Sign in to continue, or come back tomorrow.',
  };
  await withoutEngine(page);
  await page.route('**/functions/v1/try-ui', (route) =>
    route.fulfill({ status: 429, json: { ...refusal, code: 'tries_used_up' } }),
  );
  await page.goto(product.url);
  // The page is painted before the app has taken it over; the wizard comes after that.
  await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
  const section = page.locator('#try');
  await section
    .getByLabel('Choose a screenshot', { exact: true })
    .first()
    .setInputFiles([await drawScreenshot(browser)]);
  await expect(section.getByRole('alert')).toContainText(refusal.error);
  await expect(section.getByRole('button', { name: 'Get the full guide' })).toBeVisible();
  await section.getByRole('button', { name: 'Try another screenshot' }).click();
  await expect(section.getByText('Drop a screenshot here')).toBeVisible();
});
