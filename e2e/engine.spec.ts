import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Page } from '@playwright/test';
import { measureInPage } from '../bench/runtimes/measure-in-page.ts';
import { measureWith } from '../bench/runtimes/measure-with.ts';
import { MAX_THREADS } from '../packages/vision/src/browser/count-threads.ts';
import { expect, test } from './product.ts';

const FIXTURES = new URL('../packages/vision/src/fixtures/', import.meta.url);

/** What may travel before the first picture is measured. */
const MAX_ENGINE_BYTES = 12_000_000;
/** Loading and measuring take seconds; on a busy machine many. */
const SLOW_MS = 120_000;
/** Sums of WebAssembly and of native code differ in their last digits, which can move an edge by a pixel. */
const EDGE_PX = 1;

const fixture = (file: string): Buffer => readFileSync(new URL(file, FIXTURES));

/** In a process of its own: here all of the engine would have to be compiled for the tests first. */
const measureInNode = async (...files: string[]): Promise<Measurement[]> => {
  const measured = await measureWith(
    'native',
    files.map((file) => fileURLToPath(new URL(file, FIXTURES))),
  );
  return measured.map(({ measurement }) => measurement);
};

const expectSame = (here: Measurement, there: Measurement): void => {
  const wordsOf = ({ texts }: Measurement) => texts.map(({ text, color }) => ({ text, color }));
  const typesOf = ({ elements }: Measurement) => elements.map(({ type }) => type);
  const sidesOf = ({ texts, elements }: Measurement) =>
    [...texts, ...elements].flatMap(({ box: { x, y, width, height } }) => [x, y, x + width, y + height]);
  expect(wordsOf(here)).toEqual(wordsOf(there));
  expect(typesOf(here)).toEqual(typesOf(there));
  const sides = sidesOf(there);
  const moved = sidesOf(here).filter((side, at) => Math.abs(side - sides[at]!) > EDGE_PX);
  expect(moved).toEqual([]);
};

test('the engine loads once and measures without a network what Node measures', async ({ page, context, product }) => {
  test.setTimeout(2 * SLOW_MS);
  await page.goto(product.url);
  // So that the engine may use threads.
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const first = await measureInPage(page, fixture('form.png'));
  // The engine's worker, and a thread more for each further core.
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(page.workers()).toHaveLength(Math.min(MAX_THREADS, cores));
  expect(first.totalBytes).toBeLessThanOrEqual(MAX_ENGINE_BYTES);
  expect(first.loadedBytes).toBe(first.totalBytes);
  await context.setOffline(true);
  const second = await measureInPage(page, fixture('article.png'));
  expect(second.loadedBytes).toBe(0);
  if (process.env['SHOW']) console.log(first.totalBytes, first.ms, second.ms);
  const [form, article] = await measureInNode('form.png', 'article.png');
  expectSame(first.measurement, form!);
  expectSame(second.measurement, article!);
});

const chooseScreenshot = (page: Page, file: string): Promise<void> =>
  page
    .locator('#try')
    .getByLabel('Choose a screenshot', { exact: true })
    .first()
    .setInputFiles([{ name: file, mimeType: 'image/png', buffer: fixture(file) }]);

const openHome = async (page: Page, url: string) => {
  await page.goto(url);
  // The page is painted before the app has taken it over; the wizard comes after that.
  await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
  return page.locator('#try');
};

test('a visitor measures on the own device, the second time without a network', async ({ page, context, product }) => {
  test.setTimeout(4 * SLOW_MS);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const section = await openHome(page, product.url);
  expect(asked.filter((path) => path.includes('engine'))).toEqual([]);
  await chooseScreenshot(page, 'form.png');
  await expect(section.getByRole('listbox')).toBeVisible({ timeout: SLOW_MS });
  await context.setOffline(true);
  await section.getByRole('button', { name: 'Try another screenshot' }).click();
  await chooseScreenshot(page, 'article.png');
  await expect(section.getByText('Measuring on your device.')).toBeVisible();
  await expect(section.getByRole('listbox')).toBeVisible({ timeout: SLOW_MS });
  await expect(section.getByRole('note', { name: 'First lines of the build guide' })).toContainText('# Article');
  await expect(section.getByText('Structure', { exact: true })).toBeVisible();
  expect(asked).not.toContain('/functions/v1/try-ui');
});

test('loading the engine is shown in bytes and can be cancelled', async ({ page, product }) => {
  await page.route('**/assets/engine/runtime-*', () => undefined);
  const section = await openHome(page, product.url);
  await chooseScreenshot(page, 'form.png');
  await expect(section.getByText(/Loading the engine, [5-9] of 1\d MB/).first()).toBeVisible();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByText('Drop a screenshot here')).toBeVisible();
});

test('where the engine cannot be loaded the server measures', async ({ page, product }) => {
  await page.route('**/assets/engine/**', (route) => route.abort());
  const section = await openHome(page, product.url);
  await chooseScreenshot(page, 'form.png');
  await expect(section.getByText('Measuring on our server instead')).toBeVisible();
  await expect(section.getByRole('listbox')).toBeVisible({ timeout: SLOW_MS });
});
