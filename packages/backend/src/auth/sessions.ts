import type { Sql } from '../contract.ts';
import { SessionEndedError } from '../database/database-error.ts';
import { createSecret, hashSecret, nextSecret } from '../secrets/secret-token.ts';
import type { TokenKeys } from '../secrets/token-keys.ts';
import { AuthError } from './auth-error.ts';
import { toUserJson } from './to-user-json.ts';
import { type Account, loadAccount } from './users.ts';

const ACCESS_TOKEN_SECONDS = 3_600;
/** A session that nobody used for this long is over. */
const IDLE_DAYS = 60;
/** Used tokens are kept this long, to know a replay when it comes. */
const KEEP_USED_DAYS = 30;
const DAY_MS = 86_400_000;
/** Two tabs may send the same token at nearly the same time. */
const REUSE_INTERVAL_MS = 10_000;
/** How many successors one token can have inside the reuse interval before it looks like an attack. */
const MAX_STEPS = 5;

type SessionDeps = { keys: TokenKeys; now: () => Date };
export type SignInMethod = 'password' | 'otp' | 'recovery' | 'oauth';

/** Opens a session for the user and answers it as supabase-js expects (EN1). */
export async function startSession(
  { keys, now }: SessionDeps,
  sql: Sql,
  userId: string,
  method: SignInMethod,
  userAgent: string | undefined,
) {
  const at = now().toISOString();
  const [session] = await sql<{ id: string }>(
    `insert into auth.sessions (user_id, method, user_agent, created_at, refreshed_at)
     values ($1, $2, $3, $4, $4) returning id`,
    [userId, method, userAgent?.slice(0, 300) ?? null, at],
  );
  const refreshToken = createSecret();
  await sql('insert into auth.refresh_tokens (token_hash, session_id) values ($1, $2)', [
    hashSecret(refreshToken),
    session!.id,
  ]);
  await sql('update auth.users set last_sign_in_at = $2 where id = $1', [userId, at]);
  // A provider's identity is updated where the provider is asked (link-identity.ts).
  if (method !== 'oauth')
    await sql("update auth.identities set last_sign_in_at = $2 where user_id = $1 and provider = 'email'", [
      userId,
      at,
    ]);
  const account = await loadAccount(sql, userId);
  return toSessionJson(keys, now(), account!, session!.id, method, refreshToken);
}

type TokenRow = { id: number; session_id: string; parent_id: number | null; revoked_at: Date | null };
type SessionRow = { id: string; user_id: string; method: SignInMethod; refreshed_at: Date };

/**
 * Swaps a refresh token for a new session. A used token whose answer may have been lost gets the same successor again;
 * any other used token means that it was stolen, and ends the session. Returns the refusal, so that the end is kept.
 */
export async function refreshSession({ keys, now }: SessionDeps, sql: Sql, refreshToken: string) {
  const notFound = new AuthError('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  const find = async (token: string) =>
    (await sql<TokenRow>('select * from auth.refresh_tokens where token_hash = $1', [hashSecret(token)]))[0];

  const first = await find(refreshToken);
  if (!first) return notFound;
  // One refresh of a session at a time; the second one then sees what the first one did.
  const [session] = await sql<SessionRow>('select * from auth.sessions where id = $1 for update', [first.session_id]);
  const presented = await find(refreshToken);
  if (!session || !presented) return notFound;

  const end = () => sql('delete from auth.sessions where id = $1', [session.id]);
  const at = now();
  if (at.getTime() - session.refreshed_at.getTime() > IDLE_DAYS * DAY_MS) {
    await end();
    return new AuthError('session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)');
  }
  const account = await loadAccount(sql, session.user_id);
  if (!account) return notFound;
  if (isBanned(account, at)) return new AuthError('user_banned', 'User is banned');

  let token = refreshToken;
  let row: TokenRow | undefined = presented;
  if (presented.revoked_at) {
    const isRecent = at.getTime() - presented.revoked_at.getTime() < REUSE_INTERVAL_MS;
    for (let step = 0; row?.revoked_at && step < (isRecent ? MAX_STEPS : 1); step++) {
      token = nextSecret(keys.refreshKey, token);
      row = await find(token);
    }
    if (!row || row.revoked_at) {
      await end();
      return new AuthError('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    }
    return toSessionJson(keys, at, account, session.id, session.method, token);
  }

  const successor = nextSecret(keys.refreshKey, token);
  await sql('update auth.refresh_tokens set revoked_at = $2 where id = $1', [presented.id, at.toISOString()]);
  await sql('insert into auth.refresh_tokens (token_hash, session_id, parent_id) values ($1, $2, $3)', [
    hashSecret(successor),
    session.id,
    presented.id,
  ]);
  await sql('update auth.sessions set refreshed_at = $2 where id = $1', [session.id, at.toISOString()]);
  await sql('delete from auth.refresh_tokens where session_id = $1 and revoked_at < $2', [
    session.id,
    new Date(at.getTime() - KEEP_USED_DAYS * DAY_MS).toISOString(),
  ]);
  return toSessionJson(keys, at, account, session.id, session.method, successor);
}

/**
 * Locks the account until the transaction ends, and throws when the session is over by then: a new password that was set
 * meanwhile ended it, and what it had begun must not be finished.
 */
export async function holdSession(sql: Sql, caller: { userId: string; sessionId: string }): Promise<void> {
  await sql('select 1 from auth.users where id = $1 for no key update', [caller.userId]);
  const live = await sql('select 1 from auth.sessions where id = $1 and user_id = $2', [
    caller.sessionId,
    caller.userId,
  ]);
  if (live.length === 0) throw new SessionEndedError();
}

/**
 * Signs out: everywhere, here, or everywhere else (SE6). Who leaves more than this place may fear that somebody else is in:
 * a new address that was asked for there and not confirmed yet goes too.
 */
export async function endSessions(
  sql: Sql,
  scope: 'global' | 'local' | 'others',
  caller: { userId: string; sessionId: string },
): Promise<void> {
  // Locked as holdSession does: a change that is being asked for now is either done and found here, or finds no session.
  if (scope !== 'local') await sql('select 1 from auth.users where id = $1 for no key update', [caller.userId]);
  if (scope === 'global') await sql('delete from auth.sessions where user_id = $1', [caller.userId]);
  if (scope === 'local') await sql('delete from auth.sessions where id = $1', [caller.sessionId]);
  if (scope === 'others')
    await sql('delete from auth.sessions where user_id = $1 and id <> $2', [caller.userId, caller.sessionId]);
  if (scope !== 'local')
    await sql("delete from auth.one_time_tokens where user_id = $1 and kind = 'email_change'", [caller.userId]);
}

export function isBanned({ user }: Pick<Account, 'user'>, at: Date): boolean {
  return user.banned_until !== null && user.banned_until > at;
}

async function toSessionJson(
  keys: TokenKeys,
  at: Date,
  account: Account,
  sessionId: string,
  method: SignInMethod,
  refreshToken: string,
) {
  const issuedAt = Math.floor(at.getTime() / 1000);
  const claims = {
    sub: account.user.id,
    email: account.user.email,
    phone: '',
    app_metadata: account.user.raw_app_meta_data,
    user_metadata: account.user.raw_user_meta_data,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method, timestamp: issuedAt }],
    session_id: sessionId,
    is_anonymous: false,
  };
  return {
    access_token: await keys.sign(claims, at, ACCESS_TOKEN_SECONDS),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: toUserJson(account),
  };
}

export type SessionJson = Awaited<ReturnType<typeof toSessionJson>>;
