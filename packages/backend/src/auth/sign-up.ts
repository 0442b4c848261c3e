import type { Context } from 'hono';
import { z } from 'zod';
import { allowedRedirect } from './allowed-redirect.ts';
import { atLeast } from './at-least.ts';
import { type AuthDeps, checkNewPassword, EmailAddress, limit, limitByIp, Metadata, parseBody } from './auth-deps.ts';
import { sendConfirmLink } from './one-time-links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { toObfuscatedUserJson, toUserJson } from './to-user-json.ts';
import { createEmailUser, disownUnconfirmed, findUserByEmail, loadAccount, type UserRow } from './users.ts';

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
  const [known] = await deps.database.asService((sql) =>
    sql<UserRow>('select * from auth.users where email = $1', [email]),
  );
  // Both for everyone and outside a transaction: hashing takes long, and its time must not tell who has an account.
  const isSamePerson = await verifyPassword(password, known?.encrypted_password);
  const passwordHash = await hashPassword(password);
  const redirectTo = allowedRedirect(c.req.query('redirect_to'), deps.siteUrl);

  const work = deps.database.asService(async (sql) => {
    const existing = await findUserByEmail(sql, email);
    const user = existing ?? (await createEmailUser(sql, { email, passwordHash, metadata: data, confirmedAt: null }));
    if (!user || user.email_confirmed_at) return toObfuscatedUserJson(email, data, deps.now());
    // Two sign-ups with two passwords, and only the mailbox knows whose address it is: neither password stays, or one of
    // the two people would hold a key to what the other opens. Whoever reads the next mail chooses one.
    const isDisputed = existing && !(isSamePerson && existing.encrypted_password === known?.encrypted_password);
    if (isDisputed) await disownUnconfirmed(sql, user);
    await sendConfirmLink(deps, sql, isDisputed ? { ...user, encrypted_password: null } : user, redirectTo);
    const account = (await loadAccount(sql, user.id))!;
    return toUserJson({ ...account, user: { ...account.user, raw_user_meta_data: data } });
  });
  return c.json(await atLeast(work));
}
