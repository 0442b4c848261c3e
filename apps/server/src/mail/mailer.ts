import type { Database } from '@blueprompt/backend/contract';
import type { Log } from '../http/logger.ts';
import type { Metrics } from '../http/metrics.ts';
import { claimDueMails, markFailed, markSent, type QueuedMail } from './mail-queue.ts';
import type { Transport } from './transport.ts';

/** The queue is looked at this often, for mails of other processes and for retries. */
const POLL_MS = 2_000;
/** A new mail is sent this soon, when the transaction that queued it has been committed. */
const WAKE_MS = 80;

type MailerDeps = { database: Database; transport: Transport; log: Log; metrics: Metrics };

export type Mailer = {
  /** Tells that a mail was queued. */
  wake: () => void;
  /** Sends everything that is due now; resolves with how many went out. */
  sendDue: () => Promise<number>;
  stop: () => Promise<void>;
};

/** A refusal for this very mail (unknown mailbox, say), as against a server that is busy or down. */
const isFinalRefusal = (error: unknown): boolean => {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return (
    responseCode !== undefined && responseCode >= 550 && responseCode < 560 && command !== 'CONN' && command !== 'AUTH'
  );
};

/** Sends the queued mails until it is stopped; whatever fails stays in the queue for later. */
export const createMailer = ({ database, transport, log, metrics }: MailerDeps): Mailer => {
  const sendOne = async (mail: QueuedMail): Promise<boolean> => {
    try {
      await transport.send(mail);
    } catch (error) {
      const isFinal = isFinalRefusal(error);
      await markFailed(database, mail, (error as Error).message, isFinal);
      log.warn({ mailId: mail.id, attempt: mail.attempts, reason: (error as Error).message, isFinal }, 'mail not sent');
      metrics.mails.inc({ outcome: isFinal ? 'refused' : 'failed' });
      return false;
    }
    await markSent(database, mail.id, transport.keepsWords);
    metrics.mails.inc({ outcome: 'sent' });
    return true;
  };

  const sendDue = async (): Promise<number> => {
    let sent = 0;
    for (let mails = await claimDueMails(database); mails.length > 0; mails = await claimDueMails(database))
      sent += (await Promise.all(mails.map(sendOne))).filter(Boolean).length;
    return sent;
  };

  let stopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(round);
    }, ms);
  };
  const round = async () => {
    if (stopped) return;
    await sendDue().catch((error) => log.error({ err: error }, 'the mail queue could not be read'));
    if (!stopped) schedule(POLL_MS);
  };
  schedule(POLL_MS);
  return {
    wake: () => stopped || schedule(WAKE_MS),
    sendDue,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
};
