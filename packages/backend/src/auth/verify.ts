import type { Context } from 'hono';
import { z } from 'zod';
import { allowedRedirect } from './allowed-redirect.ts';
import { type AuthDeps, limitByIp, parseBody, type RefuseAsked, refusePhone } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { isLinkOpen, type LinkKind, spendLink } from './one-time-links.ts';
import { sessionFragment } from './session-fragment.ts';
import { isBanned, startSession } from './sessions.ts';

const EXPIRED = 'Email link is invalid or has expired';
/** supabase-js may call a confirmation 'email' instead of 'signup'. */
const Kind = z
  .enum(['signup', 'email', 'recovery', 'email_change'])
  .transform((kind): LinkKind => (kind === 'email' ? 'signup' : kind));
const Body = z.strictObject({
  type: Kind,
  token_hash: z.string().min(1).max(256),
  gotrue_meta_security: z.unknown().optional(),
});

const refuseCodes: RefuseAsked = (asked) =>
  refusePhone('logins')(asked) ??
  (asked['token'] === undefined
    ? undefined
    : new AuthError('otp_disabled', 'Codes are disabled: open the link in the mail'));

/** POST /verify: spends a link's token for a session (SE11). */
export async function verify(deps: AuthDeps, c: Context): Promise<Response> {
  await limitByIp(deps, c, 'verify-ip');
  const { type, token_hash: tokenHash } = await parseBody(c, Body, refuseCodes);
  return c.json(await spendForSession(deps, c, tokenHash, type));
}

/** POST /verify/check: whether a link still works, for a page that asks for something before it spends the token. */
export async function checkLink(deps: AuthDeps, c: Context): Promise<Response> {
  await limitByIp(deps, c, 'verify-ip');
  const { type, token_hash: tokenHash } = await parseBody(c, Body, refuseCodes);
  const isOpen = await deps.database.asService((sql) => isLinkOpen(deps, sql, tokenHash, type), { readOnly: true });
  return c.json({ is_open: isOpen });
}

/** GET /verify: spends the token of a link straight to the server; it goes on to the site with the session in the fragment. */
export async function verifyLink(deps: AuthDeps, c: Context): Promise<Response> {
  await limitByIp(deps, c, 'verify-ip');
  const kind = Kind.safeParse(c.req.query('type'));
  const page = allowedRedirect(c.req.query('redirect_to'), deps) ?? deps.siteUrl;
  try {
    if (!kind.success) throw new AuthError('otp_expired', EXPIRED);
    const session = await spendForSession(deps, c, c.req.query('token') ?? '', kind.data);
    return c.redirect(`${page.split('#')[0]}#${sessionFragment(session, { type: kind.data })}`, 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const facts = { error: 'access_denied', error_code: error.code, error_description: error.message, sb: '' };
    return c.redirect(`${page.split('#')[0]}#${new URLSearchParams(facts)}`, 303);
  }
}

async function spendForSession(deps: AuthDeps, c: Context, token: string, kind: LinkKind) {
  const session = await deps.database.asService(async (sql) => {
    const user = await spendLink(deps, sql, token, kind);
    if (!user || isBanned({ user }, deps.now())) return undefined;
    return startSession(deps, sql, user.id, kind === 'recovery' ? kind : 'otp', c.req.header('user-agent'));
  });
  if (!session) throw new AuthError('otp_expired', EXPIRED);
  return session;
}
