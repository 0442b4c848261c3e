import { SESSION_KEY } from '@/client/session-key.ts';

export const USER = { id: '7b0c9a60-0000-4000-8000-000000000001', email: 'ada@example.com' };

const encode = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A session as the server answers it; it runs out `expiresInSeconds` from now. */
export const createSession = (expiresInSeconds = 3_600) => {
  const expires_at = Math.floor(Date.now() / 1_000) + expiresInSeconds;
  return {
    access_token: `${encode({ alg: 'ES256' })}.${encode({ sub: USER.id, exp: expires_at })}.c2ln`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    expires_at,
    user: { ...USER, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
  };
};

/** Leaves a session in the browser, as an earlier visit would have. */
export const storeSession = (expiresInSeconds?: number): void =>
  localStorage.setItem(SESSION_KEY, JSON.stringify(createSession(expiresInSeconds)));
