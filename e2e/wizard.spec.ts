import { drawScreenshot } from './draw-screenshot.ts';
import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';
import { readKept } from './read-kept.ts';
import { nameProject, uploadScreenshots } from './walk-wizard.ts';

const ONE_PIXEL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.describe('a Pro subscriber', () => {
  test.beforeEach(async ({ page, product }) => {
    await openAs(page, product, product.demo, '/');
  });

  test('[HI1] [HI2] the page has its heading and a progress bar of five steps that marks the current one', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect(steps).toHaveText([/Choose Type/, /Upload Images/, /Name Pages/, /Name Project/, /Generate/]);
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(steps.nth(0)).not.toHaveAttribute('aria-current', 'step');
  });

  test('a warning about a picture is one line, also where its row has all buttons', async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    const buffer = Buffer.from(ONE_PIXEL_PNG, 'base64');
    const tiny = ['a.png', 'b.png', 'c.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
    await page.getByLabel('Choose images').setInputFiles(tiny);
    const warnings = page.getByRole('list', { name: 'Pages' }).locator('p', { hasText: 'Too small to measure well.' });
    await expect(warnings).toHaveCount(3);
    // At 13 px with a line height of 20 px, and 16 px below it.
    for (const warning of await warnings.all()) expect((await warning.boundingBox())!.height).toBeLessThan(40);
  });

  test('a server that captures no pages has no field for a link', async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Choose images')).toBeAttached();
    await expect(page.getByLabel('Paste a link')).toHaveCount(0);
  });

  test('[WZ2] [WZ4] two options set webapp or landing', async ({ page }) => {
    const webapp = page.getByRole('radio', { name: 'Web App Pages' });
    const landing = page.getByRole('radio', { name: 'Full Landing Page' });
    await expect(webapp).toBeChecked();
    await expect(page.getByText('A multi-page application with separate screens')).toBeVisible();
    await expect(page.getByText('A complete landing page with multiple sections')).toBeVisible();
    await page.getByText('Full Landing Page').click();
    await expect(landing).toBeChecked();
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Organize Sections');
    await page.getByText('Web App Pages').click();
    await expect(webapp).toBeChecked();
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Name Pages');
  });

  test('[WZ5] Demo opens the demo video', async ({ page }) => {
    await page.getByRole('button', { name: 'Demo' }).click();
    await expect(page.getByRole('dialog', { name: 'Demo Video' })).toBeVisible();
  });

  test('[WZ10] [WZ11] [WZ12] [WZ13] uploading says its limits and moves on once images exist', async ({
    page,
    browser,
  }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('max 7')).toBeVisible();
    await expect(page.getByText('PNG, JPG, JPEG, GIF, WEBP')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByLabel('Choose images').setInputFiles([await drawScreenshot(browser)]);
    await expect(page.getByRole('heading', { name: 'Name your pages' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByText('1 of 7 images so far.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'page.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Name your pages' })).toBeVisible();
  });

  test("the browser's Back goes a step back with nothing lost, as the wizard's own does", async ({ page, browser }) => {
    await uploadScreenshots(page, browser, { count: 1, uiType: 'webapp' });
    const pages = page.getByRole('heading', { name: 'Name your pages' });
    await expect(pages).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Prompt Name')).toBeVisible();
    await page.goBack();
    await expect(pages).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByText('1 of 7 images so far.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Web App Pages' })).toBeVisible();
    await page.goForward();
    await expect(page.getByText('1 of 7 images so far.')).toBeVisible();
    await page.goForward();
    await expect(pages).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Prompt Name')).toBeVisible();
  });

  test('[WZ14] [WZ19] [WZ21] a landing page has sections, no home page and no notes', async ({ page, browser }) => {
    await uploadScreenshots(page, browser, { count: 2, uiType: 'landing' });
    const sections = page.getByRole('list', { name: 'Sections' });
    await expect(sections.getByRole('listitem')).toHaveText([/Section 1/, /Section 2/]);
    await expect(page.getByText('Homepage')).toHaveCount(0);
    await expect(page.getByText('Set as homepage')).toHaveCount(0);
    await expect(page.getByLabel('Additional Notes')).toHaveCount(0);
  });

  test('[WZ14] [WZ15] [WZ16] [WZ17] [WZ18] [WZ19] [WZ21] pages are moved, renamed, reassigned, previewed; one is home', async ({
    page,
    browser,
  }) => {
    await uploadScreenshots(page, browser, { count: 3 });
    const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
    await expect(rows).toHaveText([/Page 1/, /Page 2/, /Page 3/]);

    await expect(page.getByRole('button', { name: 'Move Page 1 up' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Move Page 3 down' })).toBeDisabled();
    await page.getByRole('button', { name: 'Move Page 3 up' }).click();
    await expect(rows).toHaveText([/Page 1/, /Page 3/, /Page 2/]);

    await page.getByRole('button', { name: 'Rename Page 3' }).click();
    await page.keyboard.type('Checkout');
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('Checkout');
    await expect(rows.nth(1)).toContainText('/checkout');

    await page.getByRole('button', { name: 'Change the image of Checkout' }).click();
    await page.getByRole('menuitem', { name: /Image 1/ }).click();
    await expect(rows.nth(1).getByRole('img', { name: /Image 1/ })).toBeVisible();

    await page.getByRole('button', { name: 'Preview Checkout' }).click();
    await expect(rows.nth(1).getByRole('img', { name: /Image 1/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Close Checkout' }).click();
    await expect(rows.nth(1).getByRole('img', { name: /Image 1/ })).toHaveCount(1);

    await expect(rows.nth(0)).toContainText('Homepage');
    await page.getByRole('button', { name: 'Set as homepage: Checkout' }).click();
    await expect(rows.nth(1).getByText('Homepage', { exact: true })).toBeVisible();
    await expect(rows.nth(0).getByText('Homepage', { exact: true })).toHaveCount(0);

    await expect(page.getByLabel('Additional Notes')).toBeVisible();
  });

  test('the way to the name is walked by keyboard alone, and the focus is never lost', async ({ page, browser }) => {
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Continue');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await page
      .getByLabel('Choose images')
      .setInputFiles([await drawScreenshot(browser), await drawScreenshot(browser)]);
    const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Name your pages' })).toBeFocused();

    await page.getByRole('button', { name: 'Move Page 1 down' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveText([/Page 2/, /Page 1/]);
    await expect(page.getByRole('button', { name: 'Move Page 1 up' })).toBeFocused();
    await page.getByRole('button', { name: 'Rename Page 2' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Board');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Rename Board' })).toBeFocused();
    await page.getByLabel('Additional Notes').focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByLabel('Prompt Name')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Generate Design' })).toBeDisabled();
  });

  test('pages are also moved by dragging their grip', async ({ page, browser }) => {
    await uploadScreenshots(page, browser, { count: 2 });
    const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
    await page.getByTitle('Drag Page 2 to another place').dragTo(rows.nth(0));
    await expect(rows).toHaveText([/Page 2/, /Page 1/]);
  });

  test('[WZ25] the name step has its field and its button', async ({ page, browser }) => {
    await uploadScreenshots(page, browser);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Prompt Name')).toBeVisible();
    const generate = page.getByRole('button', { name: 'Generate Design' });
    await expect(generate).toBeDisabled();
    await page.getByLabel('Prompt Name').fill('Acme');
    await expect(generate).toBeEnabled();
  });

  test('[VA3] refused files are said as toasts', async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Choose images').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') },
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) },
    ]);
    await expect(page.getByText('Invalid file type')).toBeVisible();
    await expect(page.getByText('Please select an image file (PNG, JPG, JPEG, etc)')).toBeVisible();
    await expect(page.getByText('File too large')).toBeVisible();
    await expect(page.getByText('Please select an image less than 5MB')).toBeVisible();
  });

  test('the draft survives a reload and can be discarded, and its object URLs go with it', async ({
    page,
    browser,
  }) => {
    await page.addInitScript(() => {
      const open = new Set<string>();
      Object.assign(window, { openUrls: open });
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        const url = createObjectURL.call(URL, blob);
        open.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        open.delete(url);
        revokeObjectURL.call(URL, url);
      };
    });
    const openUrls = () => page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size);
    await page.reload();
    await uploadScreenshots(page, browser, { count: 2 });
    await expect.poll(openUrls).toBe(2);
    await page.getByLabel('Additional Notes').fill('Use React.');
    await nameProject(page, 'Kept');
    // Browsers write a moment after the last key; a reload within that moment is not what this is about.
    await expect.poll(async () => JSON.stringify(await readKept(page, 'draft-form'))).toContain('"Kept"');
    await page.reload();
    await expect(page.getByLabel('Prompt Name')).toHaveValue('Kept');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Pages' }).getByRole('img')).toHaveCount(2);
    await expect(page.getByLabel('Additional Notes')).toHaveValue('Use React.');
    await page.getByRole('button', { name: 'Preview Page 1' }).click();
    await expect.poll(openUrls).toBe(3);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('heading', { name: 'What are you building?' })).toBeVisible();
    await expect.poll(openUrls).toBe(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
  });

  test('images are taken from the clipboard and from a drop', async ({ page, browser }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    const { buffer } = await drawScreenshot(browser);
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, buffer.toString('base64'));
    const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    const data = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      return transfer;
    }, buffer.toString('base64'));
    await page.getByRole('list', { name: 'Pages' }).dispatchEvent('drop', { dataTransfer: data });
    await expect(rows).toHaveCount(2);
  });
});

