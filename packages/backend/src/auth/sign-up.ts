import type { Context } from 'hono';
import { z } from 'zod';
import { clientNetwork } from '../client-network.ts';
import type { Sql } from '../contract.ts';
import { atLeast } from './at-least.ts';
import {
  type AuthDeps,
  checkNewPassword,
  EmailAddress,
  limitByIp,
  Metadata,
  mailKey,
  parseBody,
  type RefuseAsked,
  refusePhone,
  takeFrom,
} from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { sendConfirmLink } from './one-time-links.ts';
import { toObfuscatedUserJson, toUserJson } from './to-user-json.ts';
import { createEmailUser, disownUnconfirmed, findUserByEmail, loadAccount, type UserRow } from './users.ts';

const Body = z.object({
  email: EmailAddress,
  password: z.string().default(''),
  data: Metadata.nullish().transform((data) => data ?? {}),
});

/** supabase-js signs up by telephone and without any name at the same address. */
const refuseOtherSignUps: RefuseAsked = (asked) => {
  if (asked['email'] === undefined && asked['phone'] === undefined && asked['password'] === undefined)
    return new AuthError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  return refusePhone('signups')(asked);
};

/**
 * POST /signup: an unconfirmed account and a mail. An address that has a confirmed account is answered as Supabase answers
 * it: 200, with a user that has no identities (SE8, AU8).
 */
export async function signUp(deps: AuthDeps, c: Context): Promise<Response> {
  await limitByIp(deps, c, 'signup-ip');
  const { email, password, data } = await parseBody(c, Body, refuseOtherSignUps);
  if (password === '') throw new AuthError('validation_failed', 'Signup requires a valid password');
  checkNewPassword(password);
  // For everyone alike: a limit that only new accounts met would tell which addresses are taken. They decide on mails
  // alone: whoever uses them up for an address must not keep its owner from disputing the password given for it.
  const networkRefusal = await takeFrom(deps, 'mail-ip', clientNetwork(c, deps.trustProxy));
  const refusal = networkRefusal ?? (await takeFrom(deps, 'mail-address', mailKey('signup', email)));
  // Both for everyone and outside a transaction: hashing takes long, and its time must not tell who has an account.
  const compare = async () => {
    const [found] = await deps.database.asService((sql) =>
      sql<UserRow>('select * from auth.users where email = $1', [email]),
    );
    const known = found?.encrypted_password;
    return { known, isKnown: await deps.passwords.verify(password, known) };
  };
  let compared = await compare();
  const passwordHash = await deps.passwords.hash(password);

  /** Undefined when the password to compare with was another one by the time the account was locked. */
  const attempt = ({ known, isKnown }: typeof compared) =>
    deps.database.asService(async (sql) => {
      const { user, isNew } = await findOrCreate(sql, { email, passwordHash, metadata: data, confirmedAt: null });
      if (user.email_confirmed_at) return toObfuscatedUserJson(email, data, deps.now());
      // Two sign-ups with two passwords, and only the mailbox knows whose address it is: neither password stays, or one of
      // the two people would hold a key to what the other opens. Whoever reads the next mail chooses one.
      if (!isNew && user.encrypted_password !== known) return undefined;
      const isSamePerson = isNew || isKnown;
      if (!isSamePerson) await disownUnconfirmed(sql, user);
      // The first dispute of an account has a mail of its own, since the mail before it led to a password that is gone.
      const isFirstDispute = !isSamePerson && user.encrypted_password !== null;
      if (!refusal || (isFirstDispute && !networkRefusal))
        await sendConfirmLink(
          deps,
          sql,
          isSamePerson ? user : { ...user, encrypted_password: null },
          c.req.query('redirect_to'),
        );
      const account = (await loadAccount(sql, user.id))!;
      return toUserJson({ ...account, user: { ...account.user, raw_user_meta_data: data } });
    });
  const work = async () => {
    for (;;) {
      const answer = await attempt(compared);
      if (answer) return answer;
      // Again, and still outside: an account that nobody has confirmed loses its password once at most, so this ends.
      compared = await compare();
    }
  };
  const answer = await atLeast(work());
  if (refusal) throw refusal;
  return c.json(answer);
}

/** Locked either way. Where another request made the account at the same moment, it is not ours. */
async function findOrCreate(
  sql: Sql,
  account: Parameters<typeof createEmailUser>[1],
): Promise<{ user: UserRow; isNew: boolean }> {
  const existing = await findUserByEmail(sql, account.email);
  const created = existing ? undefined : await createEmailUser(sql, account);
  if (created) return { user: created, isNew: true };
  return { user: existing ?? (await findUserByEmail(sql, account.email))!, isNew: false };
}
