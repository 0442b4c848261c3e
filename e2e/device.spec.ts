import type { Page } from '@playwright/test';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { nameProject, uploadScreenshots } from './walk-wizard.ts';

/** Loading and measuring take seconds; on a busy machine many. */
const SLOW_MS = 120_000;

test.beforeEach(async ({ page, product }) => {
  await openAs(page, product, product.demo, '/');
});

const deviceSwitch = (page: Page) => page.getByRole('switch', { name: 'Measure on this device' });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Design' }).click();

test('a project is measured on this device, saved and opened again, and the choice is remembered', async ({
  page,
  browser,
}) => {
  test.setTimeout(3 * SLOW_MS);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await uploadScreenshots(page, browser, { count: 2 });
  await nameProject(page, 'Acme here');
  await expect(deviceSwitch(page)).not.toBeChecked();
  expect(asked.filter((path) => path.includes('/engine'))).toEqual([]);
  await deviceSwitch(page).check();
  await generate(page);
  const view = page.getByRole('dialog', { name: 'This may take a moment' });
  await expect(view.getByText('On this device')).toBeVisible();
  await page.waitForURL('**/results', { timeout: 2 * SLOW_MS });
  expect(asked.filter((path) => path.endsWith('count-image'))).toHaveLength(2);
  expect(asked.filter((path) => /(analyze-ui|validate-ui-image)$/.test(path))).toEqual([]);

  await expect(page.getByRole('heading', { name: 'Acme here', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Save to History' }).click();
  await expect(page).toHaveURL(/results\?id=/);
  // In a window that has nothing of it, so that what is shown was stored.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Acme here', level: 1 })).toBeVisible();
  await expect(other.getByText('Web app, 2 pages. Measured locally, no model used.')).toBeVisible();
  await other.close();

  await page.goto(page.url().replace(/\/results.*/, '/'));
  await uploadScreenshots(page, browser);
  await nameProject(page, 'Acme next');
  await expect(deviceSwitch(page)).toBeChecked();
});

test('loading the engine is shown in bytes and can be cancelled', async ({ page, browser }) => {
  await page.route('**/assets/engine/runtime-*', () => undefined);
  await uploadScreenshots(page, browser);
  await nameProject(page, 'Acme cancelled here');
  await deviceSwitch(page).check();
  await generate(page);
  const view = page.getByRole('dialog', { name: 'This may take a moment' });
  await expect(view.getByText(/Loading the engine, [5-9] of 1\d MB/)).toBeVisible();
  await view.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Generation cancelled')).toBeVisible();
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Acme cancelled here');
});

test('where the device cannot measure, the server is offered and does it', async ({ page, browser }) => {
  test.setTimeout(SLOW_MS);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/engine/**', (route) => route.abort());
  await uploadScreenshots(page, browser);
  await nameProject(page, 'Acme there');
  await deviceSwitch(page).check();
  await generate(page);
  const box = page.getByRole('alert').filter({ hasText: 'Error:' });
  await expect(box).toContainText("Your screenshots couldn't be measured on this device.");
  expect(asked.filter((path) => /(analyze-ui|count-image)$/.test(path))).toEqual([]);
  await box.getByRole('button', { name: 'Measure on our server' }).click();
  await page.waitForURL('**/results', { timeout: SLOW_MS });
  expect(asked.filter((path) => path.endsWith('analyze-ui'))).toHaveLength(1);
});
