import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * `unit` and `web` are the fast loop: their files share a worker, so that models and the page are set up once. `truth` is the gate
 * on accuracy.
 * `server` needs a database and real sockets; each file has a process of its own.
 */
export default defineConfig({
  test: {
    // Both cores of a small machine; the default leaves one idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{core,vision}/src/**/*.test.ts',
            'apps/cli/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/truth/!(label)/**/*.test.ts',
            'bench/truth/*.test.ts',
            'bench/planted/*.test.ts',
          ],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Measures some sixty pages and opens a browser: minutes, so that only `npm test` runs it.
        test: {
          name: 'truth',
          include: ['bench/truth/gate/*.gate.ts', 'bench/truth/label/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve: { alias: { '@': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/test-setup.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/backend/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is polled for comes from other processes, which a busy machine keeps waiting.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
