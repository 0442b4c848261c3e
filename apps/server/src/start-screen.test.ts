import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';
import { renderStartScreen } from './start-screen.ts';

const screen = (env: Record<string, string>) => {
  const parsed = parseSettings(env);
  if (!parsed.ok) throw new Error(parsed.message);
  return renderStartScreen(parsed.settings, { url: 'https://x.test', engineName: 'openai gpt' });
};

test('what is configured is named, and nothing asks for it any more', () => {
  const text = screen({
    DATABASE_URL: 'postgres://app:hunter22@db.test/app',
    S3_ENDPOINT: 'https://s3.test',
    S3_BUCKET: 'shots',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hunter22',
    SMTP_URL: 'smtp://user:hunter22@mail.test',
    MAIL_FROM: 'hi@x.test',
    POLAR_ACCESS_TOKEN: 'hunter22',
    POLAR_PRODUCT_ID: 'p',
    POLAR_WEBHOOK_SECRET: 'hunter22',
    AI_PROVIDER: 'openai',
    AI_MODEL: 'gpt',
    AI_API_KEY: 'hunter22',
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'hunter22',
  });
  expect(text).not.toContain('→');
  expect(text).not.toContain('hunter22');
  for (const words of ['PostgreSQL', 'S3 bucket shots', 'SMTP, from hi@x.test', 'Polar', 'openai gpt', 'sign-in is on'])
    expect(text).toContain(words);
});

test('a server that others reach is told when its links would not', () => {
  expect(screen({ HOST: '0.0.0.0' })).toContain('SITE_URL is not set');
  expect(screen({ HOST: '0.0.0.0', SITE_URL: 'https://x.test' })).not.toContain('SITE_URL is not set');
});
