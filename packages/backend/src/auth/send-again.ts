import type { Context } from 'hono';
import { z } from 'zod';
import type { Sql } from '../contract.ts';
import { atLeast } from './at-least.ts';
import {
  type AuthDeps,
  EmailAddress,
  limit,
  limitByIp,
  mailKey,
  parseBody,
  type RefuseAsked,
  refusePhone,
} from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { sendConfirmLink, sendLink } from './one-time-links.ts';
import { findUserByEmail, type UserRow } from './users.ts';

const ResendBody = z.object({ type: z.literal('signup'), email: EmailAddress });
/** The client sends the link to a new address again in the same way, where there is nothing but the address to go by. */
const refuseOtherMails: RefuseAsked = (asked) =>
  asked['type'] === 'email_change'
    ? new AuthError('validation_failed', 'To get another link, ask to change the address again')
    : refusePhone('logins')(asked);
const RecoverBody = z.object({ email: EmailAddress });

/** POST /resend: the confirmation mail once more, for an account that still waits for it. */
export async function resend(deps: AuthDeps, c: Context): Promise<Response> {
  const { email } = await parseBody(c, ResendBody, refuseOtherMails);
  return answerAlike(deps, c, 'resend', email, async (sql, user) => {
    if (!user.email_confirmed_at) await sendConfirmLink(deps, sql, user, c.req.query('redirect_to'));
  });
}

/** POST /recover: a link to set a new password. */
export async function recover(deps: AuthDeps, c: Context): Promise<Response> {
  const { email } = await parseBody(c, RecoverBody);
  return answerAlike(deps, c, 'recover', email, (sql, user) =>
    sendLink(deps, sql, user, 'recovery', c.req.query('redirect_to')),
  );
}

async function answerAlike(
  deps: AuthDeps,
  c: Context,
  kind: 'resend' | 'recover',
  email: string,
  send: (sql: Sql, user: UserRow) => Promise<void>,
): Promise<Response> {
  await limitByIp(deps, c, 'mail-ip');
  await limit(deps, 'mail-address', mailKey(kind, email));
  const work = deps.database.asService(async (sql) => {
    const user = await findUserByEmail(sql, email);
    if (user) await send(sql, user);
  });
  await atLeast(work);
  return c.json({});
}
