import type { Database } from '@blueprompt/backend/contract';
import { Hono } from 'hono';
import { escapeHtml } from '../http/escape-html.ts';
import { answerFailure } from '../http/failure.ts';
import { isLocalCall } from '../http/local-call.ts';
import { renderPage } from '../http/render-page.ts';
import { listSentMails, type SentMail } from './mail-queue.ts';

const renderMails = (mails: SentMail[]): string =>
  mails.length === 0
    ? '<p>No mails yet. Sign up, and the confirmation appears here.</p>'
    : mails
        .map(
          (mail) => `<div class="row"><h2>${escapeHtml(mail.subject)}</h2>
<p class="mono">${escapeHtml(mail.to)} · ${escapeHtml(mail.sentAt)}</p>
<p class="mono"><a href="${escapeHtml(mail.link)}">${escapeHtml(mail.link)}</a></p></div>`,
        )
        .join('\n');

/** The mails that would have gone out, for the person at this machine only: their links sign people in. */
export const createOutboxApp = (database: Database): Hono => {
  const app = new Hono();
  app.use('/dev/outbox', async (c, next) => (isLocalCall(c) ? next() : answerFailure(c, { code: 'forbidden' })));
  app.use('/dev/outbox.json', async (c, next) => (isLocalCall(c) ? next() : answerFailure(c, { code: 'forbidden' })));
  app.get('/dev/outbox.json', async (c) => c.json(await listSentMails(database)));
  app.get('/dev/outbox', async (c) =>
    c.html(
      renderPage({
        title: 'Outbox',
        note: 'Development outbox: no mail leaves this machine. SMTP_URL and MAIL_FROM send for real.',
        body: renderMails(await listSentMails(database)),
      }),
    ),
  );
  return app;
};
