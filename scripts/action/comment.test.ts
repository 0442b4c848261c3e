import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, 'comment.mjs');
const FOUND = 'Score 96.8 of 100. 1 difference:\n1. Missing text `Forgot password?` at 480,512.\n';
const CLEAN = 'Score 100 of 100. No differences.\n';
const BOT = 'github-actions[bot]';
const SHOWN =
  '![The reference and the build, differences numbered](https://github.test/acme/site/raw/c1/difference.png)';

type Asked = { call: string; body: Record<string, unknown> | undefined };

let server: Server;
let asked: Asked[];
type Comment = { id: number; body: string; user: { login: string } | null };
/** What GitHub keeps of the pull request, whose token it is, and what it refuses, how. */
let github: { comments: Comment[]; login: string; refused: RegExp; status: number };
beforeEach(async () => {
  asked = [];
  github = { comments: [], login: BOT, refused: /^PATCH \/git/, status: 403 };
  server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url!.replace('/repos/acme/site', '')}`;
    asked.push({ call, body: request.method === 'GET' ? undefined : ((await json(request)) as Asked['body']) });
    const page = Number(/&page=(\d+)/.exec(call)?.[1] ?? 1);
    const answers: [RegExp, unknown][] = [
      [/^GET \/issues\/7\/comments/, github.comments.slice(100 * (page - 1), 100 * page)],
      [/^POST \/graphql/, { data: { viewer: { login: github.login } } }],
      [/\/git\/blobs/, { sha: 'b1' }],
      [/\/git\/trees/, { sha: 't1' }],
      [/\/git\/commits/, { sha: 'c1' }],
    ];
    const isRefused = github.refused.test(call) || request.headers.authorization !== 'Bearer secret';
    response.writeHead(isRefused ? github.status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers.find(([known]) => known.test(call))?.[1] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const comment = async (
  list: string,
  event: object = { pull_request: { number: 7 } },
  artifact = 'https://github.test/artifact/1',
): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-comment-'));
  const files = { LIST: 'differences.md', PICTURE: 'difference.png', GITHUB_EVENT_PATH: 'event.json' };
  await writeFile(path.join(folder, files.LIST), list);
  await writeFile(path.join(folder, files.PICTURE), 'the picture');
  await writeFile(path.join(folder, files.GITHUB_EVENT_PATH), JSON.stringify(event));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.join(folder, file)])),
    GITHUB_API_URL: api,
    GITHUB_GRAPHQL_URL: `${api}/graphql`,
    GITHUB_SERVER_URL: 'https://github.test',
    GITHUB_REPOSITORY: 'acme/site',
    TOKEN: 'secret',
    REFERENCE: 'design/home.png',
    ARTIFACT_URL: artifact,
  };
  return (await promisify(execFile)(process.execPath, [SCRIPT], { env })).stdout;
};

const written = (): unknown => asked.at(-1)?.body?.['body'];

test('writes one comment with the list and the picture, and keeps the picture on no branch', async () => {
  expect(await comment(FOUND)).toBe('');
  expect(asked.map(({ call }) => call.replace(/[0-9a-f]{12}/, 'key'))).toEqual([
    'POST /graphql',
    'GET /issues/7/comments?per_page=100&page=1',
    'POST /git/blobs',
    'POST /git/trees',
    'POST /git/commits',
    'PATCH /git/refs/blueprompt/7-key',
    'POST /git/refs',
    'POST /issues/7/comments',
  ]);
  expect(asked[2]?.body).toEqual({ content: Buffer.from('the picture').toString('base64'), encoding: 'base64' });
  expect(asked[6]?.body).toMatchObject({ ref: expect.stringMatching(/^refs\/blueprompt\/7-/), sha: 'c1' });
  expect(written()).toMatch(/^<!-- blueprompt compare [0-9a-f]{12} -->\n/);
  expect(written()).toContain('compared the build with `design/home.png`');
  expect(written()).toContain(FOUND);
  expect(written()).toContain(SHOWN);
});

test('rewrites its own comment, also behind a hundred others, and leaves those of other references', async () => {
  github.refused = /^$/;
  await comment(FOUND);
  const user = { login: BOT };
  const mine = { id: 42, body: String(written()), user };
  const others = Array.from({ length: 100 }, (_, id) => ({
    id,
    body: '<!-- blueprompt compare 000000000000 -->',
    user,
  }));
  github.comments = [...others, mine];
  await comment(CLEAN);
  expect(asked.at(-1)?.call).toBe('PATCH /issues/comments/42');
  expect(written()).toContain(CLEAN);
  expect(written()).not.toContain('![');
});

test.each([
  ['the token of the job', BOT, /^$/],
  ['the token of somebody', 'ada', /^$/],
  ['a token that does not say whose it is', BOT, /graphql/],
])('leaves a comment that somebody else has put its marker on, with %s', async (_, login, refused) => {
  Object.assign(github, { login, refused });
  await comment(FOUND);
  const body = String(written());
  github.comments = [
    { id: 41, body, user: { login: 'mallory' } },
    { id: 42, body, user: null },
  ];
  await comment(FOUND);
  expect(asked.at(-1)?.call).toBe('POST /issues/7/comments');
  github.comments.push({ id: 43, body, user: { login } });
  await comment(FOUND);
  expect(asked.at(-1)?.call).toBe('PATCH /issues/comments/43');
});

test('links the artifact where the job may not write to the repository', async () => {
  github.refused = /\/git\//;
  expect(await comment(FOUND)).toContain('::notice::GitHub answered POST /git/blobs with 403.');
  expect(written()).toContain('[Download the difference picture](https://github.test/artifact/1)');
});

test('leaves out a picture that could be neither kept nor uploaded', async () => {
  github.refused = /\/git\//;
  await comment(FOUND, undefined, '');
  expect(asked.at(-1)?.call).toBe('POST /issues/7/comments');
  expect(String(written()).endsWith(FOUND)).toBe(true);
});

test.each([
  [401, true],
  [403, true],
  [404, true],
  [500, false],
])('a comment that is refused with %i is a warning and no failure', async (status, isPermission) => {
  Object.assign(github, { refused: /./, status });
  const said = await comment(FOUND);
  expect(said).toMatch(new RegExp(`^::warning::No comment: GitHub answered GET .+ with ${status}\\.`));
  expect(said.includes('It needs the permission pull-requests: write.')).toBe(isPermission);
});

test('says nothing where nothing differs and nothing was said, and where there is no pull request', async () => {
  expect(await comment(CLEAN)).toBe('Nothing differs: no comment.\n');
  expect(asked.map(({ call }) => call.split('?')[0])).toEqual(['POST /graphql', 'GET /issues/7/comments']);
  expect(await comment(FOUND, {})).toBe('No pull request: no comment.\n');
  expect(await comment('')).toBe('Nothing was compared: no comment.\n');
  expect(asked).toHaveLength(2);
});

test('a list that is too long for a comment is cut at a line', async () => {
  await comment(`${FOUND}${'2. A difference of many.\n'.repeat(4000)}`);
  expect(String(written()).length).toBeLessThan(65_536);
  expect(written()).toContain('A difference of many.\n\nThe rest is in the log of the job.');
});
