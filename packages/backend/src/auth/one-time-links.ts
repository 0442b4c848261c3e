import type { Mail, SendMail, Sql } from '../contract.ts';
import { createSecret, hashSecret } from './secret-token.ts';
import type { UserRow } from './users.ts';

export type LinkKind = 'signup' | 'recovery';

const LIFETIME_MS: Record<LinkKind, number> = { signup: 24 * 3_600_000, recovery: 3_600_000 };
const MAIL: Record<LinkKind, Mail['kind']> = { signup: 'confirm-signup', recovery: 'reset-password' };
/** The page that spends the token. Not our own GET /verify: mail scanners open links, and that would use them up. */
const PAGE: Record<LinkKind, string> = { signup: '/confirm', recovery: '/reset' };
const SENT_COLUMN: Record<LinkKind, string> = { signup: 'confirmation_sent_at', recovery: 'recovery_sent_at' };

/** Makes a link that works once and hands it to the mail queue; an older link of the same kind stops working. */
export async function sendLink(
  { sendMail, siteUrl, now }: { sendMail: SendMail; siteUrl: string; now: () => Date },
  sql: Sql,
  user: UserRow,
  kind: LinkKind,
  redirectTo: string | undefined,
): Promise<void> {
  const token = createSecret();
  const expiresAt = new Date(now().getTime() + LIFETIME_MS[kind]).toISOString();
  await sql(
    `insert into auth.one_time_tokens (token_hash, user_id, kind, expires_at) values ($1, $2, $3, $4)
     on conflict (user_id, kind) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [hashSecret(token), user.id, kind, expiresAt],
  );
  await sql(`update auth.users set ${SENT_COLUMN[kind]} = $2 where id = $1`, [user.id, now().toISOString()]);
  const link = new URL(redirectTo ?? PAGE[kind], siteUrl);
  link.hash = '';
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', kind);
  await sendMail({ to: user.email, kind: MAIL[kind], link: link.href }, sql);
}

/** Uses a link up and confirms the address that it was sent to; undefined when it is unknown, used or expired. */
export async function spendLink(sql: Sql, token: string, kind: LinkKind, now: Date): Promise<UserRow | undefined> {
  const [spent] = await sql<{ user_id: string; expires_at: Date }>(
    'delete from auth.one_time_tokens where token_hash = $1 and kind = $2 returning user_id, expires_at',
    [hashSecret(token), kind],
  );
  if (!spent || spent.expires_at <= now) return undefined;
  // Who recovers an account that was never confirmed does not know its password: somebody else may have chosen it.
  const [user] = await sql<UserRow>(
    `update auth.users set
       encrypted_password = case when email_confirmed_at is null and $3 then null else encrypted_password end,
       email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2
     where id = $1 returning *`,
    [spent.user_id, now.toISOString(), kind === 'recovery'],
  );
  return user;
}
