import { PASSWORD_MIN } from '@blueprompt/core/spec/limits';
import type { Context } from 'hono';
import { type ZodType, z } from 'zod';
import { identify } from '../authenticate.ts';
import type { CallLimit } from '../call-limit.ts';
import { clientNetwork } from '../client-network.ts';
import type { Backend, BackendOptions, Caller } from '../contract.ts';
import type { RateLimits } from '../rate-limits.ts';
import { BodyError, readBody } from '../read-body.ts';
import { readJson } from '../read-json.ts';
import type { TokenKeys } from '../secrets/token-keys.ts';
import { AuthError } from './auth-error.ts';
import { MAX_PASSWORD_BYTES, type Passwords, weakReasons } from './passwords.ts';

/** What every endpoint of /auth/v1 works with. */
export type AuthDeps = Pick<
  BackendOptions,
  'database' | 'sendMail' | 'siteUrl' | 'publishableKey' | 'google' | 'trustProxy' | 'log'
> & {
  redirectUrls: readonly string[];
  keys: TokenKeys;
  passwords: Passwords;
  now: () => Date;
  takeToken: Backend['takeToken'];
  limits: RateLimits;
  accountLimit: CallLimit;
};

export type SignedIn = Extract<Caller, { role: 'authenticated' }>;

/** An address as it is stored and compared. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Metadata travels in every access token, and so in a header of every request: servers take some 16 kB of headers. */
export const MAX_METADATA_BYTES = 4_096;
export const isSmallMetadata = (data: Record<string, unknown>): boolean =>
  Buffer.byteLength(JSON.stringify(data)) <= MAX_METADATA_BYTES;
export const Metadata = z.record(z.string(), z.unknown()).refine(isSmallMetadata);

/** No request of /auth/v1 needs more. */
const MAX_BODY_BYTES = 64 * 1024;

async function readText(c: Context): Promise<string> {
  const bytes = await readBody(c.req.raw, { maxBytes: MAX_BODY_BYTES }).catch((error: unknown) => {
    if (!(error instanceof BodyError)) throw error;
    throw error.problem === 'too-large'
      ? new AuthError('request_too_large', 'Request body is too large')
      : new AuthError('request_timeout', 'The request arrived too slowly');
  });
  return new TextDecoder().decode(bytes);
}

/** What is asked for in a body and not offered here: said before the body is held against what is. */
export type RefuseAsked = (asked: Record<string, unknown>) => AuthError | undefined;

/** Refuses a call by telephone number. */
export const refusePhone =
  (what: string): RefuseAsked =>
  ({ phone }) =>
    phone ? new AuthError('phone_provider_disabled', `Phone ${what} are disabled`) : undefined;

/** Parses a body or refuses the request. */
export async function parseBody<T>(c: Context, schema: ZodType<T>, refuse?: RefuseAsked): Promise<T> {
  const body = readJson(await readText(c));
  if (!body.ok) throw new AuthError('bad_json', 'Could not parse request body as JSON');
  const refusal = Array.isArray(body.value) ? undefined : refuse?.(Object(body.value));
  if (refusal) throw refusal;
  const parsed = schema.safeParse(body.value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.');
  if (field === 'email') throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
  throw new AuthError('validation_failed', field ? `Invalid value for ${field}` : 'Invalid request body');
}

/** Refuses a password that is too long to hash or too weak to keep. */
export function checkNewPassword(password: string): void {
  // Letters beyond ASCII have several bytes: a limit in characters would read as wrong to who typed fewer.
  const unit = password.length > MAX_PASSWORD_BYTES ? 'characters' : 'bytes';
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw new AuthError('validation_failed', `Password cannot be longer than ${MAX_PASSWORD_BYTES} ${unit}`);
  const reasons = weakReasons(password);
  if (reasons.length > 0)
    throw new AuthError(
      'weak_password',
      `Password should be at least ${PASSWORD_MIN.length} characters with at least ${PASSWORD_MIN.distinct} different ones.`,
      { weakReasons: reasons },
    );
}

/**
 * What `mail-address` counts by: each kind of mail for itself. A sign-up for an address that has an account sends nothing,
 * and must not use up the mail with which its owner recovers it.
 */
export const mailKey = (kind: 'signup' | 'resend' | 'recover' | 'change', email: string): string => `${kind} ${email}`;

/** Takes one from a limit; the refusal when there is none left. */
export async function takeFrom(deps: AuthDeps, name: keyof RateLimits, key: string): Promise<AuthError | undefined> {
  const taken = await deps.takeToken({ name: `auth:${name}`, key, ...deps.limits[name] });
  if (taken.ok) return undefined;
  const { retryAfterSeconds } = taken;
  return name.startsWith('mail')
    ? new AuthError(
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
        { retryAfterSeconds },
      )
    : new AuthError('over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
}

/** Takes one from a limit or refuses the request. */
export async function limit(deps: AuthDeps, name: keyof RateLimits, key: string): Promise<void> {
  const refusal = await takeFrom(deps, name, key);
  if (refusal) throw refusal;
}

export function limitByIp(deps: AuthDeps, c: Context, name: keyof RateLimits): Promise<void> {
  return limit(deps, name, clientNetwork(c, deps.trustProxy));
}

/** The signed-in caller, or the refusal; counted before the database is asked. */
export async function requireSignedIn(deps: AuthDeps, c: Context): Promise<SignedIn> {
  const caller = await identify(deps, c.req.raw.headers);
  if ('refused' in caller) throw new AuthError('bad_jwt', `invalid JWT: ${caller.refused.message}`);
  if (caller.role === 'anon') throw new AuthError('no_authorization', 'This endpoint requires a valid Bearer token');
  const retryAfterSeconds = deps.accountLimit(caller);
  if (retryAfterSeconds !== undefined)
    throw new AuthError('over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
  return caller;
}
