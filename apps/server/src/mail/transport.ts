import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import nodemailer from 'nodemailer';
import type { QueuedMail } from './mail-queue.ts';

/** Where mails go; a throw means that it did not go out. */
export type Transport = {
  send: (mail: QueuedMail) => Promise<void>;
  /** True where the words stay readable afterwards: the outbox of a developer's own machine. */
  keepsWords: boolean;
  close: () => void;
};

const SMTP_TIMEOUT_MS = 15_000;

/** The id is the queue's: should a crash make a mail go out twice, mailboxes see one message, not two. */
const toMessage = (mail: QueuedMail, from: string, host: string) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${host}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Sends through the configured mail server. */
export const createSmtpTransport = (smtp: { url: string; from: string }, siteUrl: string): Transport => {
  const transport = nodemailer.createTransport(smtp.url, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as Parameters<typeof nodemailer.createTransport>[1]);
  const host = new URL(siteUrl).hostname;
  return {
    keepsWords: false,
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, smtp.from, host));
    },
    close: () => transport.close(),
  };
};

/** The embedded stand-in: one .eml file a mail, and its link on the console. */
export const createOutboxTransport = (dataDir: string, siteUrl: string, print: (line: string) => void): Transport => {
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const host = new URL(siteUrl).hostname;
  const from = `"${PRODUCT_NAME}" <no-reply@${/^[\d.]+$|:/.test(host) ? 'localhost' : host}>`;
  return {
    keepsWords: true,
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from, host));
      // Named after the queue's id and renamed into place: a crash leaves no half file, a repeat writes the same one.
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      print(`  Mail to ${mail.to}: ${mail.subject}\n    ${mail.link}`);
    },
    close: () => transport.close(),
  };
};
