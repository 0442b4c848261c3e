import { startModelServer } from '../../apps/server/src/testing/model-server.ts';
import { openAs } from '../open-as.ts';
import { expect, test, withHelp } from '../product.ts';
import { startServer } from '../start-server.ts';
import { generateProject } from '../walk-wizard.ts';

test('with the model provider down the local engine answers, and the user is told', async ({ page, browser }) => {
  // Every connection is cut in the middle, as by a provider that falls over.
  const provider = await startModelServer('openai-compatible', [{ cut: true }]);
  const running = await startServer({
    AI_PROVIDER: provider.settings.provider,
    AI_MODEL: provider.settings.model,
    AI_API_KEY: provider.settings.apiKey!,
    AI_BASE_URL: provider.settings.baseUrl!,
  });
  try {
    const product = await withHelp(running);
    await openAs(page, product, product.demo, '/');
    await generateProject(page, browser, 'Acme without a model');
    expect(provider.calls.length).toBeGreaterThan(0);
    await expect(page.getByText('Written by the local engine instead of the model:')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The generated prompt' })).toContainText('Create report');

    await page.getByLabel('Your message').fill('Which colour is the button?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await expect(log).toContainText('#2563eb', { timeout: 60_000 });
    await expect(log).toContainText('This answer comes from the measured facts alone.');
    expect(await page.content()).not.toContain(provider.settings.apiKey);
    expect(running.output()).not.toContain(provider.settings.apiKey);
  } finally {
    await running.stop();
    await provider.close();
  }
});
