import { drawScreenshot } from './draw-screenshot.ts';
import { openAs } from './open-as.ts';
import { type Account, expect, test } from './product.ts';
import { saveResult } from './save-result.ts';

let account: Account;
let id: string;

test.beforeAll(async ({ product }) => {
  account = await product.newUser({ pro: true });
  id = await saveResult(product, account, 'Acme dashboard');
});

test.beforeEach(async ({ page, product }) => {
  await openAs(page, product, account, `/results?id=${id}`);
  await expect(page.getByRole('heading', { name: 'Chat assistant' })).toBeVisible();
});

test('[CH1] [CH2] the chat is marked as beta and its box is 300px high', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Chat assistant' })).toContainText('Beta');
  expect((await page.getByRole('log').boundingBox())?.height).toBe(300);
});

test('[CH3] [CH4] [CH5] [CH6] Enter sends text and attachment, the reply is added, the attachment cleared', async ({
  page,
  browser,
}) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/chat-with-context', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByLabel('Attach an image')
    .first()
    .setInputFiles([await drawScreenshot(browser, { name: 'mine.png' })]);
  await expect(page.getByText('Attached: mine.png')).toBeVisible();
  await page.getByLabel('Your message').fill('Which colours are used?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Which colours are used?');
  await expect(log).toContainText('Generating response...');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  release();
  await expect(log).not.toContainText('Generating response...', { timeout: 60_000 });
  await expect(log).toContainText(/#[0-9a-f]{6}/);
  await expect(page.getByText('Attached: mine.png')).toHaveCount(0);
});

test('answers are shown from their beginning, and a long conversation makes the box scroll, not the page', async ({
  page,
}) => {
  const log = page.getByRole('log');
  for (const [index, question] of [
    'As a Tailwind theme',
    'Describe the header only',
    'As a Tailwind theme',
  ].entries()) {
    await page.getByRole('button', { name: question }).click();
    await expect(log.locator('[data-question]')).toHaveCount(index + 1);
    await expect(log).not.toContainText('Generating response...');
  }
  expect(await log.evaluate((box) => box.scrollHeight)).toBeGreaterThan(600);
  await expect(log.locator('[data-question]').last()).toBeInViewport();
  const below = await page.evaluate(() => {
    const end = document.querySelector('main')!.getBoundingClientRect().bottom + window.scrollY;
    return document.documentElement.scrollHeight - end;
  });
  expect(below).toBeLessThanOrEqual(1);
});

test('an answer states the fact, shows its part on the screenshot, and is there again after a reload', async ({
  page,
}) => {
  const log = page.getByRole('log');
  await page.getByLabel('Your message').fill('How big is the Create report button?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('is 130 × 40 px');
  await page.getByRole('button', { name: 'Show Create report on the screenshot' }).first().click();
  await expect(page.getByText('Highlighted: Create report')).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the chat' }).click();
  await expect(page.getByRole('heading', { name: 'Chat assistant' })).toBeInViewport();
  await page.reload();
  await expect(log).toContainText('is 130 × 40 px');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(log).not.toContainText('130 × 40');
});

test('a wish changes the guide with one click, and another takes it back', async ({ page }) => {
  const prompt = page.getByRole('region', { name: 'The generated prompt' });
  await page.getByLabel('Your message').fill('use Vue and Tailwind');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByText('Applied to the guide, the code and the exports.')).toBeVisible();
  await expect(prompt).toContainText('Build it with Vue, Tailwind CSS.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).not.toContainText('Build it with Vue');
});

test('of two changes the last is taken back first, and a changed page is not scored', async ({ page }) => {
  const log = page.getByRole('log');
  const apply = async (wish: string) => {
    await page.getByLabel('Your message').fill(wish);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apply changes' }).click();
  };
  await apply('make it dark');
  await expect(page.getByText('it is not compared with the screenshot')).toBeVisible();
  await apply('use Vue and Tailwind');
  await expect(log.getByText('Applied to the guide, the code and the exports.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await page.reload();
  await expect(log.getByText('Applied to the guide, the code and the exports.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByText('it is not compared with the screenshot')).toBeVisible();
});

test('[CH9] only images can be attached', async ({ page }) => {
  await page
    .getByLabel('Attach an image')
    .first()
    .setInputFiles([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await expect(page.getByText('Please select an image file (PNG, JPG, JPEG, etc)')).toBeVisible();
});

test('[CH11] a failed send is said and loses nothing', async ({ page }) => {
  await page.route('**/functions/v1/chat-with-context', (route) =>
    route.fulfill({ status: 500, json: { error: 'down', code: 'internal' } }),
  );
  await page.getByLabel('Your message').fill('Hello?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Error sending message')).toBeVisible();
  await expect(page.getByText('Failed to get a response. Please try again.')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Hello?');

  await page.route('**/functions/v1/chat-with-context', (route) =>
    route.fulfill({ status: 402, json: { error: 'no', code: 'subscription_required' } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You need Pro to ask about an analysis.')).toBeVisible();

  // The question waits where it was asked, after a reload too, and is answered there.
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Hello?')).toHaveCount(1);
});
