import { once } from 'node:events';
import type { RunningProduct } from '../../scripts/start-product.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openAs } from '../open-as.ts';
import { expect, test, withHelp } from '../product.ts';
import { startServer } from '../start-server.ts';
import { generateProject, nameProject, uploadScreenshots } from '../walk-wizard.ts';

/** Ends the server as a power cut would: without a word, its data folder left as it is. */
const kill = async (running: RunningProduct): Promise<void> => {
  const gone = once(running.process, 'exit');
  running.process.kill('SIGKILL');
  await gone;
};

test('a server that is gone is said on every screen, and a page that could not be loaded opens once it is back', async ({
  page,
}) => {
  test.slow();
  let running = await startServer();
  try {
    const product = await withHelp(running);
    await openAs(page, product, product.demo, '/');
    await expect(page.getByText('Pro Member')).toBeVisible();
    await kill(running);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByText("We can't reach the server. Trying again...")).toBeVisible();
    await expect(page.getByText(/This page opens by itself once the server responds/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible();
    // The frame around it still works, and so do pages that are there already.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expectAccessible(page, 'a page that could not be loaded');
    running = await startServer({ PORT: new URL(running.url).port }, running.dataDir);
    await expect(page.getByRole('button', { name: 'Manage subscription' })).toBeVisible();
    await expect(page.getByText("We can't reach the server")).toHaveCount(0);
  } finally {
    await running.stop();
  }
});

test('a server killed in the middle of a generation loses nothing that was saved, and the work goes on', async ({
  page,
  browser,
}) => {
  test.slow();
  let running = await startServer();
  try {
    const product = await withHelp(running);
    await openAs(page, product, product.demo, '/');
    await generateProject(page, browser, 'Before the crash');
    await page.getByRole('button', { name: 'Save to History' }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();

    await test.step('the server dies while pages are analysed', async () => {
      await page.goto(product.url);
      await uploadScreenshots(page, browser, { count: 2 });
      await nameProject(page, 'Across the crash');
      await page.route('**/functions/v1/analyze-ui', async (route) => {
        if (running.process.exitCode === null && running.process.signalCode === null) await kill(running);
        await route.continue();
      });
      await page.getByRole('button', { name: 'Generate Design' }).click();
      const box = page.getByRole('alert').filter({ hasText: 'Error:' });
      await expect(box).toContainText('Failed to analyze any pages.');
      await expect(box).toContainText("We couldn't reach the server. Your draft is kept");
      await expect(box).not.toContainText('Page 1');
      await expectAccessible(page, 'a failed generation');
      await page.unroute('**/functions/v1/analyze-ui');
    });
    await test.step('after the restart the session and the draft are there, and trying again works', async () => {
      running = await startServer({ PORT: new URL(running.url).port }, running.dataDir);
      await page.reload();
      await expect(page.getByLabel('Prompt Name')).toHaveValue('Across the crash');
      await expect(page.getByText('Pro Member')).toBeVisible();
      await page.getByRole('button', { name: 'Generate Design' }).click();
      await page.waitForURL('**/results', { timeout: 80_000 });
      await expect(page.getByRole('tab')).toHaveText([/Page 1/, /Page 2/]);
    });
    await test.step('what was saved before is in the history, with its picture', async () => {
      await page.goto(`${product.url}/history`);
      await page.getByRole('link', { name: /Before the crash/ }).click();
      await expect(page.getByRole('heading', { name: 'Before the crash', level: 1 })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Screenshot of Page 1' })).toBeVisible();
    });
  } finally {
    await running.stop();
  }
});
