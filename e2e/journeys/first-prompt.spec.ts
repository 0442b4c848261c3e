import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { drawScreenshot } from '../draw-screenshot.ts';
import { expect, test } from '../product.ts';

const SURVEY = ['Friend/Colleague', 'Designer', '3-5', 'Intermediate', 'Figma'];

test.use({ serverEnv: { FREE_IMAGES_PER_MONTH: '5' } });

test('a newcomer copies the prompt of a screenshot after twelve clicks, the mail and the survey included', async ({
  page,
  browser,
  product,
}) => {
  let clicks = 0;
  const click = async (place: Locator): Promise<void> => {
    clicks++;
    await place.click();
  };
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  // A browser that cannot run the engine leaves the work to the server.
  await page.addInitScript(() => Object.defineProperty(globalThis, 'WebAssembly', { value: undefined }));
  await page.goto(product.url);
  await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await click(page.locator('#try').getByText('Choose a screenshot', { exact: true }));
  await (await chooser).setFiles([await drawScreenshot(browser, { name: 'revenue.png' })]);
  await click(page.getByRole('button', { name: 'Get the full guide' }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`pw-${randomUUID()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(async () => (await product.outbox(email)).length).toBe(1);
  await page.goto((await product.outbox(email))[0]!.link);
  clicks++;
  await click(page.getByRole('link', { name: 'Go to Login' }));
  for (const answer of SURVEY) await click(page.getByRole('radio', { name: answer, exact: true }));
  await click(page.getByRole('button', { name: 'Complete' }));
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Revenue');
  await click(page.getByRole('button', { name: 'Generate Design' }));
  await click(page.getByRole('button', { name: 'Copy Prompt', exact: true }));
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Create report');
  expect(clicks).toBeLessThanOrEqual(12);
});
