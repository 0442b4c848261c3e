import { expect, test } from 'vitest';
import { toMailPlace } from '@/client/mail-place.ts';
import { explainBesideToast, explainFailure } from './explain-failure.ts';

const EMAIL = 'ada@example.com';
const TOO_SOON = 'For security purposes, you can only request this after 22 seconds.';

test.each([
  ['outbox', ['outbox', 'resend'], /outbox on this computer/],
  ['mailbox', ['resend'], /^Open the link that we sent to ada@example.com/],
  ['files', ['resend'], /^Ask whoever runs this installation/],
] as const)('an unconfirmed address is told where its link is: %s', (place, offers, text) => {
  const problem = explainFailure({ code: 'email_not_confirmed', message: 'Email not confirmed' }, EMAIL, place);
  expect(problem).toEqual({ at: 'form', text: expect.stringMatching(text), offers });
});

test.each([
  [TOO_SOON, 'outbox', ['outbox'], /Check the outbox, or try again in 22 seconds\.$/],
  [TOO_SOON, 'mailbox', [], /Check your inbox, or try again in 22 seconds\.$/],
  [TOO_SOON.replace('22', '1'), 'mailbox', [], /in 1 second\.$/],
  [TOO_SOON.replace('22', '1810'), 'mailbox', [], /in 31 minutes\.$/],
  ['Slow down', 'files', [], /in a moment\.$/],
  ['email rate limit exceeded', 'mailbox', [], /^No email was sent\. Try again in a moment\.$/],
] as const)('a mail asked for too soon says what to do meanwhile: %s, %s', (message, place, offers, text) => {
  const problem = explainFailure({ code: 'over_email_send_rate_limit', message }, EMAIL, place);
  expect(problem).toEqual({ at: 'form', text: expect.stringMatching(text), offers });
});

test.each([
  ['weak_password', 'Password should be longer.', 'password'],
  ['validation_failed', 'Unable to validate email address: invalid format', 'email'],
  ['validation_failed', 'Signup requires a valid password', 'password'],
  [undefined, 'Failed to fetch', 'form'],
])('%s, %s is shown at the %s', (code, message, at) => {
  expect(explainFailure({ code, message }, EMAIL, 'mailbox').at).toBe(at);
});

test.each([
  [
    'invalid_credentials',
    'Invalid login credentials',
    'password',
    'Check your email and password, or use “Forgot password?”.',
  ],
  ['weak_password', 'Password should be longer.', 'password', '8 or more characters, at least 4 different.'],
  ['validation_failed', 'Signup requires a valid password', 'password', '8 or more characters, at least 4 different.'],
  ['validation_failed', 'Unable to validate email address', 'email', 'Enter an address like name@example.com.'],
  [
    'email_not_confirmed',
    'Email not confirmed',
    'form',
    'Open the link that we sent to ada@example.com to confirm it.',
  ],
  ['over_email_send_rate_limit', TOO_SOON, 'form', "We've just emailed ada@example.com. Check your inbox."],
  ['over_email_send_rate_limit', 'email rate limit exceeded', 'form', 'No email was sent. Try again in a moment.'],
] as const)(
  '[AU11] beside the toast of %s the form says what to do next, not what is wrong again: %s',
  (code, message, at, text) => {
    expect(explainBesideToast({ code, message }, EMAIL, 'mailbox')).toMatchObject({ at, text });
  },
);

test('[AU11] a failure without a next step is said by the toast alone', () => {
  expect(explainBesideToast({ code: undefined, message: 'Failed to fetch' }, EMAIL, 'mailbox')).toBeUndefined();
});

test.each([
  [undefined, 'localhost', 'mailbox'],
  ['outbox-page', 'localhost', 'outbox'],
  ['outbox-page', '127.0.0.1', 'outbox'],
  ['outbox-page', '[::1]', 'outbox'],
  ['outbox-page', 'localhost.example', 'files'],
  ['outbox-page', '192.168.1.4', 'files'],
  ['files', 'localhost', 'files'],
] as const)('mails kept in %s are, seen from %s, in the %s', (keptIn, hostname, place) => {
  expect(toMailPlace(keptIn, hostname)).toBe(place);
});
