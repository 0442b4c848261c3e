import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@blueprompt/backend/testing/test-database';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../http/logger.ts';
import { createMetrics } from '../http/metrics.ts';
import { queueMail, waitSeconds } from './mail-queue.ts';
import { createMailer } from './mailer.ts';
import { renderMail } from './render-mail.ts';
import { createOutboxTransport, createSmtpTransport, type Transport } from './transport.ts';

const LINK = 'https://blueprompt.test/confirm?token_hash=abc&type=signup';
const ADA = 'ada@example.com';
const MAIL = renderMail({ to: ADA, kind: 'confirm-signup', link: LINK, accountEmail: ADA }, 'help@example.com');

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
});
afterAll(() => opened.close());

const query = (text: string, values: unknown[] = []) => opened.database.asService((sql) => sql(text, values));
beforeEach(() => query('delete from product.mail_queue'));

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const mailerWith = (transport: Transport) => {
  const metrics = createMetrics({ load: () => ({ running: 0, waiting: 0 }) });
  const mailer = createMailer({
    database: opened.database,
    transport,
    log: createLog({ level: 'silent', format: 'json' }),
    metrics,
  });
  stops.push(mailer.stop);
  return mailer;
};
const queue = () => opened.database.asService((sql) => queueMail(sql, MAIL));
const makeDue = () => query('update product.mail_queue set next_attempt_at = now() where sent_at is null');

const startMailServer = (refuse?: () => { code: number } | undefined) => {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const refusal = refuse?.();
      done(refusal ? Object.assign(new Error('not here'), { responseCode: refusal.code }) : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  return new Promise<{ received: Email[]; transport: Transport }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      stops.push(() => new Promise<void>((closed) => server.close(() => closed())));
      const { port } = server.server.address() as AddressInfo;
      const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Blueprompt <hello@blueprompt.test>' };
      resolve({ received, transport: createSmtpTransport(smtp, 'https://blueprompt.test') });
    });
  });
};

test('a mail goes out as text and HTML that say the same, and its link is then forgotten', async () => {
  const { received, transport } = await startMailServer();
  await queue();
  expect(await mailerWith(transport).sendDue()).toBe(1);
  const [mail] = received;
  expect(mail).toMatchObject({ subject: 'Confirm your Blueprompt account', to: [{ address: 'ada@example.com' }] });
  expect(mail!.text).toContain(LINK);
  expect(mail!.html).toContain(LINK.replace('&', '&amp;'));
  expect(mail!.html).not.toMatch(/<img|<script|https?:\/\/(?!blueprompt\.test)/i);
  const [row] = await query('select text, html, link, sent_at is not null as sent from product.mail_queue');
  expect(row).toEqual({ text: '', html: null, link: null, sent: true });
});

