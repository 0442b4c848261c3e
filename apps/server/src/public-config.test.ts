import { expect, test } from 'vitest';
import { toPublicConfig } from './public-config.ts';
import { parseSettings } from './settings.ts';

const DEMO = 'demo@blueprompt.localhost';
const configOf = (env: Record<string, string>) => {
  const parsed = parseSettings({ DATA_DIR: 'data', ...env });
  if (!parsed.ok) throw new Error(parsed.message);
  return toPublicConfig(parsed.settings, {
    siteUrl: 'http://127.0.0.1:3000',
    publishableKey: 'k',
    engineName: 'Local engine',
    demoEmail: DEMO,
  });
};

test.each([
  [{}, 'outbox-page'],
  [{ HOST: '0.0.0.0' }, 'files'],
  [{ HOST: '0.0.0.0', OUTBOX_PAGE: 'on' }, 'outbox-page'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, undefined],
])('with %o the browser is told where mails stay: %s', (env, mailKeptIn) => {
  expect(configOf(env).mailKeptIn).toBe(mailKeptIn);
});

test('the browser is told whether a model takes part', () => {
  expect(configOf({}).usesModel).toBe(false);
  expect(configOf({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' }).usesModel).toBe(true);
});

test.each([
  [{}, DEMO],
  [{ NODE_ENV: 'production', DEMO_ACCOUNT: 'on' }, undefined],
  [{ HOST: '0.0.0.0', DEMO_ACCOUNT: 'on' }, undefined],
  [{ SITE_URL: 'https://app.example', DEMO_ACCOUNT: 'on' }, undefined],
])('with %o the address of the demo account is %s', (env, demoEmail) => {
  expect(configOf(env).demoEmail).toBe(demoEmail);
});
