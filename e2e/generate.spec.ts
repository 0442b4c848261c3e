import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { nameProject, uploadScreenshots } from './walk-wizard.ts';

test.beforeEach(async ({ page, product }) => {
  await openAs(page, product, product.demo, '/');
});

test('[GE1] [GE2] while the analysis runs the generate step and the full-screen loading view are shown', async ({
  page,
  browser,
}) => {
  // The answer is held back, so that there is time to look.
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/functions/v1/analyze-ui', async (route) => {
    await held;
    await route.continue();
  });
  await uploadScreenshots(page, browser);
  await nameProject(page, 'Acme slow');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await expect(page.getByText('Generating your UI...')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]')).toContainText('Generate');
  const view = page.getByRole('dialog', { name: 'This may take a moment' });
  await expect(view.getByText('This may take a moment', { exact: true }).first()).toBeVisible();
  const box = await view.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await expect(view.getByText('page 1 of 1')).toBeVisible();
  // The step before does not come back between the loading view and the results.
  const between = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent ?? '');
      seen.push(...titles.filter((title) => title === 'Name your project'));
      // Kept as it is, the result is never said to be lost.
      if (document.body.textContent?.includes('This result is lost when you leave the page')) seen.push('lost');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    return seen;
  });
  answer();
  await page.waitForURL('**/results', { timeout: 80_000 });
  await expect(page.getByRole('heading', { name: 'Acme slow', level: 1 })).toBeVisible();
  expect(await between.jsonValue()).toEqual([]);
});

test('[GE6] [GE18] a failed generation shows a red box and returns to the name step', async ({ page, browser }) => {
  await page.route('**/functions/v1/analyze-ui', (route) =>
    route.fulfill({ status: 500, json: { error: 'The engine is out of order', code: 'internal' } }),
  );
  await uploadScreenshots(page, browser);
  await nameProject(page, 'Acme broken');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  const box = page.getByRole('alert').filter({ hasText: 'Error:' });
  await expect(box).toContainText('Failed to analyze any pages.');
  await expect(box).toContainText('Failed to analyze image: The engine is out of order');
  await expect(box).toContainText('Try uploading a different UI screenshot or refresh and try again.');
  const [red, green] = await box.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)!.map(Number));
  expect(red).toBeGreaterThan(green! + 80);
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Acme broken');
});

test('a page name without a space stays within the red box', async ({ page, browser }) => {
  await page.route('**/functions/v1/analyze-ui', (route) => route.fulfill({ status: 500, json: {} }));
  await uploadScreenshots(page, browser);
  await page.getByRole('button', { name: 'Rename Page 1' }).click();
  await page.keyboard.type('Home'.repeat(30));
  await page.keyboard.press('Enter');
  await nameProject(page, 'Acme wide');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  const box = page.getByRole('alert').filter({ hasText: 'HomeHome' });
  await expect(box).toBeVisible();
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a generation can be cancelled and the draft is still there', async ({ page, browser }) => {
  await page.route('**/functions/v1/analyze-ui', () => {});
  await uploadScreenshots(page, browser);
  await nameProject(page, 'Acme cancelled');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Generation cancelled')).toBeVisible();
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Acme cancelled');
});

test('a reload in the middle of an analysis is said afterwards, and the analysis can go on', async ({
  page,
  browser,
}) => {
  await page.route('**/functions/v1/analyze-ui', () => {});
  await uploadScreenshots(page, browser);
  await nameProject(page, 'Acme reloaded');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await expect(page.getByRole('dialog', { name: 'This may take a moment' })).toBeVisible();
  await page.unroute('**/functions/v1/analyze-ui');
  await page.reload();
  await expect(page.getByText('The page was reloaded before the analysis finished.')).toBeVisible();
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Acme reloaded');
  await page.getByRole('button', { name: 'Continue the analysis' }).click();
  await page.waitForURL('**/results', { timeout: 80_000 });
  await page.goto(page.url().replace('/results', '/'));
  await expect(page.getByText('The page was reloaded before')).toHaveCount(0);
});

test('what is said of the run is about the page on the sheet', async ({ page, browser }) => {
  const answers: (() => void)[] = [];
  await page.route('**/functions/v1/analyze-ui', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await uploadScreenshots(page, browser, { count: 3 });
  await nameProject(page, 'Acme in order');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  const view = page.getByRole('dialog', { name: 'This may take a moment' });
  await expect(view.getByText('Page 1 of 3')).toBeVisible();
  await expect(view.getByText('0 of 3 pages done')).toBeVisible();
  answers[0]!();
  await expect(view.getByRole('img', { name: 'Page 1, drawn from what was measured' })).toBeVisible();
  await expect(view.getByText('Page 1 of 3')).toBeVisible();
  await expect(view.getByText('1 of 3 pages done')).toBeVisible();
  await expect(view.getByText('Page 2 of 3')).toBeVisible();
  await expect(view.getByText(/about \d+ s left/)).toBeVisible();
  answers[1]!();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]!();
  await page.waitForURL('**/results', { timeout: 80_000 });
});

test('a failed page is named in the result with its reason and can be tried again', async ({ page, browser }) => {
  let calls = 0;
  await page.route('**/functions/v1/analyze-ui', (route) => {
    calls += 1;
    // Not the first one: its name must be read without opening its tab.
    return calls === 2 ? route.fulfill({ status: 500, json: { error: 'Hiccup', code: 'internal' } }) : route.continue();
  });
  await uploadScreenshots(page, browser, { count: 2 });
  await nameProject(page, 'Acme hiccup');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.waitForURL('**/results', { timeout: 80_000 });
  await expect(page.getByRole('tab', { name: /Page 2.*Failed/ })).toBeVisible();
  const box = page.getByRole('alert').filter({ hasText: '1 of 2 pages could not be analysed.' });
  await expect(box).toContainText('Page 2: Failed to analyze image: Hiccup');
  await page.getByRole('button', { name: 'Try again: Page 2' }).click();
  await expect(page.getByText('Page 2 was analysed')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('tab', { name: /Failed/ })).toHaveCount(0);
  await expect(box).toHaveCount(0);
});
