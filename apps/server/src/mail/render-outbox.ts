import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { escapeHtml } from '../http/escape-html.ts';
import type { RenderPage } from '../web/render-page.ts';
import type { SentMail } from './mail-queue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'} ago`;

/** How long ago, in the largest unit that fits: without a script the page does not know the reader's time zone. */
export const toAge = (sentAt: string, now: Date): string => {
  const ms = now.getTime() - Date.parse(sentAt);
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return count(Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return count(Math.floor(ms / HOUR_MS), 'hour');
  return count(Math.floor(ms / DAY_MS), 'day');
};

const actionOf = (link: string): string => {
  const type = URL.parse(link)?.searchParams.get('type');
  if (!type) return 'Go to sign in';
  return type === 'recovery' ? 'Set a new password' : 'Confirm email';
};

const renderMail = (mail: SentMail, index: number, now: Date): string => {
  const href = escapeHtml(mail.link);
  return `<section class="panel"><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.sentAt)}">${toAge(mail.sentAt, now)}</time></p>
<a class="button${index === 0 ? '' : ' quiet'}" href="${href}">${actionOf(mail.link)}</a>
<p class="address">${href}</p></section>`;
};

/** The mails that nobody sent, newest first, each with its link as a button. */
export const renderOutbox = (render: RenderPage, mails: SentMail[], now: Date): string =>
  render({
    title: 'Outbox',
    lead: `This copy of ${PRODUCT_NAME} runs on your computer and sends no real email. ${
      mails.length === 0
        ? 'What it would have sent appears here. Just signed up? Reload this page in a second.'
        : 'What it would have sent is here, newest first.'
    }`,
    body: `${mails.length === 0 ? '<a class="button" href="/dev/outbox">Reload</a>' : ''}${mails.map((mail, index) => renderMail(mail, index, now)).join('\n')}
<a class="button quiet" href="/auth">Back to sign in</a>`,
    fine: 'Development outbox, shown on this computer only. Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> to send real email.',
  });
