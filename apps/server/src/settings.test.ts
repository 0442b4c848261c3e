import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const settingsOf = (env: Record<string, string>) => {
  const parsed = parseSettings(env);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.settings;
};
const complaintOf = (env: Record<string, string>) => {
  const parsed = parseSettings(env);
  return parsed.ok ? undefined : parsed.message;
};

test('[WZ7] [SB7] without any setting the gate is open and free accounts have no images', () => {
  expect(settingsOf({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    wizardGate: 'open',
    freeImagesPerMonth: 0,
    testCheckout: true,
    outboxPage: true,
    demoAccount: true,
    exposed: false,
  });
});

test('an empty variable counts as unset', () => {
  expect(settingsOf({ PORT: '', AI_PROVIDER: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, ai: undefined });
});

test.each([
  ['NODE_ENV', 'production'],
  ['HOST', '0.0.0.0'],
  ['HOST', '192.168.1.4'],
  ['HOST', '::'],
  ['SITE_URL', 'https://prompts.example'],
])(
  'with %s=%s the test checkout, the outbox page and the demo account are off unless asked for by name',
  (name, value) => {
    expect(settingsOf({ [name]: value })).toMatchObject({ testCheckout: false, outboxPage: false, demoAccount: false });
    expect(settingsOf({ [name]: value, TEST_CHECKOUT: 'on', OUTBOX_PAGE: 'on', DEMO_ACCOUNT: 'on' })).toMatchObject({
      testCheckout: true,
      outboxPage: true,
      demoAccount: true,
    });
  },
);

test.each(['http://127.0.0.1:3999', 'http://localhost:3000', 'http://app.localhost', 'http://[::1]:3000'])(
  'the address %s is still this machine',
  (SITE_URL) => {
    expect(settingsOf({ SITE_URL })).toMatchObject({ exposed: false, testCheckout: true, outboxPage: true });
  },
);

test('pages that redirectTo may name are whole addresses, separated by commas', () => {
  const REDIRECT_URLS = 'https://app.example.com/welcome, http://localhost:5173/';
  expect(settingsOf({ REDIRECT_URLS }).redirectUrls).toEqual([
    'https://app.example.com/welcome',
    'http://localhost:5173/',
  ]);
  for (const wrong of ['app.example.com', 'javascript:alert(1)', 'https://*.example.com/', 'https://a.example/,x'])
    expect(complaintOf({ REDIRECT_URLS: wrong })).toMatch(
      /^The setting REDIRECT_URLS is wrong: must be whole addresses/,
    );
});

test('pages are captured of the hosts that are named, and of none while they are not', () => {
  expect(settingsOf({}).capture).toBeUndefined();
  const env = { CAPTURE_HOSTS: 'Example.com, *.example.org', PATH: '/usr/bin', AI_API_KEY_FILE: 'x', SECRET: 'y' };
  expect(settingsOf(env).capture).toEqual({ hosts: ['example.com', '*.example.org'], env: { PATH: '/usr/bin' } });
  for (const wrong of ['https://example.com', 'example.com/pricing', 'a.*.com', ','])
    expect(complaintOf({ CAPTURE_HOSTS: wrong })).toMatch(/^The setting CAPTURE_HOSTS is wrong: must be hosts/);
});

test('a real provider switches its stand-in off even when it is asked for', () => {
  const polar = { POLAR_ACCESS_TOKEN: 't', POLAR_PRODUCT_ID: 'p', POLAR_WEBHOOK_SECRET: 's', TEST_CHECKOUT: 'on' };
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hi@example.com', OUTBOX_PAGE: 'on' };
  expect(settingsOf({ ...polar, ...smtp })).toMatchObject({ testCheckout: false, outboxPage: false });
});

test.each([
  [{ PORT: '99999' }, 'The setting PORT is wrong: must be a whole number from 0 to 65535.'],
  [{ PORT: 'http' }, 'The setting PORT is wrong: must be a whole number from 0 to 65535.'],
  [{ SITE_URL: 'example.com' }, 'The setting SITE_URL is wrong: must be an address that starts with http'],
  [{ WIZARD_GATE: 'closed' }, 'The setting WIZARD_GATE is wrong: must be open or gated.'],
  [{ FREE_IMAGES_PER_MONTH: '-1' }, 'The setting FREE_IMAGES_PER_MONTH is wrong: '],
  [{ FREE_IMAGES_PER_MONTH: '1.5' }, 'The setting FREE_IMAGES_PER_MONTH is wrong: must be a whole number from 0'],
  [{ SUPPORT_EMAIL: 'nobody' }, 'The setting SUPPORT_EMAIL is wrong: must be an email address.'],
  [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL is wrong: must be an address that starts with postgres'],
  [{ AI_PROVIDER: 'skynet' }, 'The setting AI_PROVIDER is wrong: must be anthropic, openai, google or'],
  [{ AI_MODEL: 'm' }, 'The settings are incomplete: AI_MODEL is set, but the model also needs AI_PROVIDER.'],
  [
    { AI_PROVIDER: 'openai', AI_MODEL: 'm' },
    'The settings are incomplete: AI_PROVIDER is openai, which also needs AI_API_KEY.',
  ],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
    'The settings are incomplete: AI_PROVIDER is openai-compatible',
  ],
  [
    { S3_BUCKET: 'b' },
    'The settings are incomplete: S3_BUCKET is set, but S3 storage also needs S3_ENDPOINT, S3_ACCESS',
  ],
  [{ SMTP_URL: 'smtp://x' }, 'The settings are incomplete: SMTP_URL is set, but mail also needs MAIL_FROM.'],
  [
    { POLAR_SERVER: 'sandbox' },
    'The settings are incomplete: POLAR_SERVER is set, but payment also needs POLAR_ACCESS',
  ],
  [
    { GOOGLE_CLIENT_ID: 'g' },
    'The settings are incomplete: GOOGLE_CLIENT_ID is set, but sign-in with Google also needs',
  ],
] as [Record<string, string>, string][])('%o is one clear line', (env, message) => {
  const complaint = complaintOf(env);
  expect(complaint).toContain(message);
  expect(complaint).not.toContain('\n');
});

test('a local model server needs no key', () => {
  expect(
    settingsOf({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen', AI_BASE_URL: 'http://127.0.0.1:11434/v1' }).ai,
  ).toEqual({
    provider: 'openai-compatible',
    model: 'qwen',
    apiKey: undefined,
    baseUrl: 'http://127.0.0.1:11434/v1',
    timeoutMs: 90_000,
  });
});
