import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBadNames, findPlatformTies } from './find-platform-ties.ts';
import { listFiles, listSources, ROOT } from './source-files.ts';

/** What looks before it leaps: each is asked only where it is there, and the rest of the file does without it. */
const GUARDED: readonly string[] = [
  'packages/capture/src/find-installed-browser.ts the path /opt/google/chrome/chrome',
  'packages/capture/src/find-installed-browser.ts the path /opt/microsoft/msedge/msedge',
  'packages/vision/src/pool/lower-priority.ts the path /proc/self/task',
  'packages/vision/src/pool/processor-time.ts the path /proc/',
];

/** What is made for one kind of system, by hand or where nothing else was found. */
const FOR_LINUX: readonly string[] = [
  'scripts/find-browser.ts the program sh',
  'scripts/platforms/check-image.ts the path /etc/resolv.conf',
  'scripts/platforms/check-image.ts the path /home/node',
  'scripts/platforms/check-image.ts the path /root',
  'scripts/platforms/check-image.ts the path /tmp/ready.json',
  'scripts/platforms/check-image.ts the path /usr/local/bin:/usr/bin:/bin',
];

const tiesOf = (files: readonly string[]): string[] => {
  const ties = files.flatMap((file) => findPlatformTies(file, readFileSync(path.join(ROOT, file), 'utf8')));
  return ties.map((tie) => tie.replace(/:\d+ /, ' ')).toSorted();
};

test('what is shipped works on every system: no path, call, program or name of a file of only one kind', () => {
  const shipped = listSources('packages/*/src', 'apps/{server,cli}/src').filter((file) => !file.includes('/testing/'));
  expect(tiesOf(shipped)).toEqual(GUARDED);
});

test('so do the commands of package.json, and what they start', () => {
  expect(tiesOf(listSources('scripts', 'apps/web'))).toEqual(FOR_LINUX);
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  // What only a shell understands: more than one command, settings before it, quotes, other folders' marks.
  for (const command of Object.values(scripts)) expect(command).toMatch(/^(?:node|npm|biome) [\w./ =-]+$/);
});

test('every file can be checked out on Windows', () => {
  const files = listFiles('**/*');
  expect(files.length).toBeGreaterThan(500);
  expect(findBadNames(files)).toEqual([]);
});

test.each([
  [`readFileSync('/tmp/a');`, 'the path /tmp/a'],
  [`const place = \`/proc/\${pid}/status\`;`, 'the path /proc/'],
  [`write('/dev/null');`, 'the path /dev/null'],
  ['if (process.getuid() === 0) stop();', 'getuid, which Windows lacks'],
  [`spawn('bash', ['-c', 'ls']);`, 'the program bash'],
  [`exec('ls');`, 'exec, which asks a shell'],
  [`spawn('npm', ['start'], { cwd: root });`, 'npm without a shell'],
  [`join(folder, \`\${at.toISOString()}.json\`);`, 'a colon in the name of a file'],
  [`path.join(folder, \`shot:\${n}.png\`);`, 'a colon in the name of a file'],
])('%s is found', (source, reason) => {
  expect(findPlatformTies('a.ts', source)).toEqual([`a.ts:1 ${reason}`]);
});

test.each([
  `fetch('/dev/checkout/1');`,
  `app.get('/home', show);`,
  `parts.join(':');`,
  `process.getuid?.();`,
  `pattern.exec('ls');`,
  `spawn(process.execPath, [file]);`,
  `spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32' });`,
  `writeFileSync(file, 'name: value');`,
  `resolve('https://example.com/');`,
  `log(now.toISOString());`,
])('%s is left alone', (source) => {
  expect(findPlatformTies('a.ts', source)).toEqual([]);
});

test('names that Windows refuses or confuses are found', () => {
  expect(findBadNames(['a/b.ts', 'a:b.ts', 'aux.ts', 'x/end.', 'Read.md', 'read.md'])).toEqual([
    'a:b.ts',
    'aux.ts',
    'x/end.',
    'Read.md and read.md',
  ]);
});
