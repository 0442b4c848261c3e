import path from 'node:path';
import { ROOT } from './run.ts';

/** What a runner of tests says at its end; `failing` has the file and name of each test that failed. */
export type Report = { passed: number; failed: number; failing: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; ok: boolean }[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

export const readVitestReport = (json: string): Report => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport;
  const failing = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that could not be loaded has no tests to name.
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failing.length), failing };
};

export const readPlaywrightReport = (json: string): Report => {
  const { stats, suites } = JSON.parse(json) as PlaywrightReport;
  const failing = suites.flatMap(specsOf).flatMap(({ title, file, ok }) => (ok ? [] : [`${file} › ${title}`]));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failing };
};

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
