import type { MailPlace } from '@/client/mail-place.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import type { AuthFailure } from './authenticate.ts';

/** What went wrong, said where it can be mended: at a field, or at the form with a way on. */
export type Problem =
  | { at: 'email' | 'password'; text: string }
  // Nothing is wrong with the address: it belongs to an account, which the form now signs in to.
  | { at: 'known-email'; text: string }
  | { at: 'form'; text: string; offers: readonly ('resend' | 'outbox')[] };

const words = AUTH_STRINGS.problems;
const MINUTES_FROM_SECONDS = 120;

/** The server tells the wait in its sentence only; the client library hides the header. */
const toWait = (message: string): string | undefined => {
  const seconds = Number(/after (\d+) seconds?/.exec(message)?.[1]);
  if (!seconds) return undefined;
  return seconds < MINUTES_FROM_SECONDS ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
};

/** A wait is told to whoever was just sent an email; without one the installation sends nobody any more for now. */
const explainLimit = (message: string, email: string, place: MailPlace): string => {
  const wait = toWait(message);
  return wait === undefined ? words.notSent[place] : words.tooSoon[place](email, wait);
};

/** Says what a failed sign-in, sign-up or mail asks the person to do. */
export const explainFailure = ({ code, message }: AuthFailure, email: string, place: MailPlace): Problem => {
  const outbox = place === 'outbox' ? (['outbox'] as const) : [];
  switch (code) {
    case 'email_not_confirmed':
      return { at: 'form', text: words.unconfirmed[place](email), offers: [...outbox, 'resend'] };
    case 'over_email_send_rate_limit':
      return { at: 'form', text: explainLimit(message, email, place), offers: outbox };
    case 'invalid_credentials':
      return { at: 'password', text: words.mismatch };
    case 'weak_password':
      return { at: 'password', text: message };
    case 'validation_failed':
      return { at: /email/i.test(message) ? 'email' : 'password', text: message };
    default:
      return { at: 'form', text: message, offers: [] };
  }
};

/**
 * Beside a toast with the provider's own words (AU11) the form marks what is meant and says only what to do next, so that nobody
 * reads one message twice.
 */
export const explainBesideToast = (failure: AuthFailure, email: string, place: MailPlace): Problem | undefined => {
  const problem = explainFailure(failure, email, place);
  if (problem.at === 'email') return { at: 'email', text: words.emailLike };
  if (failure.code === 'invalid_credentials') return { at: 'password', text: words.tryAgain };
  if (problem.at === 'password') return { at: 'password', text: AUTH_STRINGS.passwordRule };
  if (failure.code === 'over_email_send_rate_limit' && toWait(failure.message) !== undefined)
    return { ...problem, text: words.justSent[place](email) };
  return problem.text === failure.message ? undefined : problem;
};
