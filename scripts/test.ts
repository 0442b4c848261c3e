import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { findBrowser } from './find-browser.ts';
import { ROOT, run, runBeside } from './run.ts';
import { typecheck } from './typecheck.ts';

type Tally = { passed: number; failed: number; broken: string[] };

const reports = mkdtempSync(path.join(tmpdir(), 'blueprompt-reports-'));
const total: Tally = { passed: 0, failed: 0, broken: [] };
const count = (name: string, passed: number, failed: number) => {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) total.broken.push(name);
};
const one = (name: string, ok: boolean) => count(name, ok ? 1 : 0, ok ? 0 : 1);
const title = (text: string) => process.stdout.write(`\n── ${text}\n`);

/** A runner that died without a report, or exited badly with no failed test in it, counts as one failure. */
const read = (name: string, file: string, code: number, tally: (json: unknown) => [number, number]) => {
  try {
    const [passed, failed] = tally(JSON.parse(readFileSync(file, 'utf8')));
    count(name, passed, failed === 0 && code !== 0 ? 1 : failed);
  } catch {
    count(name, 0, 1);
  }
};

// The build uses one core most of the time, and so does what reads the sources.
title('format, lint, import borders and types, and the build of the web app');
const checkSources = async (): Promise<void> => {
  one('format and lint', (await runBeside('biome', ['ci', '.'])) === 0);
  one('types', (await typecheck(1)).length === 0);
};
const build = async (): Promise<void> => one('build of the web app', (await buildWeb()) === 0);
await Promise.all([checkSources(), build()]);

title('unit and server tests');
const vitestReport = path.join(reports, 'vitest.json');
const vitestCode = await run('vitest', [
  'run',
  '--reporter',
  'default',
  '--reporter',
  'json',
  '--outputFile',
  vitestReport,
]);
read('unit and server tests', vitestReport, vitestCode, (json) => {
  const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
  return [numPassedTests, numFailedTests];
});

title('browser tests');
const CHROME_PATH = await findBrowser();
const playwrightReport = path.join(reports, 'playwright.json');
const playwrightCode = await run('playwright', ['test', '--reporter=list,json'], {
  CHROME_PATH,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  ...(process.env.LD_LIBRARY_PATH ? { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH } : {}),
});
read('browser tests', playwrightReport, playwrightCode, (json) => {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
  return [stats.expected + stats.flaky, stats.unexpected];
});

title('rules proven by tests');
one('rules proven by tests', (await run('node', [path.join(ROOT, 'scripts', 'check-rules.ts')])) === 0);

rmSync(reports, { recursive: true, force: true });
if (total.broken.length > 0) process.stdout.write(`\nFailed: ${total.broken.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
