import { expect, test } from 'vitest';
import { createPageRenderer } from '../web/render-page.ts';
import { renderOutbox, toAge } from './render-outbox.ts';

const NOW = new Date('2026-11-15T20:15:00Z');

test.each([
  ['2026-11-15T20:14:30Z', 'just now'],
  ['2026-11-15T20:13:45Z', '1 minute ago'],
  ['2026-11-15T19:20:00Z', '55 minutes ago'],
  ['2026-11-15T17:10:00Z', '3 hours ago'],
  ['2026-11-13T17:10:00Z', '2 days ago'],
])('a mail of %s is %s', (sentAt, age) => {
  expect(toAge(sentAt, NOW)).toBe(age);
});

test('a mail shows who it is for and leads on by a button; nothing in it becomes part of the page', () => {
  const mail = { to: '<b>ada</b>@example.com', subject: 'Hello', sentAt: NOW.toISOString() };
  const page = renderOutbox(
    createPageRenderer(undefined),
    [
      { ...mail, link: 'http://127.0.0.1:3000/confirm?token_hash=a&type=signup' },
      { ...mail, link: 'http://127.0.0.1:3000/reset?token_hash=b&type=recovery' },
      { ...mail, link: 'http://127.0.0.1:3000/auth' },
    ],
    NOW,
  );
  expect(page).toContain('To &lt;b&gt;ada&lt;/b&gt;@example.com');
  expect(page).toContain(
    '<a class="button" href="http://127.0.0.1:3000/confirm?token_hash=a&amp;type=signup">Confirm email</a>',
  );
  expect(page).toContain('type=recovery">Set a new password</a>');
  expect(page).toContain('href="http://127.0.0.1:3000/auth">Go to sign in</a>');
  expect(page.indexOf('runs on your computer')).toBeLessThan(page.indexOf('SMTP_URL'));
});

test('an empty outbox can be loaded again: a mail takes a moment to arrive', () => {
  expect(renderOutbox(createPageRenderer(undefined), [], NOW)).toContain('href="/dev/outbox">Reload</a>');
});

test('the page uses the fonts of the built web app, by their hashed names', () => {
  const file = { type: 'font/woff2', etag: '"x"', immutable: true, bytes: new Uint8Array() };
  const files = new Map([['/assets/inter-latin-opsz-normal-BwkfbSeq.woff2', file]]);
  expect(renderOutbox(createPageRenderer(files), [], NOW)).toContain(
    'url(/assets/inter-latin-opsz-normal-BwkfbSeq.woff2)',
  );
});
