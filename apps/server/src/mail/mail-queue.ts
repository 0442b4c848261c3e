import type { Database, Sql } from '@blueprompt/backend/contract';
import type { MailText } from './render-mail.ts';

export type QueuedMail = MailText & { id: string; attempts: number };

/** While one process sends a mail no other takes it; after a crash it is due again when this has passed. */
const LEASE_SECONDS = 120;
/** First wait after a failure; it triples each time, up to an hour. */
const FIRST_WAIT_SECONDS = 5;
const MAX_WAIT_SECONDS = 3_600;
/** A mail server that is down for longer than this has lost its mails: the links in them have ended too. */
const GIVE_UP_AFTER = "interval '3 days'";
const BATCH = 10;

/** How long to wait before the next attempt, given how many were made. */
export const waitSeconds = (attempts: number): number =>
  Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 3 ** Math.max(0, attempts - 1));

/** Puts a mail into the queue, inside the transaction that made its link: both are kept or neither. */
export const queueMail = async (sql: Sql, mail: MailText): Promise<void> => {
  await sql('insert into product.mail_queue (to_address, subject, text, html, link) values ($1, $2, $3, $4, $5)', [
    mail.to,
    mail.subject,
    mail.text,
    mail.html,
    mail.link,
  ]);
};

/** Takes what is due for this process alone; others skip it until the lease ends. */
export const claimDueMails = (database: Database): Promise<QueuedMail[]> =>
  database.asService((sql) =>
    sql<QueuedMail>(
      `update product.mail_queue set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       where id in (select id from product.mail_queue
                    where sent_at is null and next_attempt_at <= now() and created_at > now() - ${GIVE_UP_AFTER}
                    order by next_attempt_at limit $2 for update skip locked)
       returning id, to_address as to, subject, text, html, link, attempts`,
      [LEASE_SECONDS, BATCH],
    ),
  );

/** Marks a mail as sent; unless it is kept for the outbox page, its words go, since its link opens an account. */
export const markSent = async (database: Database, id: string, keepWords: boolean): Promise<void> => {
  const forget = keepWords ? '' : ", text = '', html = null, link = null";
  await database.asService((sql) =>
    sql(`update product.mail_queue set sent_at = now(), last_error = null${forget} where id = $1`, [id]),
  );
};

/** Notes why it failed and when to try again; a refusal for good is not tried again. */
export const markFailed = async (
  database: Database,
  mail: QueuedMail,
  reason: string,
  isFinal: boolean,
): Promise<void> => {
  await database.asService((sql) =>
    sql(
      `update product.mail_queue set last_error = $2,
         next_attempt_at = case when $3 then 'infinity' else now() + make_interval(secs => $4) end
       where id = $1`,
      [mail.id, reason, isFinal, waitSeconds(mail.attempts)],
    ),
  );
};

export type SentMail = { to: string; subject: string; link: string; sentAt: string };

/** The newest mails of the outbox, for its page. */
export const listSentMails = (database: Database, limit = 200): Promise<SentMail[]> =>
  database.asService((sql) =>
    sql<SentMail>(
      `select to_address as to, subject, coalesce(link, '') as link,
         to_char(sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt"
       from product.mail_queue where sent_at is not null order by sent_at desc, created_at desc limit $1`,
      [limit],
    ),
  );
