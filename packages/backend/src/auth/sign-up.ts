import type { Context } from 'hono';
import { z } from 'zod';
import { allowedRedirect } from './allowed-redirect.ts';
import { atLeast } from './at-least.ts';
import { type AuthDeps, checkNewPassword, EmailAddress, limit, limitByIp, Metadata, parseBody } from './auth-deps.ts';
import { sendLink } from './one-time-links.ts';
import { hashPassword } from './passwords.ts';
import { toObfuscatedUserJson, toUserJson } from './to-user-json.ts';
import { createEmailUser, findUserByEmail, loadAccount, setUnconfirmed } from './users.ts';

const Body = z.object({
  email: EmailAddress,
  password: z.string(),
  data: Metadata.nullish().transform((data) => data ?? {}),
});

/** POST /signup: an unconfirmed account and a mail; a taken address gets an answer that looks the same (SE8). */
export async function signUp(deps: AuthDeps, c: Context): Promise<Response> {
  await limitByIp(deps, c, 'signup-ip');
  const { email, password, data } = await parseBody(c, Body);
  checkNewPassword(password);
  // By address for everyone alike: a limit that only new accounts met would tell which addresses are taken.
  await limit(deps, 'mail-address', email);
  const passwordHash = await hashPassword(password);
  const redirectTo = allowedRedirect(c.req.query('redirect_to'), deps.siteUrl);

  const work = deps.database.asService(async (sql) => {
    const existing = await findUserByEmail(sql, email);
    // Nobody has shown yet whose address this is: whoever signed up earlier must not keep a key to the account that
    // this link opens. An older link has stopped working, so link and password are always of the same sign-up.
    if (existing && !existing.email_confirmed_at) await setUnconfirmed(sql, existing.id, passwordHash, data);
    const user = existing ?? (await createEmailUser(sql, { email, passwordHash, metadata: data, confirmedAt: null }));
    if (!user || user.email_confirmed_at) return toObfuscatedUserJson(email, data, deps.now());
    await sendLink(deps, sql, user, 'signup', redirectTo);
    return toUserJson((await loadAccount(sql, user.id))!);
  });
  return c.json(await atLeast(work));
}
