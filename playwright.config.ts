import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

/**
 * Journeys in a real browser against the built product; each worker has a server and a data folder of its own.
 * Traces cost a fifth of the time: ask for them with `--trace retain-on-failure` when a test fails.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build-once.ts',
  // One more than the cores of a small machine: tests wait for timers, retries and servers that start.
  workers: 3,
  // Test by test, so that no worker is left alone with a long file at the end: each has a server of its own to work on.
  fullyParallel: true,
  // Generous: a busy machine is slow, and no test is about time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // Motion costs most of the time of a page without a graphics card; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-background-networking'] },
  },
});
