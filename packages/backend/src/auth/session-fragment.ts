import type { SessionJson } from './sessions.ts';

/** A session as the implicit flow carries it: in the fragment, which browsers do not send to servers. */
export function sessionFragment(session: SessionJson, extra: Record<string, string> = {}): string {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    ...extra,
  }).toString();
}
