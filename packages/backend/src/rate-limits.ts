/** Calls per window; `address` counts by mail address, `ip` and `place` by the caller's network, `user` by account. */
export type RateLimits = Record<
  | 'signup-ip'
  | 'signin-ip'
  | 'signin-address-place'
  | 'signin-address'
  | 'password-user'
  | 'account-user'
  | 'refresh-ip'
  | 'verify-ip'
  | 'mail-ip'
  | 'mail-address'
  | 'oauth-ip'
  | 'rest-user'
  | 'insert-user'
  | 'upload-user',
  { max: number; windowMs: number }
>;

const MINUTES = 60_000;

/** Generous for an office behind one IP, useless for guessing passwords or flooding a mailbox. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  'signup-ip': { max: 30, windowMs: 5 * MINUTES },
  'signin-ip': { max: 60, windowMs: 5 * MINUTES },
  'signin-address-place': { max: 15, windowMs: 5 * MINUTES },
  // From everywhere together: ten networks at their limit, still hopeless against a password that is not on a short list.
  'signin-address': { max: 150, windowMs: 5 * MINUTES },
  'password-user': { max: 15, windowMs: 5 * MINUTES },
  // The app asks once when it starts.
  'account-user': { max: 120, windowMs: MINUTES },
  'refresh-ip': { max: 300, windowMs: 5 * MINUTES },
  'verify-ip': { max: 60, windowMs: 5 * MINUTES },
  'mail-ip': { max: 30, windowMs: 60 * MINUTES },
  'mail-address': { max: 1, windowMs: MINUTES },
  'oauth-ip': { max: 60, windowMs: 5 * MINUTES },
  // A page of the app makes a handful of calls.
  'rest-user': { max: 600, windowMs: MINUTES },
  // A project has at most seven images; nobody makes forty projects an hour by hand.
  'insert-user': { max: 300, windowMs: 60 * MINUTES },
  'upload-user': { max: 300, windowMs: 60 * MINUTES },
};
