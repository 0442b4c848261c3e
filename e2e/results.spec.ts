import type { Locator, Page } from '@playwright/test';
import { drawScreenshot } from './draw-screenshot.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openAs, toast } from './open-as.ts';
import { type Account, expect, test } from './product.ts';
import { readKept } from './read-kept.ts';
import { saveResult } from './save-result.ts';
import { scrollToBlueprint } from './scroll-to-blueprint.ts';
import { generateProject } from './walk-wizard.ts';

/** Whose results this browser keeps, as its store has them. */
const keptOwners = async (page: Page): Promise<string[]> =>
  ((await readKept(page, 'open-results')) as { owner: string }[]).map(({ owner }) => owner);

test('[RE1] without a result the page leads home', async ({ page, product }) => {
  await openAs(page, product, await product.newUser(), '/results');
  await expect(page).toHaveURL(`${product.url}/`);
});

test('an address with a wrong id says that there is no such analysis', async ({ page, product }) => {
  await openAs(page, product, await product.newUser(), '/results?id=nonsense');
  await expect(page.getByText('This saved analysis does not exist or is not yours.')).toBeVisible();
});

test('[RE8] [RE15] a saved name starts as saved and blocks saving; another name frees it; the slider moves by keys; a build is compared', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  await saveResult(product, account, 'Twice');
  await openAs(page, product, account, '/');
  await generateProject(page, browser, 'Twice');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await expect(page.getByText('You already saved a prompt with this name.')).toBeVisible();
  await expect(page.getByText(/^\d+\.\d % of the pixels explained$/)).toBeVisible();

  await page.getByRole('button', { name: 'Rename this one to save it too' }).click();
  await page.keyboard.type('Raced');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Raced', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The generated prompt' })).toContainText('# Raced');
  await expect(page.getByRole('button', { name: 'Save to History' })).toBeEnabled();
  await saveResult(product, account, 'Raced');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Prompt already exists')).toBeVisible();
  await expect(page.getByText('A prompt with this name has already been saved.')).toBeVisible();
  // Nothing was saved, and nothing says so.
  await expect(page.getByText('You already saved a prompt with this name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to History' })).toBeEnabled();

  await page.getByRole('button', { name: 'Rename this result' }).click();
  await page.keyboard.type('Third');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Third', level: 1 })).toBeVisible();
  // Left unsaved and opened again, it is saved where it stands, and nobody asks for this browser's own picture any more.
  const lost: string[] = [];
  page.on('requestfailed', (request) => request.url().startsWith('blob:') && lost.push(request.url()));
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Open “Third”' }).click();
  await page.getByRole('button', { name: 'Save to History' }).click();
  await expect(page.getByText('Prompt saved to history successfully!')).toBeVisible();
  await expect(page).toHaveURL(/results\?id=/);
  await expect(page.getByRole('heading', { name: 'Third', level: 1 })).toBeVisible();

  // Saved, it is renamed where it stands as well.
  const rename = async (name: string) => {
    await page.getByRole('button', { name: 'Rename this result' }).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  };
  await rename('Twice');
  await expect(page.getByText('Another saved analysis has this name. Choose a different one.')).toBeVisible();
  await page.keyboard.press('Escape');
  await rename('Fourth');
  await expect(page.getByRole('heading', { name: 'Fourth', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The generated prompt' })).toContainText('# Fourth');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Fourth', level: 1 })).toBeVisible();
  await rename('Third');
  await expect(page.getByRole('heading', { name: 'Third', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Third');

  const slider = page.getByRole('slider', { name: 'Divider between screenshot and blueprint' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '55');

  const same = await drawScreenshot(browser, { title: 'Acme 1' });
  await page.getByLabel('Upload your screenshot').setInputFiles([same]);
  await expect(page.getByText('No differences found.')).toBeVisible({ timeout: 60_000 });
  const red = await drawScreenshot(browser, { title: 'Acme 1', accent: '#dc2626' });
  await page.getByLabel('Upload your screenshot').setInputFiles([red]);
  await expect(page.getByText(/#dc2626.*#2563eb/)).toBeVisible({ timeout: 60_000 });
  expect(lost).toEqual([]);
});

test('the rebuilt page is judged as its facts tell it, and then shows the pictures of the screenshot', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, product, await product.newUser({ pro: true }), '/');
  await generateProject(page, browser, 'Pictured', { hasPhoto: true });
  await scrollToBlueprint(page);
  await expect(page.getByRole('img', { name: /Fidelity score [\d.]+ of 100/ })).toBeVisible();
  const picture = page.frameLocator('iframe[title="Blueprint"]').locator('img').first();
  await expect(picture).toHaveAttribute('src', /^data:image\/png/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
});

test('[RE15] an unsaved result cannot take a saved name, and is saved under the name in its field', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  await saveResult(product, account, 'Taken');
  const savedNames = async () => {
    const answer = await product.call('/rest/v1/analysis_history?select=prompt&order=created_at', { account });
    return ((await answer.json()) as { prompt: string }[]).map(({ prompt }) => prompt);
  };
  // It offers the titles of the pages, too.
  const field = page.getByRole('combobox', { name: 'Name of this result' });
  const save = page.getByRole('button', { name: 'Save to History' });
  const refusal = toast(page, 'Prompt already exists');
  const expectRefused = async () => {
    await expect(refusal).toContainText('A prompt with this name has already been saved.');
    await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeAttached();
    await expect(save).toBeEnabled();
    // One message in one place, gone before the next try.
    await expect(refusal).toHaveCount(1);
    await expect(refusal).toHaveCount(0);
  };
  await openAs(page, product, account, '/');
  await generateProject(page, browser, 'Mine');

  const rename = async (name: string) => {
    await page.getByRole('button', { name: 'Rename this result' }).click();
    await field.fill(name);
  };
  await rename('Taken');
  await page.keyboard.press('Enter');
  await expectRefused();
  // The name can be mended where it was typed.
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Taken');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();

  // A click on the save button means the name in the field: refused, nothing is saved; free, it is saved under it.
  await rename('Taken');
  await save.click();
  await expectRefused();
  await rename('Taken');
  await page.keyboard.press('Control+s');
  await expectRefused();
  expect(await savedNames()).toEqual(['Taken']);
  await rename('Own');
  await save.click();
  await expect(page.getByText('Prompt saved to history successfully!')).toBeVisible();
  await expect(page).toHaveURL(/results\?id=/);
  await expect(page.getByRole('heading', { name: 'Own', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(await savedNames()).toEqual(['Taken', 'Own']);
});

test('a result that is saved after its page was left calls nobody back and is no longer listed as unsaved', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/analysis_history?*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await openAs(page, product, account, '/');
  await generateProject(page, browser, 'Late');
  await page.getByRole('button', { name: 'Save to History' }).click();
  await expect(page.getByRole('button', { name: 'Rename this result' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Open “Late”' })).toBeVisible();
  answer();
  await expect(page.getByText('Prompt saved to history successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open “Late”' })).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}/`);
});

test('an unsaved result can be let go and called back, is shown to nobody else, and goes with its account', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  const unsaved = page.getByRole('region', { name: 'Unsaved' });
  await openAs(page, product, account, '/');
  await generateProject(page, browser, 'Draft');
  await page.goto(product.url);
  await expect(unsaved).toBeVisible();
  await expectAccessible(page, 'home with an unsaved result');
  await unsaved.getByRole('button', { name: 'Discard “Draft”' }).press('Enter');
  await expect(unsaved.getByRole('link')).toHaveCount(0);
  // The same button calls it back, so that the keyboard stays where it is.
  await expect(unsaved.getByRole('button', { name: 'Undo: keep “Draft”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(unsaved.getByRole('link', { name: 'Open “Draft”' })).toBeVisible();
  await page.reload();
  await expect(unsaved.getByRole('link', { name: 'Open “Draft”' })).toBeVisible();

  await openAs(page, product, await product.newUser(), '/');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(unsaved).toHaveCount(0);

  await openAs(page, product, account, '/settings');
  await page.getByRole('button', { name: 'Delete my account and data' }).click();
  await page.getByLabel(/to confirm/).fill(account.email);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await keptOwners(page)).toEqual([]);
});

test('what was not understood is shaded by keyboard, and said in words', async ({ page, product }) => {
  const account = await product.newUser();
  const residual = [{ box: { x: 40, y: 60, width: 300, height: 200 }, kind: 'paint' as const }];
  const id = await saveResult(product, account, 'Half understood', { explained: 0.9538, residual });
  await openAs(page, product, account, `/results?id=${id}`);
  const panel = page.getByRole('region', { name: 'Pixels explained' });
  await expect(panel).toContainText('95.3 % of the pixels explained');
  await panel.getByRole('button', { name: 'What does this mean?' }).press('Enter');
  await expect(panel).toContainText('The rest was not understood');
  await panel.getByRole('switch', { name: 'Show unexplained areas' }).press('Space');
  await expect(panel.getByRole('listitem')).toHaveText(['Surface missing or wrong colour']);
  await expect(page.locator('rect[fill="url(#shade-paint)"]')).toBeVisible();
  await expectAccessible(page, 'results with what was not understood');
});

test.describe('a stored result', () => {
  let account: Account;
  let id: string;
  test.beforeAll(async ({ product }) => {
    account = await product.newUser();
    id = await saveResult(product, account, 'Acme dashboard');
  });
  test.beforeEach(async ({ page, product }) => {
    await openAs(page, product, account, `/results?id=${id}`);
    await expect(page.getByRole('heading', { name: 'Acme dashboard', level: 1 })).toBeVisible();
  });

  test('nothing reaches past the window, at any width between a phone and a desktop', async ({ page }) => {
    for (const width of [390, 768, 1024, 1100, 1199, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { name: 'Export' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test('[RE4] [RE10] [RE11] [RE12] [RE14] the page shows every part of the analysis, the chat and Next Steps', async ({
    page,
  }) => {
    for (const name of ['Generated Prompt', 'Chat assistant', 'Next Steps'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const box = page.getByRole('region', { name: 'The generated prompt' });
    expect((await box.boundingBox())?.height).toBe(200);
    await expect(page.getByText('attach the original image')).toBeVisible();
    const full = await box.textContent();
    await page.getByRole('radio', { name: 'Concise' }).click();
    await expect.poll(() => box.textContent()).not.toBe(full);

    // Saved before it was measured how much was explained.
    await expect(page.getByRole('region', { name: 'Pixels explained' })).toHaveCount(0);
    const row = page.getByRole('region', { name: 'Detected Elements' }).getByRole('listitem').first();
    for (const part of ['1', 'button', 'Create report']) await expect(row).toContainText(part);

    await expect(page.getByRole('region', { name: 'Layout' })).toContainText('One column.');
    await expect(page.getByRole('region', { name: 'Spacing' })).toContainText('8 px grid.');
    await expect(page.getByRole('region', { name: 'Typography' })).toContainText('Sans, 14 px.');
  });

  test('[RE13] the palette shows name and hex, and copies', async ({ page }) => {
    const swatches = page.getByRole('region', { name: 'Color Palette' }).getByRole('button');
    expect(await swatches.count()).toBeGreaterThan(2);
    await expect(swatches.first()).toContainText(/[a-z]{3,}/i);
    await expect(swatches.first()).toContainText(/#[0-9a-f]{6}/);
    await swatches.first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('elements are walked by keyboard and copied', async ({ page }) => {
    const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/position \d+, \d+/);
    // The address of a link is not meant.
    await expect(page.locator('[data-sonner-toast]', { hasText: 'Facts copied' })).toBeVisible();
  });

  test('a clicked element and the page that is looked at have prompts of their own', async ({ page }) => {
    const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copy prompt for this part' }).first().press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Build prompt: \w+ of /);
    // What says that it was copied comes a moment later, and fades in.
    await expect(page.locator('[data-sonner-toast][data-mounted=true]').first()).toBeVisible();
    await expectAccessible(page, 'results with a picked element');
    await page.getByRole('button', { name: /UI generator/ }).click();
    await page.getByRole('button', { name: /^Copy prompt for (?!this)/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('one-page web app');
  });

  test('a finger points with its first tap and copies with its second; only a mouse ends it by leaving', async ({
    page,
  }) => {
    const mark = page.getByRole('option').first();
    const tap = () =>
      mark.evaluate((rect) => rect.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' })));
    const leave = (pointerType: string) =>
      mark.evaluate(
        (rect, type) => rect.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: type })),
        pointerType,
      );
    // The form below the overlay has a list of types with a chosen one.
    const overlay = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
    const selected = overlay.getByRole('option', { selected: true });
    await tap();
    await leave('touch');
    await expect(selected).toHaveCount(1);
    await expect(page.getByText('Tap again to copy')).toBeVisible();
    await tap();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/position \d+, \d+/);
    await expect(selected).toHaveCount(1);
    await leave('mouse');
    await expect(selected).toHaveCount(0);
  });

  test('on a phone the facts of what is tapped come into view above the bar, and so does what can be done with it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const overlay = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
    const tap = () =>
      overlay
        .getByRole('option')
        .last()
        .evaluate((rect) => rect.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' })));
    const bar = page.locator('[data-bottom-bar]');
    const isAboveBar = async (seen: Locator) => {
      const [box, top] = await Promise.all([seen.boundingBox(), bar.boundingBox()]);
      return Boolean(box && top && box.y > 64 && box.y + box.height <= top.y);
    };
    await tap();
    await expect.poll(() => isAboveBar(page.getByRole('button', { name: 'Tap to copy' }))).toBe(true);
    await tap();
    await expect.poll(() => isAboveBar(page.getByRole('heading', { name: 'CSS', exact: true }))).toBe(true);
  });

  test('the blueprint is set in the measured font, from this server, and scored; without a stored screenshot that is said and nothing is divided', async ({
    page,
  }) => {
    await scrollToBlueprint(page);
    const frame = page.frameLocator('iframe[title]').locator('body');
    await expect.poll(() => frame.evaluate(() => [...document.fonts].map(({ family }) => family))).toHaveLength(2);
    await expect
      .poll(() => frame.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
      .toBe(true);
    await expect(page.getByRole('img', { name: /Fidelity score [\d.]+ of 100/ })).toBeVisible();
    await expect(page.getByText('The screenshot is not stored with this result.')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Divider between screenshot and blueprint' })).toHaveCount(0);
  });

  test('the blueprint is tried at other widths, copied, downloaded and opened', async ({ page, context }) => {
    await scrollToBlueprint(page);
    const panel = page.getByRole('region', { name: 'Blueprint', exact: true });
    const width = panel.getByRole('slider', { name: 'Any width' });
    const body = page.frameLocator('iframe[title]').locator('body');
    const frameWidth = () => body.evaluate(() => window.innerWidth);
    await expect(width).toBeEnabled();
    const original = await frameWidth();
    await panel.getByRole('radio', { name: '360' }).check();
    await expect.poll(frameWidth).toBe(360);
    expect(await body.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await width.press('ArrowRight');
    await expect(width).toHaveAttribute('aria-valuetext', '376 px');
    await expect.poll(frameWidth).toBe(376);
    await expectAccessible(page, 'results with the blueprint at another width');
    await panel.getByRole('radio', { name: 'Original' }).check();
    await expect.poll(frameWidth).toBe(original);

    await panel.getByRole('button', { name: 'Copy HTML' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^<!doctype html>/);
    // Fonts as data would fill a chat.
    expect(copied).not.toContain('data:font');
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download HTML' }).click();
    expect((await download).suggestedFilename()).toBe('dashboard.html');
    const opened = context.waitForEvent('page');
    await panel.getByRole('link', { name: 'Open in a new tab' }).click();
    const tab = await opened;
    await expect(tab.getByText('Create report')).toBeVisible();
    await tab.close();
  });

  test('exports are downloaded, one by one and as an archive', async ({ page }) => {
    for (const [label, file] of [
      ['DESIGN.md', 'DESIGN.md'],
      ['Design tokens', 'design.tokens.json'],
      ['All as .zip', 'Acme dashboard.zip'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: label }).click();
      expect((await download).suggestedFilename()).toBe(file);
    }
  });

  test('every export can be read and copied before it is downloaded', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const bar = page.getByRole('region', { name: 'Export' });
    await bar.getByRole('button', { name: 'Preview' }).click();
    await expect(bar.getByRole('region', { name: 'GUIDE.md' })).toContainText('Acme dashboard');
    await bar.getByRole('radio', { name: 'design.tokens.json' }).check();
    const shown = bar.getByRole('region', { name: 'design.tokens.json' });
    await expect(shown).toContainText('"$type"');
    await expectAccessible(page, 'results with a preview of an export');
    await bar.getByRole('button', { name: 'Copy', exact: true }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toEqual(JSON.parse(await shown.innerText()));
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('design.tokens.json');
    await bar.getByRole('button', { name: 'Preview' }).click();
    await expect(shown).toHaveCount(0);
  });
});

test('a name given before the browser has said what it kept is kept too', async ({ page, browser, product }) => {
  await openAs(page, product, await product.newUser({ pro: true }), '/');
  await generateProject(page, browser, 'Early');
  await page.addInitScript((waitMs) => {
    const { set } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')!;
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
      set(listener: () => void) {
        set!.call(this, () => void setTimeout(listener, waitMs));
      },
    });
  }, 5_000);
  await page.reload();
  await page.getByRole('button', { name: 'Rename this result' }).click();
  await page.keyboard.type('Quick');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quick', level: 1 })).toBeVisible({ timeout: 15_000 });
  // Without the entry of the tab's history there is only what the browser kept.
  await page.goto(`${product.url}/results`);
  await expect(page.getByRole('heading', { name: 'Quick', level: 1 })).toBeVisible({ timeout: 15_000 });
});
