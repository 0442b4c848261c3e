import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawInterface } from '../testing/draw-png.ts';
import { type ServerProcess, startServer } from '../testing/run-server.ts';

/** Every setting that holds a secret, with a mark that can be found again; nothing listens at port 9. */
const SECRET_SETTINGS = {
  S3_ACCESS_KEY_ID: 'mark-s3-id',
  S3_SECRET_ACCESS_KEY: 'mark-s3-secret',
  SMTP_URL: 'smtp://mail:mark-smtp-password@127.0.0.1:9',
  POLAR_ACCESS_TOKEN: 'mark-polar-token',
  POLAR_WEBHOOK_SECRET: 'mark-polar-webhook-secret',
  AI_API_KEY: 'mark-ai-key',
  GOOGLE_CLIENT_SECRET: 'mark-google-secret',
  METRICS_TOKEN: 'mark-metrics-token',
};
const SETTINGS = {
  ...SECRET_SETTINGS,
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'pictures',
  MAIL_FROM: 'Blueprompt <hello@example.com>',
  POLAR_PRODUCT_ID: 'product',
  POLAR_SERVER: 'http://127.0.0.1:9',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'model',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_TIMEOUT_SECONDS: '5',
  GOOGLE_CLIENT_ID: 'client',
  DEMO_ACCOUNT: 'on',
  LOG_LEVEL: 'debug',
  LOG_FORMAT: 'json',
};
const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-secrets-'));
let server: ServerProcess;
let publishableKey: string;
/** Everything that left the server, in answers. */
let answered = '';
beforeAll(async () => {
  server = await startServer(dataDir, SETTINGS);
  publishableKey = (JSON.parse(await ask('/config.json')) as { publishableKey: string }).publishableKey;
}, 300_000);
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = async (path: string, init: RequestInit = {}, token?: string): Promise<string> => {
  const answer = await fetch(server.url + path, {
    redirect: 'manual',
    ...init,
    headers: {
      apikey: publishableKey ?? '',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(init.headers as Record<string, string>),
    },
  });
  const text = await answer.text();
  answered += `${path} ${answer.status} ${JSON.stringify([...answer.headers])} ${text}\n`;
  return text;
};
const post = (path: string, body: object | string, token?: string) =>
  ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }, token);

test('neither logs nor answers hold a secret, whatever fails', async () => {
  const { email, password } = server.demo;
  const session = JSON.parse(await post('/auth/v1/token?grant_type=password', { email, password })) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  const token = session.access_token;
  // The answers so far had to hold the session; from here on nothing may repeat it.
  answered = '';
  const imageBase64 = drawInterface(0x771122).toString('base64');
  const own = JSON.parse(await post('/functions/v1/create-access-token', { name: 'Editor' }, token)) as {
    token: string;
  };
  answered = '';
  for (const caller of [undefined, token]) {
    for (const path of [
      '/',
      '/healthz',
      '/readyz',
      '/metrics',
      '/config.json',
      '/auth/v1/settings',
      '/auth/v1/.well-known/jwks.json',
      '/dev/outbox',
      '/dev/outbox.json',
      '/auth/v1/authorize?provider=google',
      '/auth/v1/callback?code=guess&state=guess',
      '/rest/v1/analysis_history?select=nothing',
      '/rest/v1/secrets?select=*',
      '/.env',
      '/secrets.json',
      '/..%2fsecrets.json',
      '/assets/..%2f..%2f.env',
    ])
      await ask(path, {}, caller);
    for (const name of [
      'validate-ui-image',
      'analyze-ui',
      'chat-with-context',
      'create-polar-checkout',
      'customer-portal',
      'image-quota',
      'measure-ui',
      'delete-account',
      'list-access-tokens',
      'revoke-access-token',
    ])
      for (const body of [
        '{',
        { imageBase64: '!' },
        { imageBase64, uiType: 'webapp' },
        { message: 'Colours?', context: '', image: '' },
      ])
        await post(`/functions/v1/${name}`, body, caller);
    await post('/webhooks/polar', { type: 'subscription.active' }, caller);
    await post('/mcp', '{', caller);
    await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'guess' }, caller);
    await post(
      '/auth/v1/signup',
      { email: `someone-${caller ? 1 : 2}@example.com`, password: 'mark-user-password' },
      caller,
    );
    await ask(
      `/storage/v1/object/screenshots/${session.user.id}/1-0-a.png`,
      { method: 'POST', body: new Uint8Array(drawInterface(1)), headers: { 'content-type': 'image/png' } },
      caller,
    );
  }
  const made = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    signingKeyPem: string;
    webhookSecret: string;
  };
  const secrets: Record<string, string> = {
    ...SECRET_SETTINGS,
    SMTP_URL: 'mark-smtp-password',
    session: token,
    refresh: session.refresh_token,
    'access token': own.token,
    'signing key': made.signingKeyPem.split('\n')[1]!,
    'webhook secret': made.webhookSecret,
    'password of somebody': 'mark-user-password',
    picture: imageBase64.slice(100, 160),
  };
  // What the provider was to be asked did fail, or this would show nothing.
  expect(answered).toContain('payment_unavailable');
  await expect.poll(() => server.output(), { timeout: 30_000 }).toMatch(/ECONNREFUSED|payment provider failed/);
  const found = (text: string) => Object.keys(secrets).filter((name) => text.includes(secrets[name]!));
  expect({ logs: found(server.output()), answers: found(answered) }).toEqual({ logs: [], answers: [] });
  expect(answered).not.toMatch(/ {4}at .*\.(ts|js):\d+/);
}, 300_000);

test.runIf(existsSync(DIST))('the built web app holds no secret and none of their names', () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const forbidden = [...Object.keys(SECRET_SETTINGS), 'DATABASE_URL', 'BEGIN PRIVATE KEY', 'polar_oat_'];
  const found = files
    .filter((entry) => /\.(js|css|html|json|map|txt|webmanifest)$/.test(entry.name))
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      return forbidden.filter((word) => text.includes(word)).map((word) => `${entry.name}: ${word}`);
    });
  expect(found).toEqual([]);
});
