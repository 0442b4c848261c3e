import type { Request } from '@playwright/test';
import { expect, test } from './product.ts';

test('[HO1][PD4][PE2] the hero shows the product at work, a demo and the wizard, and names its audience', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Measured,not guessed.');
  await expect(page.getByRole('figure')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Build prompt', exact: true })).toContainText('1440');
  const main = page.getByRole('main');
  for (const audience of ['developers', 'vibe coders', 'designers', 'founders', 'hobbyists', 'students'])
    await expect(main.getByText(audience).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Demo' }).first()).toBeVisible();
  await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
});

test('[HO1] the sheet and the prompt show the same facts', async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.getByRole('figure')).toBeVisible();
  const drawn = await page.getByRole('figure').locator('text').allTextContents();
  const prompt = await page.getByRole('region', { name: 'Build prompt of the page' }).textContent();
  const widths = drawn.filter((text) => /^\d{3}$/.test(text) && !['200', '400', '600', '800'].includes(text));
  expect(widths.length).toBeGreaterThanOrEqual(3);
  for (const width of widths) expect(prompt).toContain(width);
});

test('[HO2] the features are UI Analysis, Prompt Generation and Follow-up Chat', async ({ page, product }) => {
  await page.goto(product.url);
  for (const name of ['UI Analysis', 'Prompt Generation', 'Follow-up Chat'])
    await expect(page.locator('#features').getByRole('heading', { name })).toBeVisible();
});

test('[HO3] a table compares the product with a general chat AI, which wins some rows', async ({ page, product }) => {
  await page.goto(product.url);
  const table = page.getByRole('table', { name: /general chat AI/ });
  await expect(table.getByRole('columnheader')).toContainText(['', 'Blueprompt', 'General chat AI']);
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(table.locator('td:nth-child(2)', { hasText: 'Stronger side:' })).toHaveCount(6);
  await expect(table.locator('td:nth-child(3)', { hasText: 'Stronger side:' })).toHaveCount(2);
});

test('[HO4] an Early Bird pricing card is shown', async ({ page, product }) => {
  await page.goto(product.url);
  const card = page.locator('#pricing');
  await expect(card.getByRole('heading', { name: 'Early Bird Pricing' })).toBeVisible();
  await expect(card).toContainText('$19/month');
});

test('[HO5] the FAQ opens and closes its answers', async ({ page, product }) => {
  await page.goto(product.url);
  const question = page.getByRole('button', { name: 'Which image formats can I upload?' });
  const answer = page.getByText('PNG, JPEG, WebP');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
});

test('nothing below the window waits to be scrolled to, so that a picture of the whole page has all of it', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await expect(page.locator('#features')).toHaveCSS('content-visibility', 'visible');
});

test("[HO8][HO9][HO11] a visitor walks through 4 steps up to 'Login to Generate', which goes to /auth", async ({
  page,
  product,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) calls.push(request.url());
  });
  await page.goto(product.url);
  const wizard = page.locator('#upload');
  const steps = wizard.getByRole('list').first().getByRole('listitem');
  await expect(steps).toHaveText([/Choose Type/, /Upload Images/, /Name Pages/, /Name Project/]);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.locator('input[type=file]').first().setInputFiles('apps/web/src/features/marketing/hero-screenshot.png');
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByLabel('Prompt Name').fill('Pricing');
  await expect(page.getByText('Subscription Required')).toHaveCount(0);
  await wizard.getByRole('button', { name: 'Login to Generate' }).click();
  await expect(page).toHaveURL(`${product.url}/auth`);
  expect(calls).toEqual([]);
});

test("[HO13] without DEMO_VIDEO_URL the 'Demo Video' dialog plays a bundled recording", async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Demo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Demo Video' });
  const video = dialog.locator('video');
  await expect(video).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveCount(0);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  const { duration, width } = await video.evaluate((element: HTMLVideoElement) => ({
    duration: element.duration,
    width: element.videoWidth,
  }));
  expect(duration).toBeGreaterThan(5);
  expect(width).toBeGreaterThanOrEqual(1_000);
  expect(new URL(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).origin).toBe(product.url);
});

/** As sent, so compressed; it counts all that comes while nobody touches the page. */
const FIRST_LOAD_MAX_BYTES = 150_000;

test('the first load of / takes at most 150 kB of compressed script, with what comes later by itself', async ({
  page,
  product,
}) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.setViewportSize({ width: 1920, height: 1200 });
  await page.goto(product.url);
  await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(FIRST_LOAD_MAX_BYTES);
});

for (const width of [1440, 390])
  test(`nothing moves while the home page loads at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput)
            document.documentElement.dataset['shift'] = String(
              Number(document.documentElement.dataset['shift'] ?? 0) + shift.value,
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(product.url, { waitUntil: 'networkidle' });
    // A key that does nothing: a phone starts the app only for somebody.
    await page.keyboard.press('Shift');
    await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Also on the way down, where parts come when they are near.
    for (const part of ['features', 'pricing', 'faq']) await page.locator(`#${part}`).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift).toBeLessThan(0.02);
  });

test('the social card has a full address and the size that it states', async ({ page, product }) => {
  await page.goto(`${product.url}/terms`);
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  const address = await meta('image');
  expect(address).toBe(`${product.url}/social-card.png`);
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [String(image.naturalWidth), String(image.naturalHeight)];
  }, address!);
  expect(size).toEqual([await meta('image:width'), await meta('image:height')]);
});
