import { PUBLIC_KEY_CACHE_MS } from '@blueprompt/core/spec/timing';
import { Hono } from 'hono';
import { DatabaseError, isDiskFull, SessionEndedError, SqlError } from '../database/database-error.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, answerAuthError } from './auth-error.ts';
import { getUser, logout, updateUser } from './current-user.ts';
import { createGoogleSignIn } from './google.ts';
import { recover, resend } from './send-again.ts';
import { token } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { checkLink, verify, verifyLink } from './verify.ts';

/** As long as the client keeps it (SE14). */
const JWKS_CACHE_SECONDS = PUBLIC_KEY_CACHE_MS / 1000;

/** Serves /auth/v1: the part of GoTrue's interface that the product uses. */
export function createAuthApp(deps: AuthDeps): Hono {
  const app = new Hono();
  const google = createGoogleSignIn(deps);

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
  });

  app.post('/signup', (c) => signUp(deps, c));
  app.post('/token', (c) => token(deps, c));
  app.get('/user', (c) => getUser(deps, c));
  app.put('/user', (c) => updateUser(deps, c));
  app.post('/logout', (c) => logout(deps, c));
  app.post('/verify', (c) => verify(deps, c));
  app.post('/verify/check', (c) => checkLink(deps, c));
  app.get('/verify', (c) => verifyLink(deps, c));
  app.post('/resend', (c) => resend(deps, c));
  app.post('/recover', (c) => recover(deps, c));
  app.post('/otp', (c) => answerAuthError(c, new AuthError('otp_disabled', 'Sign-ins by a link or code are disabled')));
  app.get('/authorize', (c) => google.authorize(c));
  app.get('/callback', (c) => google.callback(c));
  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', `public, max-age=${JWKS_CACHE_SECONDS}`);
    return c.json(deps.keys.jwks);
  });
  app.get('/settings', (c) =>
    c.json({
      external: { email: true, google: deps.google !== undefined },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
    }),
  );
  app.get('/health', (c) => c.json({ name: 'auth', description: 'Accounts and sessions' }));

  app.all('*', (c) => answerAuthError(c, new AuthError('not_found', 'No such endpoint')));
  app.onError((error, c) => {
    if (error instanceof AuthError) return answerAuthError(c, error);
    if (error instanceof SessionEndedError)
      return answerAuthError(c, new AuthError('session_not_found', error.message));
    // Class 22: a value that PostgreSQL cannot hold, such as U+0000 in JSON.
    if (error instanceof SqlError && error.code.startsWith('22'))
      return answerAuthError(c, new AuthError('validation_failed', 'A value of the request cannot be stored'));
    deps.log('error', 'an auth request failed', { path: c.req.path, reason: error.message });
    if (isDiskFull(error))
      return answerAuthError(c, new AuthError('insufficient_storage', 'The server has no room left on its disk'));
    // 5xx: the client keeps its session and tries again.
    if (error instanceof DatabaseError)
      return answerAuthError(c, new AuthError('service_unavailable', 'The service is not available, try again later'));
    return answerAuthError(c, new AuthError('unexpected_failure', 'Internal Server Error'));
  });
  return app;
}