test('a mail server that is down gets the mail when it is back, with longer and longer waits', async () => {
  const down = createSmtpTransport({ url: 'smtp://127.0.0.1:9', from: 'a@b.test' }, 'https://blueprompt.test');
  await queue();
  const mailer = mailerWith(down);
  expect(await mailer.sendDue()).toBe(0);
  const [row] = await query(
    'select attempts, last_error, extract(epoch from next_attempt_at - now()) > 3 as waits, sent_at from product.mail_queue',
  );
  expect(row).toEqual({ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED'), waits: true, sent_at: null });
  expect(await mailer.sendDue()).toBe(0);
  expect([1, 2, 3, 4, 20].map(waitSeconds)).toEqual([5, 15, 45, 135, 3600]);

  const { received, transport } = await startMailServer();
  await makeDue();
  expect(await mailerWith(transport).sendDue()).toBe(1);
  expect(received).toHaveLength(1);
});

test('a mailbox that does not exist is not tried again; one that is busy is', async () => {
  const codes = [451, 550];
  const { received, transport } = await startMailServer(() => ({ code: codes.shift() ?? 550 }));
  await queue();
  const mailer = mailerWith(transport);
  await mailer.sendDue();
  await makeDue();
  await mailer.sendDue();
  const [row] = await query("select attempts, next_attempt_at = 'infinity' as is_final from product.mail_queue");
  expect(row).toEqual({ attempts: 2, is_final: true });
  expect(received).toHaveLength(0);
});

test('several processes on one queue send each mail once', async () => {
  const { received, transport } = await startMailServer();
  for (let mail = 0; mail < 25; mail++) await queue();
  const sent = await Promise.all([
    mailerWith(transport).sendDue(),
    mailerWith(transport).sendDue(),
    mailerWith(transport).sendDue(),
  ]);
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(25);
  expect(new Set(received.map((mail) => mail.messageId)).size).toBe(25);
  expect(received).toHaveLength(25);
});

test('a process that died while sending leaves the mail to the next one, under the same message id', async () => {
  const { received, transport } = await startMailServer();
  await queue();
  // The claim of the process that died: taken, never marked.
  const { claimDueMails } = await import('./mail-queue.ts');
  const [claimed] = await claimDueMails(opened.database);
  const mailer = mailerWith(transport);
  expect(await mailer.sendDue()).toBe(0);
  await makeDue();
  expect(await mailer.sendDue()).toBe(1);
  expect(received[0]!.messageId).toBe(`<${claimed!.id}@blueprompt.test>`);
});

test('a rolled back sign-up leaves no mail', async () => {
  const failed = opened.database.asService(async (sql) => {
    await queueMail(sql, MAIL);
    throw new Error('the rest of the sign-up failed');
  });
  await expect(failed).rejects.toThrow();
  expect(await query('select 1 from product.mail_queue')).toHaveLength(0);
});

test('the outbox keeps a readable file and prints the link', async () => {
  const printed: string[] = [];
  await queue();
  await mailerWith(
    createOutboxTransport(opened.dataDir, 'http://127.0.0.1:3000', (line) => printed.push(line)),
  ).sendDue();
  const folder = join(opened.dataDir, 'outbox');
  const [file] = readdirSync(folder);
  const mail = await PostalMime.parse(readFileSync(join(folder, file!)));
  expect(mail).toMatchObject({ subject: MAIL.subject, to: [{ address: 'ada@example.com' }] });
  expect(printed).toEqual([`  Mail to ada@example.com: ${MAIL.subject}\n    ${LINK}`]);
});

test('a mail cannot be bent by what somebody put into a link or an address', () => {
  const bad = '"><script>alert(1)</script>';
  const { html } = renderMail(
    { to: 'a@b.test', kind: 'confirm-new-email', link: `https://x.test/${bad}`, accountEmail: bad },
    'h@b.test',
  );
  expect(html).not.toContain('<script>');
});

test('the mail to a new address names the account that wants it, and what opening the link would give away', () => {
  const mail = {
    to: 'new@example.com',
    kind: 'confirm-new-email',
    link: LINK,
    accountEmail: 'eve@example.com',
  } as const;
  const { text, html } = renderMail(mail, 'help@example.com');
  for (const words of [text, html]) {
    expect(words).toContain('the Blueprompt account eve@example.com.');
    expect(words).toContain('Until you open it, sign in with your old email.');
    expect(words).toContain(
      "If you did not ask for this, do not open the link: it would add your address to someone else's account.",
    );
  }
});

test('the mail to an old address says where to turn, and not who has the account now', () => {
  const mail = {
    to: ADA,
    kind: 'email-changed',
    link: 'https://blueprompt.test/auth',
    accountEmail: 'new@example.com',
  } as const;
  const { subject, text, html } = renderMail(mail, 'help@example.com');
  expect(subject).toBe('Your Blueprompt email was changed');
  for (const words of [text, html]) {
    expect(words).toContain("If this wasn't you, contact us immediately");
    expect(words).toContain('help@example.com');
    expect(words).not.toContain('new@example.com');
  }
});
