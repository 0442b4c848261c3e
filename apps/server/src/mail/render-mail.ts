import type { Mail } from '@blueprompt/backend/contract';
import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { escapeHtml } from '../http/escape-html.ts';

export type MailText = { to: string; subject: string; text: string; html: string; link: string };

type Words = { subject: string; title: string; lead: string; button: string; unasked: string };

const toWords = (accountEmail: string): Record<Mail['kind'], Words> => ({
  'confirm-signup': {
    subject: `Confirm your ${PRODUCT_NAME} account`,
    title: 'Confirm your email',
    lead: `Welcome to ${PRODUCT_NAME}. Confirm your email, then sign in and turn screenshots into build prompts.`,
    button: 'Confirm email',
    unasked:
      'If you did not sign up, do not open the link: it would confirm a password that someone else chose. No account is created until the link is opened.',
  },
  'reset-password': {
    subject: `Reset your ${PRODUCT_NAME} password`,
    title: 'Set a new password',
    lead: 'Someone asked for a new password for this address, or signed up with it again. The link works once and expires after one hour.',
    button: 'Set a new password',
    unasked: "If this wasn't you, ignore this email. Nothing changes until the link is opened.",
  },
  'confirm-new-email': {
    subject: `Confirm your new ${PRODUCT_NAME} email`,
    title: 'Confirm your new email',
    lead: `Open the link to make this the email of the ${PRODUCT_NAME} account ${accountEmail}. It works once and expires after one hour. Until you open it, sign in with your old email.`,
    button: 'Confirm email',
    unasked: "If you did not ask for this, do not open the link: it would add your address to someone else's account.",
  },
  'email-changed': {
    subject: `Your ${PRODUCT_NAME} email was changed`,
    title: 'Your email was changed',
    lead: `Your ${PRODUCT_NAME} account has a new email. Sign in with it from now on; this address no longer works.`,
    button: 'Go to sign in',
    unasked: "If this wasn't you, contact us immediately: someone else has access to your account.",
  },
});

const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

/** Tables and inline styles, since that is what mail programs understand; no pictures and no tracking of any kind. */
const renderHtml = (words: Words, link: string, supportEmail: string): string => {
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark"><title>${words.subject}</title></head>
<body style="margin:0;padding:0;background:#08090b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#08090b"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="${FONT};font-size:17px;font-weight:600;color:#f3f0ea;padding:0 4px 20px">
<span style="color:#5b8cff">&#9635;</span>&nbsp; ${PRODUCT_NAME}</td></tr>
<tr><td bgcolor="#0d0f13" style="border:1px solid #1d2129;border-radius:10px;padding:36px 32px">
<h1 style="${FONT};font-size:26px;line-height:32px;font-weight:600;letter-spacing:-0.02em;color:#f3f0ea;margin:0 0 12px">${words.title}</h1>
<p style="${FONT};font-size:15px;line-height:24px;color:#b4b2ac;margin:0 0 28px">${escapeHtml(words.lead)}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="#f3f0ea" style="border-radius:10px">
<a href="${href}" style="${FONT};display:inline-block;padding:13px 22px;font-size:15px;font-weight:600;color:#0b0c0e;text-decoration:none">${words.button}</a>
</td></tr></table>
<p style="${FONT};font-size:13px;line-height:20px;color:#8b8a85;margin:28px 0 6px">Or paste this address into your browser:</p>
<p style="font-family:'JetBrains Mono',Consolas,monospace;font-size:12px;line-height:19px;word-break:break-all;margin:0">
<a href="${href}" style="color:#8fb0ff;text-decoration:none">${href}</a></p>
</td></tr>
<tr><td style="${FONT};font-size:13px;line-height:20px;color:#8b8a85;padding:20px 4px 0">${words.unasked}<br>
Questions? <a href="mailto:${escapeHtml(supportEmail)}" style="color:#8fb0ff;text-decoration:none">${escapeHtml(supportEmail)}</a></td></tr>
</table></td></tr></table></body></html>
`;
};

/** The words of a mail, as plain text and as HTML that says the same. */
export const renderMail = (mail: Mail, supportEmail: string): MailText => {
  const words = toWords(mail.accountEmail)[mail.kind];
  return {
    to: mail.to,
    subject: words.subject,
    link: mail.link,
    text: `${words.title}\n\n${words.lead}\n\n${words.button}:\n${mail.link}\n\n${words.unasked}\nQuestions? ${supportEmail}\n`,
    html: renderHtml(words, mail.link, supportEmail),
  };
};
