import type { Context } from 'hono';
import { z } from 'zod';
import { clientNetwork } from '../client-network.ts';
import { forgetLimit } from '../rate-limit.ts';
import { type AuthDeps, EmailAddress, limit, limitByIp, parseBody, refusePhone } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { exchangeCode } from './exchange-code.ts';
import { isBanned, refreshSession, startSession } from './sessions.ts';
import type { UserRow } from './users.ts';

const PasswordBody = z.object({
  email: EmailAddress,
  password: z.string(),
});
const RefreshBody = z.object({ refresh_token: z.string().max(256) });

/** POST /token: a session for a password, a refresh token or an OAuth code. */
export async function token(deps: AuthDeps, c: Context): Promise<Response> {
  switch (c.req.query('grant_type')) {
    case 'password':
      return c.json(await signInWithPassword(deps, c));
    case 'refresh_token':
      return c.json(await refresh(deps, c));
    case 'pkce':
      return c.json(await exchangeCode(deps, c));
    default:
      return c.json({ error: 'invalid_request', error_description: 'unsupported grant_type' }, 400);
  }
}

async function signInWithPassword(deps: AuthDeps, c: Context) {
  await limitByIp(deps, c, 'signin-ip');
  const { email, password } = await parseBody(c, PasswordBody, refusePhone('logins'));
  // By place too: whoever knows an address could otherwise keep its owner out with a handful of wrong passwords.
  const guesser = `${email} ${clientNetwork(c, deps.trustProxy)}`;
  await limit(deps, 'signin-address-place', guesser);
  await limit(deps, 'signin-address', email);
  const [user] = await deps.database.asService((sql) =>
    sql<UserRow>('select * from auth.users where email = $1', [email]),
  );
  // Outside a transaction: hashing takes longer than any query, and PGlite has one connection.
  const isRight = await deps.passwords.verify(password, user?.encrypted_password);
  if (!user || !isRight) throw new AuthError('invalid_credentials', 'Invalid login credentials');
  if (isBanned({ user }, deps.now())) throw new AuthError('user_banned', 'User is banned');
  if (!user.email_confirmed_at) throw new AuthError('email_not_confirmed', 'Email not confirmed');
  return deps.database.asService(async (sql) => {
    // Comparing took a while: a password that was replaced meanwhile opens nothing, or its session would outlive the change.
    const [held] = await sql('select 1 from auth.users where id = $1 and encrypted_password = $2 for no key update', [
      user.id,
      user.encrypted_password,
    ]);
    if (!held) throw new AuthError('invalid_credentials', 'Invalid login credentials');
    await forgetLimit(sql, 'auth:signin-address-place', guesser);
    return startSession(deps, sql, user.id, 'password', c.req.header('user-agent'));
  });
}

async function refresh(deps: AuthDeps, c: Context) {
  await limitByIp(deps, c, 'refresh-ip');
  const { refresh_token: refreshToken } = await parseBody(c, RefreshBody);
  const outcome = await deps.database.asService((sql) => refreshSession(deps, sql, refreshToken));
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}
