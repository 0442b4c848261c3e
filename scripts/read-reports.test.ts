import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-reports.ts';
import { ROOT } from './run.ts';

test('a failed test is named with its file, and a file that could not be loaded counts as one', () => {
  const file = (name: string, status: string, tests: [string, string][]) => ({
    name: path.join(ROOT, name),
    status,
    assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
  });
  const testResults = [
    file('a.test.ts', 'passed', [['adds', 'passed']]),
    file('b.test.ts', 'failed', [
      ['adds', 'passed'],
      ['takes away', 'failed'],
    ]),
    file('c.test.ts', 'failed', []),
  ];
  expect(readVitestReport(JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 2,
    failing: ['b.test.ts › takes away', 'c.test.ts'],
  });
});

test('a browser test that failed is found however deep it lies, and one that passed at its second try is none', () => {
  const spec = (title: string, ok: boolean) => ({ title, file: 'home.spec.ts', ok });
  const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 1 };
  expect(readPlaywrightReport(JSON.stringify({ stats, suites }))).toEqual({
    passed: 2,
    failed: 1,
    failing: ['home.spec.ts › closes'],
  });
});
