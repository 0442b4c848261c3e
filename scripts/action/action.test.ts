import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';

const ACTION = readFileSync(path.join(ROOT, 'action.yml'), 'utf8');
const SCREENSHOT = path.join(ROOT, 'packages/vision/src/fixtures/form.png');
/** Two screenshots are measured. */
const SLOW_MS = 240_000;

/** The script of a step, by its id. */
const scriptOf = (id: string): string => {
  const [, lines] = new RegExp(`- id: ${id}\\n[^]*?run: \\|\\n((?: {8}.*\\n)+)`).exec(ACTION)!;
  return lines!.replace(/^ {8}/gm, '');
};

/** Runs the first step as a runner does, with the command of this checkout for the package. */
const compare = async (build: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), "blueprompt action's-"));
  const npx = path.join(folder, 'npx');
  await writeFile(npx, `#!/bin/sh\nshift 2\nexec "$NODE" "$CLI" "$@"\n`);
  await chmod(npx, 0o755);
  const env = {
    PATH: `${folder}${path.delimiter}${process.env['PATH']}`,
    NODE: process.execPath,
    CLI: path.join(ROOT, 'apps/cli/src/main.ts'),
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
    REFERENCE: SCREENSHOT,
    BUILD: build,
    THRESHOLD: '95',
    PACKAGE: 'blueprompt',
  };
  const code = await new Promise<number>((resolve) => {
    // As GitHub starts bash: the first failure ends the step.
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', scriptOf('compare')];
    execFile('bash', args, { env, cwd: folder }, (error) => resolve(error ? Number(error.code) : 0));
  });
  const pairs = (await readFile(env.GITHUB_OUTPUT, 'utf8')).trim().split('\n');
  const output = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s))) as Record<string, string>;
  return { code, output, summary: await readFile(env.GITHUB_STEP_SUMMARY, 'utf8') };
};

test.skipIf(process.platform === 'win32')(
  'the step compares, keeps the list and the picture, and leaves failing to the last step',
  async () => {
    const { code, output, summary } = await compare(SCREENSHOT);
    expect([code, output['status']]).toEqual([0, '0']);
    expect(summary).toBe('Score 100 of 100. No differences.\n');
    expect(await readFile(output['list']!, 'utf8')).toBe(summary);
    expect(existsSync(output['picture']!)).toBe(true);
  },
  SLOW_MS,
);

test.skipIf(process.platform === 'win32')('a build that is not there is a status and no picture', async () => {
  const { code, output } = await compare('gone.png');
  expect([code, output['status']]).toEqual([0, '1']);
  expect(existsSync(output['picture']!)).toBe(false);
});

/** The step that comments, from its condition to what it runs. */
const COMMENT_STEP = ACTION.split(/^ {4}- /m).find((step) => step.includes('comment.mjs'))!;

test('the step that comments gives its script all that it reads', () => {
  const script = readFileSync(path.join(import.meta.dirname, 'comment.mjs'), 'utf8');
  const [, own] = [...script.matchAll(/const \{([^}]+)\} =\s+process\.env/g)].map(([, names]) => names!);
  const names = [...own!.split(','), 'TOKEN'].map((name) => name.trim());
  for (const name of names) expect(COMMENT_STEP).toMatch(new RegExp(`^ {8}${name}: \\$\\{\\{ .+ \\}\\}$`, 'm'));
});

test('a picture that was not kept does not stop the comment', () => {
  expect(COMMENT_STEP).toMatch(/^if: \$\{\{ inputs\.comment == 'true' \}\}\n/);
});
