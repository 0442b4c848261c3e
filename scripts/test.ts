import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { findBrowser } from './find-browser.ts';
import { type Report, readPlaywrightReport, readVitestReport } from './read-reports.ts';
import { ROOT, run, runBeside } from './run.ts';
import { typecheck } from './typecheck.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'blueprompt-reports-'));
const total: Report = { passed: 0, failed: 0, failing: [] };
const count = (name: string, { passed, failed, failing }: Report) => {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) total.failing.push(name, ...failing.map((test) => `  ${test}`));
};
const one = (name: string, ok: boolean) => count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failing: [] });
const spent: string[] = [];
/** Says what is run, and keeps how long it took for the end; the gates run beside all others. */
const part = async (name: string, work: () => Promise<void>): Promise<void> => {
  process.stdout.write(`\n── ${name}\n`);
  const startedAt = performance.now();
  await work();
  spent.push(`${((performance.now() - startedAt) / 1000).toFixed(0)} s ${name}`);
};

/** A runner that died without a report, or exited badly with no failed test in it, counts as one failure. */
const read = (name: string, file: string, code: number, toReport: (json: string) => Report) => {
  try {
    const report = toReport(readFileSync(file, 'utf8'));
    count(name, { ...report, failed: report.failed === 0 && code !== 0 ? 1 : report.failed });
  } catch {
    one(name, false);
  }
};

const vitest = (report: string, ...projects: string[]): string[] => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...['--reporter', 'default', '--reporter', 'json', '--outputFile', path.join(reports, report)],
];

// Its engine steps back behind whatever else runs, which waits for clocks and processes half of its time.
const gates = part('gates on accuracy', async () => {
  const code = await runBeside('vitest', vitest('gates.json', 'truth'));
  read('gates on accuracy', path.join(reports, 'gates.json'), code, readVitestReport);
});

await part('format, lint, import borders and types, and the build of the web app', async () => {
  const checkSources = async (): Promise<void> => {
    one('format and lint', (await runBeside('biome', ['ci', '.'])) === 0);
    one('types', (await typecheck(1)).length === 0);
  };
  const build = async (): Promise<void> => one('build of the web app', (await buildWeb()) === 0);
  // The build uses one core most of the time, and so does what reads the sources.
  await Promise.all([checkSources(), build()]);
});

await part('unit and server tests', async () => {
  const code = await run('vitest', vitest('vitest.json', '!truth'));
  read('unit and server tests', path.join(reports, 'vitest.json'), code, readVitestReport);
});

await part('browser tests', async () => {
  const report = path.join(reports, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    CHROME_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(process.env.LD_LIBRARY_PATH ? { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH } : {}),
  });
  read('browser tests', report, code, readPlaywrightReport);
});

await gates;

await part('rules proven by tests', async () =>
  one('rules proven by tests', (await run('node', [path.join(ROOT, 'scripts', 'check-rules.ts')])) === 0),
);

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${spent.join(', ')}\n`);
if (total.failing.length > 0) process.stdout.write(`\nFailed:\n${total.failing.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
