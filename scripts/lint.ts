import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runBeside } from './run.ts';

/** What was found clean, by what it says and the rules it was held against: nothing of it changes until one of them does. */
const CLEAN = path.join(ROOT, 'node_modules', '.cache', 'lint', 'clean.json');
/** What a finding in one file can depend on beside the file: its rules, their version, and the libraries that switch rules on. */
const RULES = [
  'biome.json',
  'node_modules/@biomejs/biome/package.json',
  '{packages,apps}/*/package.json',
  'package.json',
];
/** More are quicker done as a whole, and no system takes a command line of any length. */
const MAX_NAMED = 200;

const sumOf = (...parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url').slice(0, 22);
};

/** The files whose content was not found clean before, given the sum of each. */
export const findUnknown = (sums: ReadonlyMap<string, string>, clean: ReadonlySet<string>): string[] =>
  [...sums].filter(([, sum]) => !clean.has(sum)).map(([file]) => file);

const sumFiles = (): Map<string, string> => {
  const rules = sumOf(
    ...globSync(RULES, { cwd: ROOT })
      .toSorted()
      .map((file) => readFileSync(path.join(ROOT, file))),
  );
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.split('\0').filter((file) => /\.([cm]?[jt]sx?|jsonc?|css|html|vue)$/.test(file));
  const there = [...new Set(files)].filter((file) => existsSync(path.join(ROOT, file)));
  return new Map(there.map((file) => [file, sumOf(rules, file, readFileSync(path.join(ROOT, file)))]));
};

const readClean = (): Set<string> => {
  try {
    return new Set(JSON.parse(readFileSync(CLEAN, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
};

/** Format, lint and borders of every file that was not found clean before; resolves to an exit code. `npm test` looks at all. */
export const lint = async (): Promise<number> => {
  let sums: Map<string, string>;
  try {
    sums = sumFiles();
  } catch {
    // Without git nobody says which files are ours.
    return runBeside('biome', ['ci', '.']);
  }
  const unknown = findUnknown(sums, readClean());
  if (unknown.length === 0) return 0;
  const named = unknown.length > MAX_NAMED ? ['.'] : ['--no-errors-on-unmatched', ...unknown];
  const code = await runBeside('biome', ['ci', ...named]);
  if (code === 0) {
    mkdirSync(path.dirname(CLEAN), { recursive: true });
    // What was saved meanwhile may have been read before or after.
    const after = sumFiles();
    writeFileSync(CLEAN, JSON.stringify([...sums].flatMap(([file, sum]) => (after.get(file) === sum ? sum : []))));
  }
  return code;
};
