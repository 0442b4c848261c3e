import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@blueprompt/backend/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signWebhook } from './billing/sign-webhook.ts';
import { drawInterface } from './testing/draw-png.ts';
import { type ServerProcess, startServer } from './testing/run-server.ts';
import { subscriptionOf } from './testing/test-product.ts';

vi.setConfig({ hookTimeout: 300_000 });

const SITE_URL = 'http://127.0.0.1:3999';
const PASSWORD = 'correct horse battery';

let opened: TestDatabase;
let servers: ServerProcess[];
let config: { publishableKey: string }[];
const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `blueprompt-${name}-`)));

beforeAll(async () => {
  opened = await openTestDatabase('postgres');
  const env = { DATABASE_URL: opened.url!, SITE_URL, FREE_IMAGES_PER_MONTH: '2' };
  servers = await Promise.all(folders.map((folder) => startServer(folder, env)));
  // They announce the site's address; each listens on its own port.
  servers = servers.map((server) => ({ ...server, url: server.localUrl }));
  config = await Promise.all(servers.map(async (server) => (await fetch(`${server.url}/config.json`)).json() as never));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await opened.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const call = (server: number, path: string, body?: unknown, token?: string) =>
  fetch(servers[server]!.url + path, {
    method: 'POST',
    headers: {
      apikey: config[0]!.publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const rows = (text: string, values: unknown[] = []) => opened.database.asService((sql) => sql(text, values));
const newUser = async (name: string) => {
  const email = `${name}@example.com`;
  await call(0, '/auth/v1/signup', { email, password: PASSWORD });
  await rows('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  const session = await (await call(0, '/auth/v1/token?grant_type=password', { email, password: PASSWORD })).json();
  return {
    email,
    token: (session as { access_token: string }).access_token,
    userId: (session as { user: { id: string } }).user.id,
  };
};
const statuses = (answers: Response[]) => answers.map((answer) => answer.status).sort();

test('a session of one process holds in the other', async () => {
  expect(config[0]!.publishableKey).toBe(config[1]!.publishableKey);
  const user = await newUser('session');
  expect((await call(1, '/functions/v1/image-quota', undefined, user.token)).status).toBe(200);
});

test('[SB8] the last free images are shared between processes: five calls at once get two', async () => {
  const user = await newUser('quota');
  const analyze = (n: number) =>
    call(
      n % 2,
      '/functions/v1/analyze-ui',
      { imageBase64: drawInterface(n + 40).toString('base64'), uiType: 'webapp' },
      user.token,
    );
  expect(statuses(await Promise.all([0, 1, 2, 3, 4].map(analyze)))).toEqual([200, 200, 403, 403, 403]);
});

test('[FN22] a limit is one limit, whichever process is asked', async () => {
  const user = await newUser('limit');
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push(await call(n % 2, '/functions/v1/customer-portal', undefined, user.token));
  expect(statuses(answers).filter((status) => status === 429)).toEqual([429]);
});

test('[TB5] one event that reaches both processes at once is booked once', async () => {
  const user = await newUser('event');
  const [secret] = await rows("select value::jsonb ->> 'webhookSecret' as value from product.secrets");
  const body = JSON.stringify(subscriptionOf(user.userId));
  const send = (n: number) =>
    fetch(`${servers[n % 2]!.url}/webhooks/polar`, {
      method: 'POST',
      body,
      headers: signWebhook(secret!['value'] as string, 'event-1', body),
    });
  expect(new Set(statuses(await Promise.all([0, 1, 2, 3, 4, 5].map(send))))).toEqual(new Set([200]));
  expect(await rows("select 1 from product.payment_events where event_id = 'event-1'")).toHaveLength(1);
  const quota = await (await call(1, '/functions/v1/image-quota', undefined, user.token)).json();
  expect(quota).toEqual({ limit: null, used: 0, left: null });
});

test('each mail of the shared queue goes out once', async () => {
  const sent = () => rows('select attempts from product.mail_queue where sent_at is not null');
  const all = await rows('select 1 from product.mail_queue');
  await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(all.length);
  expect((await sent()).map((row) => row['attempts'])).toEqual(all.map(() => 1));
});

test('what one process measured the other reads back', async () => {
  const user = await newUser('cache');
  const [secret] = await rows("select value::jsonb ->> 'webhookSecret' as value from product.secrets");
  const event = JSON.stringify(subscriptionOf(user.userId));
  await fetch(`${servers[0]!.url}/webhooks/polar`, {
    method: 'POST',
    body: event,
    headers: signWebhook(secret!['value'] as string, 'event-2', event),
  });
  const body = { imageBase64: drawInterface(0xabcdef).toString('base64'), uiType: 'landing', sectionName: 'Hero' };
  const first = await (await call(0, '/functions/v1/analyze-ui', body, user.token)).json();
  const before = await rows('select count(*)::int as n from product.analysis_cache');
  expect(await (await call(1, '/functions/v1/analyze-ui', body, user.token)).json()).toEqual(first);
  expect(await rows('select count(*)::int as n from product.analysis_cache')).toEqual(before);
});
