import type { Context } from 'hono';
import { z } from 'zod';
import type { Sql } from '../contract.ts';
import { atLeast } from './at-least.ts';
import {
  type AuthDeps,
  checkNewPassword,
  EmailAddress,
  isSmallMetadata,
  limit,
  limitByIp,
  MAX_METADATA_BYTES,
  Metadata,
  mailKey,
  parseBody,
  refusePhone,
  requireSignedIn,
  type SignedIn,
} from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { noteSent, sendLink } from './one-time-links.ts';
import type { Passwords } from './passwords.ts';
import { endRecovery, proveOwner } from './prove-owner.ts';
import { endSessions, holdSession } from './sessions.ts';
import { toUserJson } from './to-user-json.ts';
import { type Account, findUserByEmail, loadAccount, type UserRow } from './users.ts';

/** GET /user: who the bearer belongs to. */
export async function getUser(deps: AuthDeps, c: Context): Promise<Response> {
  const account = await loadCaller(deps, await requireSignedIn(deps, c));
  return c.json(toUserJson(account));
}

/** Longer than a new one may be, since there are older ones. */
const MAX_KNOWN_PASSWORD_CHARS = 256;

const Update = z.object({
  email: EmailAddress.optional(),
  password: z.string().optional(),
  current_password: z.string().max(MAX_KNOWN_PASSWORD_CHARS).optional(),
  data: Metadata.optional(),
});

/**
 * PUT /user: user metadata, or, for who proves to be the owner, a new password, which signs out everywhere else, or a new
 * address once its link was opened.
 */
export async function updateUser(deps: AuthDeps, c: Context): Promise<Response> {
  const caller = await requireSignedIn(deps, c);
  const { email, password, current_password: current, data } = await parseBody(c, Update, refusePhone('numbers'));
  const { user } = await loadCaller(deps, caller);
  const newEmail = email === user.email ? undefined : email;
  if (password !== undefined || newEmail !== undefined) await limit(deps, 'password-user', user.id);
  if (password !== undefined) checkNewPassword(password);
  if (newEmail !== undefined) {
    await proveOwner(deps, caller, user, 'email', current);
    await limitMails(deps, c, user.id, newEmail);
  } else if (password !== undefined) await proveOwner(deps, caller, user, 'password', current);
  const passwordHash =
    password === undefined ? undefined : await hashNewPassword(deps.passwords, password, user.encrypted_password);

  const work = deps.database.asService(async (sql) => {
    const at = deps.now().toISOString();
    await holdSession(sql, caller);
    if (passwordHash !== undefined) {
      // Whoever proved to be the owner did so with the password as it was: of two changes at the same moment only one holds.
      const [changed] = await sql(
        'update auth.users set encrypted_password = $2, updated_at = $3 where id = $1 and encrypted_password is not distinct from $4 returning id',
        [user.id, passwordHash, at, user.encrypted_password],
      );
      if (!changed)
        throw new AuthError(
          'invalid_credentials',
          'Your password has just been changed. Use the new one to change it.',
        );
      await endRecovery(sql, caller);
      await endSessions(sql, 'others', caller);
      await sql("delete from auth.one_time_tokens where user_id = $1 and kind <> 'signup'", [user.id]);
    }
    if (data !== undefined) await mergeMetadata(sql, user.id, data, at);
    // Last, so that every refusal comes before it.
    if (newEmail !== undefined) await askForEmail(deps, sql, user, newEmail, c.req.query('redirect_to'));
    return loadAccount(sql, user.id);
  });
  const account = await (newEmail === undefined ? work : atLeast(work));
  return c.json({ ...toUserJson(account!), ...(newEmail !== undefined && { new_email: newEmail }) });
}

/** An address that is taken answers alike, and gets no mail: nobody learns here who has an account. */
async function askForEmail(
  deps: AuthDeps,
  sql: Sql,
  user: UserRow,
  newEmail: string,
  redirectTo: string | undefined,
): Promise<void> {
  if (await findUserByEmail(sql, newEmail)) await noteSent(sql, user, 'email_change', deps.now());
  else await sendLink(deps, sql, user, 'email_change', redirectTo, newEmail);
}

/** One account is no way to write to many addresses. */
async function limitMails(deps: AuthDeps, c: Context, userId: string, email: string): Promise<void> {
  await limitByIp(deps, c, 'mail-ip');
  await limit(deps, 'mail-address', mailKey('change', userId));
  await limit(deps, 'mail-address', mailKey('change', email));
}

const Scope = z.enum(['global', 'local', 'others']).default('global');

/** POST /logout: ends sessions at once, access tokens included. */
export async function logout(deps: AuthDeps, c: Context): Promise<Response> {
  const scope = Scope.safeParse(c.req.query('scope'));
  if (!scope.success) throw new AuthError('validation_failed', 'Unsupported logout scope');
  const caller = await requireSignedIn(deps, c);
  await loadCaller(deps, caller);
  await deps.database.asService((sql) => endSessions(sql, scope.data, caller));
  return c.body(null, 204);
}

/** As GoTrue does: keys are added, and null takes one away. What comes out must still fit, however often this is called. */
async function mergeMetadata(sql: Sql, userId: string, data: Record<string, unknown>, at: string): Promise<void> {
  const { user } = (await loadAccount(sql, userId))!;
  const entries = Object.entries({ ...user.raw_user_meta_data, ...data });
  const merged = Object.fromEntries(entries.filter(([, value]) => value !== null));
  if (!isSmallMetadata(merged))
    throw new AuthError('validation_failed', `User metadata cannot be larger than ${MAX_METADATA_BYTES} bytes`);
  await sql('update auth.users set raw_user_meta_data = $2::text::jsonb, updated_at = $3 where id = $1', [
    userId,
    JSON.stringify(merged),
    at,
  ]);
}

async function hashNewPassword(passwords: Passwords, password: string, current: string | null): Promise<string> {
  if (await passwords.verify(password, current))
    throw new AuthError('same_password', 'New password should be different from the old password.');
  return passwords.hash(password);
}

async function loadCaller(deps: AuthDeps, caller: SignedIn): Promise<Account> {
  // The door refuses a session that has ended; the account tables themselves are the service role's.
  await deps.database.asCaller(caller, async () => undefined, { readOnly: true });
  const account = await deps.database.asService((sql) => loadAccount(sql, caller.userId), { readOnly: true });
  if (!account) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist');
  return account;
}