test('beside the sidebar at 768 px rows fit and every step is named within its stretch', async ({
  page,
  browser,
  product,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openAs(page, product, product.demo, '/');
  await uploadScreenshots(page, browser, { count: 2 });
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all())
    expect(await row.evaluate((item) => item.scrollWidth - item.clientWidth)).toBeLessThanOrEqual(0);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  for (const name of ['Choose Type', 'Upload Images', 'Name Pages', 'Name Project', 'Generate'])
    await expect(steps.getByText(name, { exact: true })).toBeVisible();
  for (const step of await steps.all())
    expect(await step.evaluate((item) => item.scrollWidth - item.clientWidth)).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Upload Images', { exact: true })).toBeVisible();
});

test('on a visitor’s phone each row keeps its buttons in one line, and the name of a late step stays on the sheet', async ({
  page,
  browser,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  // The wizard comes once it is near.
  await page.getByRole('link', { name: 'Start with a screenshot' }).click();
  const wizard = page.locator('#upload');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard
    .getByLabel('Choose images')
    .setInputFiles([await drawScreenshot(browser), await drawScreenshot(browser)]);
  const tops = ['Set as homepage: Page 2', 'Move Page 2 up', 'Preview Page 2'].map(async (name) => {
    const box = await wizard.getByRole('button', { name }).boundingBox();
    return Math.round(box!.y + box!.height / 2);
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  const [name, line] = await Promise.all([
    wizard.getByText('Name Project', { exact: true }).boundingBox(),
    wizard.getByRole('list', { name: 'Steps' }).boundingBox(),
  ]);
  expect(name!.x + name!.width).toBeLessThanOrEqual(line!.x + line!.width + 1);
});

test('a kept picture that is none any more is dropped from the draft, which says so', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, product, await product.newUser(), '/');
  await uploadScreenshots(page, browser, { count: 2 });
  await expect.poll(() => readKept(page, 'draft-images')).toHaveLength(2);
  // Where nothing of the app runs that would write it again.
  await page.goto(`${product.url}/robots.txt`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('keyval-store');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const change = opened.result.transaction('keyval', 'readwrite');
          const asked = change.objectStore('keyval').get('draft-images');
          asked.onsuccess = () => {
            const [first, ...others] = asked.result as { blob: unknown }[];
            change.objectStore('keyval').put([{ ...first, blob: {} }, ...others], 'draft-images');
          };
          change.onerror = () => reject(change.error);
          change.oncomplete = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(product.url);
  await expect(toast(page, 'Draft incomplete')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Pages' })).toContainText('Page 2');
});
