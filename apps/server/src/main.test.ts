import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawInterface } from './testing/draw-png.ts';
import { runToEnd, type ServerProcess, startServer } from './testing/run-server.ts';

// Most of these start whole servers, several times.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-main-'));
let server: ServerProcess;
let key: string;
beforeAll(async () => {
  await start();
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  server = await startServer(dataDir);
  key = ((await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string }).publishableKey;
};
const call = (path: string, body?: unknown, token?: string, method = 'POST') =>
  fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const signIn = async (email: string, password: string) => {
  const session = (await (await call('/auth/v1/token?grant_type=password', { email, password })).json()) as {
    access_token: string;
    user: { id: string };
  };
  return { token: session.access_token, userId: session.user.id };
};
const isPro = async (token: string) =>
  ((await (await call('/functions/v1/image-quota', undefined, token)).json()) as { limit: unknown }).limit === null;

test('the start screen says where it runs, who may sign in, and what makes each embedded piece real', () => {
  for (const words of [
    `Blueprompt is running at  ${server.url}`,
    `${server.demo.email}  ${server.demo.password}`,
    'DATABASE_URL',
    'S3_ENDPOINT',
    'SMTP_URL',
    'POLAR_ACCESS_TOKEN',
    'AI_PROVIDER',
    'GOOGLE_CLIENT_ID',
  ])
    expect(server.output()).toContain(words);
});

test('the demo account is onboarded and Pro, and its password is only in the data folder', async () => {
  const { token, userId } = await signIn(server.demo.email, server.demo.password);
  expect(await isPro(token)).toBe(true);
  const rows = await (
    await call(`/rest/v1/user_onboarding?select=id&user_id=eq.${userId}`, undefined, token, 'GET')
  ).json();
  expect(rows).toHaveLength(1);
  expect(server.demo.password).toMatch(/^[\w-]{12}$/);
  for (const file of ['demo-account.json', 'secrets.json', 'ready.json'])
    expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
});

test('a data folder that is in use is one clear line', async () => {
  const second = await runToEnd(dataDir);
  expect(second).toEqual({ code: 1, output: `The data folder ${dataDir} is in use by another Blueprompt process.\n` });
});

test('a taken port is one clear line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const folder = mkdtempSync(join(tmpdir(), 'blueprompt-port-'));
  const failed = await runToEnd(folder, { PORT: String(port) });
  expect(failed).toEqual({
    code: 1,
    output: `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set PORT to a free port.\n`,
  });
  other.close();
});

test('a wrong setting is one clear line', async () => {
  const failed = await runToEnd(dataDir, { WIZARD_GATE: 'ajar' });
  expect(failed).toEqual({ code: 1, output: 'The setting WIZARD_GATE is wrong: must be open or gated.\n' });
});

test('a data folder that cannot be written is one clear line', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'blueprompt-file-')), 'not-a-folder');
  writeFileSync(file, '');
  const failed = await runToEnd(join(file, 'data'));
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(/^The data folder .* cannot be written: .*\n$/);
});

test('a database that cannot be reached is one clear line, without its password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blueprompt-pg-'));
  const failed = await runToEnd(folder, { DATABASE_URL: 'postgres://app:hunter22@127.0.0.1:9/blueprompt' });
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(/^The database cannot be reached: .*\n$/);
  expect(failed.output).not.toContain('hunter22');
});

/** The priorities of all threads of the measuring processes, as Linux shows them in the nineteenth field. */
const workerPriorities = (serverPid: number): number[] =>
  readFileSync(`/proc/${serverPid}/task/${serverPid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => readdirSync(`/proc/${child}/task`).map((thread) => `/proc/${child}/task/${thread}/stat`))
    // A thread may end while we look.
    .flatMap((file) => (existsSync(file) ? [readFileSync(file, 'utf8')] : []))
    .map((stat) => Number(stat.replace(/^.*\) /, '').split(' ')[16]));

test('a second start finds the same demo account; Ctrl+C, which reaches the workers too, lets a running analysis finish and then ends at once', async () => {
  const before = server.demo;
  expect(await server.end('SIGTERM')).toBe(0);
  server = await startServer(dataDir, {}, { isGroup: true });
  expect(server.demo).toEqual(before);
  expect(readFileSync(join(dataDir, 'demo-account.json'), 'utf8')).toContain(before.password);
  key = ((await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string }).publishableKey;
  const { token } = await signIn(server.demo.email, server.demo.password);
  const body = { imageBase64: drawInterface(0x4477aa).toString('base64'), uiType: 'webapp' };
  const running = call('/functions/v1/analyze-ui', body, token);
  await expect
    .poll(async () => (await fetch(`${server.url}/metrics`)).text(), { timeout: 60_000, interval: 10 })
    .toContain('blueprompt_measure_running 1');
  // A worker steps back by itself, before it measures.
  if (process.platform === 'linux')
    await expect
      .poll(() => new Set(workerPriorities(server.pid)), { timeout: 60_000, interval: 10 })
      .toEqual(new Set([10]));
  const ended = server.end('SIGINT');
  const answer = await running;
  await answer.arrayBuffer();
  const answered = performance.now();
  expect([answer.status, await ended]).toEqual([200, 0]);
  expect(performance.now() - answered).toBeLessThan(10_000);
});
