import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that start programs: the command line, a packed package, another runtime, compilers, a browser. */
const PROGRAMS = [
  'apps/cli/src/{run-cli,package}.test.ts',
  'apps/cli/src/{commands/capture,mcp/mcp}.test.ts',
  'packages/capture/src/guard/guarded-capture.test.ts',
  'packages/vision/src/onnx/{open-runtime,same-answers}.test.ts',
  'packages/vision/src/pool/process-pool.test.ts',
  'bench/truth/run-command.test.ts',
  'bench/truth/gate/{project,runtimes}.gate.ts',
  'scripts/action/{action,comment}.test.ts',
];

/** Half of the time of these tests they wait: for clocks, processes and answers. More of them at a time keep both cores busy. */
const WAITING = { maxWorkers: 4, sequence: { groupOrder: 0 } };
/** V8 would compile the embedded database again and again while it is used, which pays off after hours, not after one file's tests. */
const SHORT_LIVED_DATABASE = ['--liftoff-only'];
const FAST = { sequence: { groupOrder: 1 } };

/**
 * `unit` and `web` are the fast loop: their files share a worker, so that models and the page are set up once. `programs` and
 * `truth`, the gate on accuracy, take minutes, so that only `npm test` runs them.
 * `server` needs real sockets and databases; one PostgreSQL serves the run, with a database for each test file.
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
            'packages/{core,vision,capture}/src/**/*.test.ts',
            'apps/cli/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/truth/!(label)/**/*.test.ts',
            'bench/truth/*.test.ts',
            'bench/planted/*.test.ts',
            'bench/runtimes/*.test.ts',
          ],
          exclude: PROGRAMS,
          ...FAST,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'programs',
          include: PROGRAMS,
          ...WAITING,
          isolate: false,
          testTimeout: 480_000,
          hookTimeout: 600_000,
        },
      },
      {
        // Measures some hundred and fifty pages, each once for all gates: one worker, beside which the engine has a process a core.
        test: {
          name: 'truth',
          include: ['bench/truth/gate/{accuracy,answers,chat,places}.gate.ts', 'bench/truth/label/**/*.test.ts'],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
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
          ...FAST,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/backend/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          globalSetup: ['packages/backend/src/testing/share-postgres.ts'],
          execArgv: SHORT_LIVED_DATABASE,
          ...WAITING,
          isolate: false,
          // Ends what hangs; what others of this machine keep waiting is no failure.
          testTimeout: 480_000,
          hookTimeout: 480_000,
          // What is polled for comes from other processes, which a busy machine keeps waiting.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
