import type { Mail, SendMail, Sql } from '../contract.ts';
import { createSecret, hashSecret } from '../secrets/secret-token.ts';
import { listedRedirect, type RedirectPlaces, siteAsCalled } from './allowed-redirect.ts';
import { changeEmail, disownUnconfirmed, type UserRow } from './users.ts';

export type LinkKind = 'signup' | 'recovery' | 'email_change';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<LinkKind, number> = { signup: 24 * HOUR_MS, recovery: HOUR_MS, email_change: HOUR_MS };
const MAIL: Record<LinkKind, Mail['kind']> = {
  signup: 'confirm-signup',
  recovery: 'reset-password',
  email_change: 'confirm-new-email',
};
/**
 * The page that spends the token, unless the caller asked for one that the operator listed because it spends tokens too:
 * anybody may ask for a mail to an address, and a link to any other page would be one that the reader cannot use. Not our
 * own GET /verify: mail scanners open links, and that would use them up.
 */
const PAGE: Record<LinkKind, string> = { signup: '/confirm', recovery: '/reset', email_change: '/confirm' };
const SENT_COLUMN: Record<LinkKind, string> = {
  signup: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
};

type LinkDeps = RedirectPlaces & { sendMail: SendMail; now: () => Date };

/**
 * The link that opens a new account. Where two sign-ups gave two passwords the account has none (sign-up.ts): then it is
 * a link to choose one.
 */
export function sendConfirmLink(
  deps: LinkDeps,
  sql: Sql,
  user: UserRow,
  redirectTo: string | undefined,
): Promise<void> {
  // The page was asked for to confirm an address; one to choose a password on may be another.
  if (user.encrypted_password === null) return sendLink(deps, sql, user, 'recovery', undefined);
  return sendLink(deps, sql, user, 'signup', redirectTo);
}

/** Makes a link that works once and hands it to the mail queue; older links stay as they are until one is spent. */
export async function sendLink(
  deps: LinkDeps,
  sql: Sql,
  user: UserRow,
  kind: LinkKind,
  redirectTo: string | undefined,
  /** Of a changed address: where the link goes, and what it makes the account's own. */
  newEmail?: string,
): Promise<void> {
  const token = createSecret();
  const at = deps.now();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS[kind]).toISOString();
  await sql('delete from auth.one_time_tokens where user_id = $1 and expires_at <= $2', [user.id, at.toISOString()]);
  await sql(
    'insert into auth.one_time_tokens (token_hash, user_id, kind, expires_at, email) values ($1, $2, $3, $4, $5::text)',
    [hashSecret(token), user.id, kind, expiresAt, newEmail ?? null],
  );
  await noteSent(sql, user, kind, at);
  const link = new URL(listedRedirect(redirectTo, deps) ?? PAGE[kind], siteAsCalled(redirectTo, deps));
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', kind);
  await deps.sendMail({ to: newEmail ?? user.email, kind: MAIL[kind], link: link.href, accountEmail: user.email }, sql);
}

/** Notes when a link was last asked for; also where none was sent and nobody may learn that. */
export async function noteSent(sql: Sql, user: UserRow, kind: LinkKind, at: Date): Promise<void> {
  await sql(`update auth.users set ${SENT_COLUMN[kind]} = $2 where id = $1`, [user.id, at.toISOString()]);
}

/** Whether a link would still do what it is for; looking at it uses nothing up. */
export async function isLinkOpen(deps: LinkDeps, sql: Sql, token: string, kind: LinkKind): Promise<boolean> {
  const found = await sql(
    'select 1 from auth.one_time_tokens where token_hash = $1 and kind = $2 and expires_at > $3',
    [hashSecret(token), kind, deps.now().toISOString()],
  );
  return found.length > 0;
}

/**
 * Uses a link up, with the others that led to the same place, and confirms the address that it was sent to; undefined
 * when it is unknown, used or expired.
 */
export async function spendLink(deps: LinkDeps, sql: Sql, token: string, kind: LinkKind): Promise<UserRow | undefined> {
  const now = deps.now();
  const [link] = await sql<{ user_id: string; email: string | null }>(
    'select user_id, email from auth.one_time_tokens where token_hash = $1 and kind = $2 and expires_at > $3',
    [hashSecret(token), kind, now.toISOString()],
  );
  if (!link) return undefined;
  // The account first, as everywhere: two links of it spent at once take turns, and cannot wait for each other.
  const [before] = await sql<UserRow>('select * from auth.users where id = $1 for update', [link.user_id]);
  const spent = await sql<{ token_hash: string }>(
    `delete from auth.one_time_tokens where user_id = $1 and (kind = 'signup' or kind = $2) returning token_hash`,
    [link.user_id, kind],
  );
  if (!spent.some((each) => each.token_hash === hashSecret(token))) return undefined;
  // Who recovers an account that was never confirmed does not know its password: somebody else may have chosen it.
  if (kind === 'recovery') await disownUnconfirmed(sql, { id: link.user_id });
  if (link.email !== null) {
    if (!(await changeEmail(sql, link.user_id, link.email))) return undefined;
    // After the change, which forgets the mails to the old address: its owner learns of it there, and nowhere else.
    const signIn = new URL('/auth', deps.siteUrl).href;
    await deps.sendMail({ to: before!.email, kind: 'email-changed', link: signIn, accountEmail: link.email }, sql);
  }
  const [user] = await sql<UserRow>(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2
     where id = $1 returning *`,
    [link.user_id, now.toISOString()],
  );
  return user;
}
