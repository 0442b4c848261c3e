import type { Page, Request } from '@playwright/test';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';

/** Both together; the packages' files for the same letters take 113 kB. */
const FONTS_MAX_BYTES = 45_000;

/** Lets no script of the app through until told to, so that only what the server sent is there. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!before-paint).*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
};

const watchConsole = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page says what the product is and leads to sign-up', async ({ page, product }) => {
    await page.goto(product.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Measured,not guessed.');
    await expect(page.getByRole('region', { name: 'Build prompt', exact: true })).toContainText('1440');
    await expect(page.getByRole('heading', { name: 'Early Bird Pricing' })).toBeVisible();
    await page.getByRole('link', { name: 'Start with a screenshot' }).click();
    await expect(page.locator('#upload')).toBeInViewport();
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(`${product.url}/auth`);
  });

  for (const [width, picture] of [
    [390, 'hero-close-up'],
    [1440, 'hero-screenshot'],
  ] as const)
    test(`at ${width} px one sheet is there, with its own picture only`, async ({ page, product }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
      });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(product.url, { waitUntil: 'networkidle' });
      await expect(page.getByRole('figure')).toHaveCount(1);
      const ofHero = pictures.filter((path) => path.includes('/hero-'));
      expect(ofHero.filter((path) => !path.includes('close-up')).length).toBe(picture === 'hero-screenshot' ? 1 : 0);
      expect(ofHero.some((path) => path.includes(picture))).toBe(true);
    });
});

for (const width of [390, 1440])
  test(`at ${width} px the app takes the prerendered page over without a word`, async ({ page, product }) => {
    const said = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    const letScriptsIn = await holdScripts(page);
    await page.goto(product.url, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await title.evaluate((element) => element.setAttribute('data-first', ''));
    letScriptsIn();
    await page.mouse.wheel(0, 200);
    await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
    // The same element: taken over, not made anew.
    await expect(title).toHaveAttribute('data-first', '');
    await expect(page.getByRole('figure')).toHaveCount(1);
    expect(said).toEqual([]);
  });

/** The app is there once it has answered a press; until then the page keeps what is pressed. */
const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => !('pressedEarly' in window && window.pressedEarly));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('the app is fetched, and runs for whoever wants more than to look', async ({ page, product }) => {
    const said = watchConsole(page);
    const scripts: string[] = [];
    page.on('requestfinished', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(product.url, { waitUntil: 'networkidle' });
    await expect.poll(() => scripts.some((path) => path.startsWith('/assets/react-'))).toBe(true);
    expect(scripts.some((path) => path.startsWith('/assets/index-') && path.endsWith('.js'))).toBe(false);
    expect(await isStarted(page)).toBe(false);
    await page.getByRole('button', { name: 'Demo' }).first().tap();
    await expect(page.getByRole('dialog', { name: 'Demo Video' })).toBeVisible();
    expect(await isStarted(page)).toBe(true);
    expect(said).toEqual([]);
  });

  test('everything in the hero is where it stays when the app has taken it over', async ({ page, product }) => {
    const places = () =>
      page.locator('section:has(> * > h1) *').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .flatMap((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height];
          }),
      );
    await page.goto(product.url, { waitUntil: 'networkidle' });
    const before = await places();
    expect(before.length).toBeGreaterThan(400);
    expect(await isStarted(page)).toBe(false);
    await page.keyboard.press('Shift');
    await expect(page.locator('#upload').getByText('Web App Pages')).toBeAttached();
    const after = await places();
    expect(after.length).toBe(before.length);
    // Labels on the drawing keep their size; before, they are as large as on the most common phone, some px larger here.
    expect(Math.max(...after.map((value, index) => Math.abs(value - before[index]!)))).toBeLessThan(4);
  });

  test('the scan line goes where it was put before the app was there', async ({ page, product }) => {
    await page.goto(product.url, { waitUntil: 'networkidle' });
    expect(await isStarted(page)).toBe(false);
    const slider = page.getByRole('slider');
    const { x, y, width } = (await slider.boundingBox())!;
    await page.touchscreen.tap(x + width * 0.8, y + 100);
    await expect.poll(() => isStarted(page)).toBe(true);
    expect(Number(await slider.inputValue())).toBeGreaterThan(70);
    const drawing = page.getByRole('figure').locator('.sheet-grid');
    await expect(drawing).toHaveAttribute('style', `transform: translateX(-${await slider.inputValue()}%);`);
  });

  test('the first window is set in two small fonts', async ({ page, product }) => {
    const fonts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts.push(request);
    });
    await page.goto(product.url, { waitUntil: 'networkidle' });
    expect(fonts.map((request) => request.url().match(/([a-z-]+)-first-/)?.[1]).sort()).toEqual([
      'inter',
      'jetbrains-mono',
    ]);
    const sizes = await Promise.all(fonts.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(FONTS_MAX_BYTES);
  });
});

for (const name of ['Demo', 'Which image formats can I upload?'])
  test(`'${name}' that is pressed before the app is there does its work once, as soon as it is`, async ({
    page,
    product,
  }) => {
    const letScriptsIn = await holdScripts(page);
    await page.goto(product.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name }).first().click();
    letScriptsIn();
    const shown =
      name === 'Demo' ? page.getByRole('dialog', { name: 'Demo Video' }) : page.getByText('PNG, JPEG, WebP');
    await expect(shown).toBeVisible();
  });

test('a choice that is made before the app is there counts once it is', async ({ page, product }) => {
  const letScriptsIn = await holdScripts(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  const text = page.getByRole('region', { name: 'Build prompt of the page' });
  await expect(text).toContainText('## Structure');
  await page.getByRole('radio', { name: 'Concise' }).click();
  letScriptsIn();
  await expect(text).not.toContainText('## Structure');
  await expect(page.getByRole('radio', { name: 'Concise' })).toBeChecked();
});

for (const [who, path] of [
  ['a member', '/'],
  ['whoever comes back from a sign-in', '/#access_token=x'],
  ['whoever is on the way to another page', '/?path=/terms'],
] as const)
  test(`${who} never sees the visitor's home page`, async ({ page, product }) => {
    if (who === 'a member') {
      await openAs(page, product, product.demo, '/terms');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const letScriptsIn = await holdScripts(page);
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.getByText('not guessed.')).toBeHidden();
    letScriptsIn();
    if (who === 'a member') await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
    if (path.endsWith('/terms')) await expect(page).toHaveURL(`${product.url}/terms`);
  });

test('every other address begins with an empty page', async ({ product }) => {
  for (const path of ['/pricing', '/nowhere', '/index.html', '/home.html']) {
    const html = await (await fetch(product.url + path)).text();
    expect(html).toContain('<div id="root"></div>');
  }
  expect(await (await fetch(product.url)).text()).toContain('not guessed.');
});
