import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import type { Settings } from './settings.ts';

type Running = { url: string; engineName: string; demo?: { email: string; password: string } | undefined };

const row = (piece: string, now: string, hint?: string): string =>
  `    ${piece.padEnd(10)} ${now}${hint ? `\n               → ${hint}` : ''}`;

/** What a person sees once the product runs: where it is, how to get in, what is embedded and how to make it real. */
export const renderStartScreen = (settings: Settings, running: Running): string => {
  const { demo } = running;
  return [
    '',
    `  ${PRODUCT_NAME} is running at  ${running.url}`,
    '',
    ...(demo ? [`  Sign in with the demo account (Pro):  ${demo.email}  ${demo.password}`, ''] : []),
    '  Pieces:',
    settings.databaseUrl
      ? row('database', 'PostgreSQL')
      : row('database', `embedded, in ${settings.dataDir}`, 'DATABASE_URL for PostgreSQL 15 or later'),
    settings.s3
      ? row('images', `S3 bucket ${settings.s3.bucket}`)
      : row('images', 'files in the data folder', 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'),
    settings.smtp
      ? row('mail', `SMTP, from ${settings.smtp.from}`)
      : row(
          'mail',
          settings.outboxPage ? `outbox at ${running.url}/dev/outbox` : 'outbox folder only',
          'SMTP_URL, MAIL_FROM',
        ),
    settings.polar
      ? row('payment', 'Polar')
      : row(
          'payment',
          settings.testCheckout ? 'built-in test checkout, no money moves' : 'off',
          'POLAR_ACCESS_TOKEN, POLAR_PRODUCT_ID, POLAR_WEBHOOK_SECRET',
        ),
    settings.ai
      ? row('analysis', running.engineName)
      : row('analysis', 'local engine, nothing leaves this machine', 'AI_PROVIDER, AI_MODEL, AI_API_KEY'),
    settings.google
      ? row('Google', 'sign-in is on')
      : row('Google', 'sign-in is hidden', 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET'),
    ...(settings.exposed && !settings.siteUrl
      ? ['', `  SITE_URL is not set: links in emails lead to ${running.url}, which others may not be able to open.`]
      : []),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n');
};
