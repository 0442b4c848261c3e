import { readFile } from 'node:fs/promises';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';

const CARDS = ['Code editor', 'AI web app builder', 'Full-stack builder', 'UI generator'];

test.beforeEach(async ({ page, product }) => {
  const account = await product.newUser();
  const id = await saveResult(product, account, 'Acme dashboard');
  await openAs(page, product, account, `/results?id=${id}`);
  await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
});

test('[NX1] [NX2] [NX3] four cards open to numbered instructions and a link; one offers the setup guide', async ({
  page,
}) => {
  const panel = page.getByRole('region', { name: 'Next Steps' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(CARDS.map((name) => new RegExp(name)));
  for (const name of CARDS) {
    const head = panel.getByRole('button', { name: new RegExp(name) });
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    const card = panel.locator('> ul > li').filter({ hasText: name });
    expect(await card.locator('ol > li').count()).toBeGreaterThan(2);
    await expect(card.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
    await expect(card.getByRole('button', { name: 'Download Setup Guide + Prompt' })).toHaveCount(
      name === 'Code editor' ? 1 : 0,
    );
    await head.click();
    await expect(card.locator('ol')).toBeHidden();
  }
});

test('[NX4] the setup guide is a markdown file named for Next.js', async ({ page }) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Setup Guide + Prompt' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('nextjs-setup-guide.md');
  expect(await readFile((await file.path())!, 'utf8')).toContain('create-next-app');
});

test('Cursor opens with the prompt in its address, which is for the reader to send', async ({ page, context }) => {
  await context.route('https://cursor.com/**', (route) => route.fulfill({ body: 'Cursor' }));
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open in Cursor with the prompt' }).click();
  const address = new URL((await opened).url());
  expect(address.origin + address.pathname).toBe('https://cursor.com/link/prompt');
  expect(address.searchParams.get('text')).toContain('Acme dashboard');
});
