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

const LINKS = [
  ['Code editor', 'Cursor', 'https://cursor.com/link/prompt', 'text'],
  ['AI web app builder', 'Lovable', 'https://lovable.dev/', 'prompt'],
  ['Full-stack builder', 'Bolt', 'https://bolt.new/', 'prompt'],
  ['UI generator', 'v0', 'https://v0.app/chat', 'q'],
  [undefined, 'Claude', 'https://claude.ai/new', 'q'],
  [undefined, 'ChatGPT', 'https://chatgpt.com/', 'q'],
] as const;

test('tools open with the prompt in their address, or say that it was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [card, tool, address, parameter] of LINKS) {
    await context.route(`${new URL(address).origin}/**`, (route) => route.fulfill({ body: tool }));
    const head = page.getByRole('button', { name: new RegExp(`^${card}`) });
    if (card && (await head.getAttribute('aria-expanded')) === 'false') await head.click();
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: `Open in ${tool} with the prompt` }).click();
    const tab = await opened;
    const url = new URL(tab.url());
    expect(url.origin + url.pathname).toBe(address);
    const said = tool === 'Lovable' ? new URLSearchParams(url.hash.slice(1)) : url.searchParams;
    expect(said.get(parameter)).toContain(tool === 'v0' ? 'Build' : 'Acme dashboard');
    await tab.close();
  }
});
