import { REALTIME } from '@blueprompt/core/spec/timing';
import { createClient, type SupabaseClient, type SupportedStorage } from '@supabase/supabase-js';
import { URLS } from '@/urls.ts';
import { takeGoogleReturn } from './google-return.ts';
import { reachServer } from './reach-server.ts';
import { SESSION_KEY } from './session-key.ts';

/** /confirm reads its own tokens from the hash; the client would eat them first. */
const readsOwnHash = (url: URL): boolean => url.pathname === URLS.confirm;

/** Waits as listed, then keeps to the last one (CN5). */
export const reconnectAfterMs = (tries: number): number =>
  REALTIME.reconnectMs[Math.min(tries, REALTIME.reconnectMs.length) - 1] ?? REALTIME.reconnectMs[0];

/** Where a client lives; tests, which have many in one window, give each its own network and place for the session. */
type Surroundings = {
  origin?: string;
  fetch?: typeof globalThis.fetch;
  storageKey?: string;
  storage?: SupportedStorage;
};

/** The client of our own server. */
export const createSupabase = (
  publishableKey: string,
  { origin = window.location.origin, fetch = globalThis.fetch, storageKey = SESSION_KEY, storage }: Surroundings = {},
): SupabaseClient => {
  // A session in the address is only that of the sign-in which this tab began: anybody may write a link with his own.
  const isBack = takeGoogleReturn();
  return createClient(origin, publishableKey, {
    auth: {
      flowType: 'implicit', // mails carry tokens in the hash (CO3)
      storageKey,
      ...(storage ? { storage } : {}),
      autoRefreshToken: false, // keep-session-fresh.ts does it, at the specified margin
      detectSessionInUrl: (url, params) =>
        !readsOwnHash(url) && Boolean((isBack && params['access_token']) || params['error_description']),
    },
    realtime: { heartbeatIntervalMs: REALTIME.heartbeatMs, reconnectAfterMs },
    global: { fetch: reachServer(fetch) },
  });
};
