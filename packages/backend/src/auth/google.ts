import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as oidc from 'openid-client';
import { createSecret } from '../secrets/secret-token.ts';
import { allowedRedirect } from './allowed-redirect.ts';
import { type AuthDeps, EmailAddress, limitByIp } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { linkIdentity, type ProviderProfile } from './link-identity.ts';
import { beginFlow, FLOW_MS, type Flow, issueCode, takeFlow } from './oauth-flow.ts';
import { sessionFragment } from './session-fragment.ts';
import { isBanned, startSession } from './sessions.ts';
import { loadAccount } from './users.ts';

const PROVIDER = 'google';
const DEFAULT_ISSUER = 'https://accounts.google.com';
const COOKIE = 'sb-oauth-flow';
const CALLBACK = '/auth/v1/callback';

type GoogleSettings = NonNullable<AuthDeps['google']>;

/** Asks the provider for its addresses once, and again after it was away. */
const createDiscovery = () => {
  let discovered: Promise<oidc.Configuration> | undefined;
  return (settings: GoogleSettings): Promise<oidc.Configuration> => {
    const issuer = new URL(settings.issuer ?? DEFAULT_ISSUER);
    const isPlain = issuer.protocol === 'http:';
    discovered ??= oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      // Plain HTTP only where the settings name such an issuer, as a test does.
      execute: isPlain ? [oidc.allowInsecureRequests] : [],
    });
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
};

/** The challenge of a client that uses PKCE with us; the plain method proves nothing. */
const challengeIn = (c: Context): string | undefined => {
  const challenge = c.req.query('code_challenge');
  const isS256 = challenge?.length === 43 && c.req.query('code_challenge_method')?.toLowerCase() === 's256';
  if (challenge !== undefined && !isS256)
    throw new AuthError('validation_failed', 'Only S256 code challenges are supported');
  return challenge;
};

/** Sign-in with Google by OpenID Connect (SE7); the state is kept here, works once, and only in the browser it began in. */
export function createGoogleSignIn(deps: AuthDeps) {
  const discover = createDiscovery();

  const authorize = async (c: Context): Promise<Response> => {
    await limitByIp(deps, c, 'oauth-ip');
    if (c.req.query('provider') !== PROVIDER || !deps.google)
      throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled');
    const challenge = challengeIn(c);
    const config = await discover(deps.google);
    const state = createSecret();
    const browser = getCookie(c, COOKIE) ?? createSecret();
    const verifier = oidc.randomPKCECodeVerifier();
    const nonce = oidc.randomNonce();
    await beginFlow(deps, {
      state,
      browser,
      provider: PROVIDER,
      redirectTo: allowedRedirect(c.req.query('redirect_to'), deps) ?? deps.siteUrl,
      verifier,
      nonce,
      challenge,
    });
    setCookie(c, COOKIE, browser, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.siteUrl.startsWith('https:'),
      path: CALLBACK.replace('/callback', ''),
      maxAge: FLOW_MS / 1000,
    });
    const target = oidc.buildAuthorizationUrl(config, {
      redirect_uri: deps.siteUrl + CALLBACK,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return c.redirect(target.href, 302);
  };

  const callback = async (c: Context): Promise<Response> => {
    await limitByIp(deps, c, 'oauth-ip');
    const flow = await takeFlow(deps, c.req.query('state') ?? '', getCookie(c, COOKIE));
    if (!deps.google || !flow)
      return backWithError(
        c,
        deps.siteUrl,
        new AuthError('bad_oauth_state', 'OAuth state is unknown, used or expired'),
      );
    try {
      const config = await discover(deps.google);
      const url = new URL(deps.siteUrl + CALLBACK);
      url.search = new URL(c.req.url).search;
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: flow.provider_code_verifier,
        expectedState: c.req.query('state')!,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      return await signIn(deps, c, toProfile(tokens.claims()!), flow);
    } catch (error) {
      if (error instanceof AuthError) return backWithError(c, flow.redirect_to, error);
      deps.log('warn', 'sign-in with Google failed', { reason: (error as Error).message });
      return backWithError(c, flow.redirect_to, new AuthError('bad_oauth_callback', 'Sign-in with Google failed'));
    }
  };
  return { authorize, callback };
}

function toProfile(claims: oidc.IDToken): ProviderProfile {
  const email = EmailAddress.safeParse(claims['email']);
  if (!email.success) throw new AuthError('bad_oauth_callback', 'Google did not say which mail address this is');
  const { name, picture } = claims as { name?: string; picture?: string };
  return {
    provider: PROVIDER,
    sub: claims.sub,
    email: email.data,
    isEmailVerified: claims['email_verified'] === true,
    metadata: { ...(name && { name, full_name: name }), ...(picture && { avatar_url: picture }) },
  };
}

async function signIn(deps: AuthDeps, c: Context, profile: ProviderProfile, flow: Flow): Promise<Response> {
  const page = new URL(flow.redirect_to);
  const done = await deps.database.asService(async (sql) => {
    const userId = await linkIdentity(sql, profile, deps.now());
    if (!userId) throw new AuthError('bad_oauth_callback', 'Google has not verified this mail address');
    const account = await loadAccount(sql, userId);
    if (isBanned(account!, deps.now())) throw new AuthError('user_banned', 'User is banned');
    if (flow.code_challenge === null)
      return { session: await startSession(deps, sql, userId, 'oauth', c.req.header('user-agent')) };
    return { code: await issueCode(deps, sql, flow, userId) };
  });
  if (done.session) page.hash = sessionFragment(done.session);
  else page.searchParams.set('code', done.code);
  return c.redirect(page.href, 302);
}

/** Errors go into query and fragment: the one flow reads the first, the other the second. */
function backWithError(c: Context, to: string, error: AuthError): Response {
  const page = new URL(to);
  const facts = { error: 'access_denied', error_code: error.code, error_description: error.message };
  for (const [name, value] of Object.entries(facts)) page.searchParams.set(name, value);
  page.hash = new URLSearchParams({ ...facts, sb: '' }).toString();
  return c.redirect(page.href, 302);
}
