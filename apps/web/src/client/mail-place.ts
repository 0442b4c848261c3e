import type { PublicConfig } from '@blueprompt/core/public-config';
import { useConfig } from './config.ts';

/** Where the reader finds a mail: in a mailbox, on the outbox page of this computer, or with whoever runs the server. */
export type MailPlace = 'mailbox' | 'outbox' | 'files';

/** The server shows the outbox and its demo account to its own machine only, whatever else it is asked for. */
const LOCAL_HOST = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** True where the page was opened on the computer that serves it. */
export const isOwnComputer = (hostname: string): boolean => LOCAL_HOST.test(hostname);

/** Where a mail can be found by somebody who looks at the app under this host name. */
export const toMailPlace = (mailKeptIn: PublicConfig['mailKeptIn'], hostname: string): MailPlace => {
  if (mailKeptIn === undefined) return 'mailbox';
  return mailKeptIn === 'outbox-page' && isOwnComputer(hostname) ? 'outbox' : 'files';
};

/** Where the reader of this page finds a mail. */
export const useMailPlace = (): MailPlace => toMailPlace(useConfig().mailKeptIn, window.location.hostname);
