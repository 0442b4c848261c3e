import { REALTIME } from '@blueprompt/core/spec/timing';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { URLS } from '@/urls.ts';
import { SESSION_KEY } from './session-key.ts';

/** /confirm reads its own tokens from the hash; the client would eat them first. */
const readsOwnHash = (url: URL): boolean => url.pathname === URLS.confirm;

/** Waits as listed, then keeps to the last one (CN5). */
export const reconnectAfterMs = (tries: number): number =>
  REALTIME.reconnectMs[Math.min(tries, REALTIME.reconnectMs.length) - 1] ?? REALTIME.reconnectMs[0];

/** The client of our own server; `fetch` is passed in by tests that stand in for the network. */
export const createSupabase = (
  publishableKey: string,
  { origin = window.location.origin, fetch }: { origin?: string; fetch?: typeof globalThis.fetch } = {},
): SupabaseClient =>
  createClient(origin, publishableKey, {
    auth: {
      flowType: 'implicit', // mails carry tokens in the hash (CO3)
      storageKey: SESSION_KEY,
      autoRefreshToken: false, // keep-session-fresh.ts does it, at the specified margin
      detectSessionInUrl: (url, params) =>
        !readsOwnHash(url) && Boolean(params['access_token'] || params['error_description']),
    },
    realtime: { heartbeatIntervalMs: REALTIME.heartbeatMs, reconnectAfterMs },
    ...(fetch ? { global: { fetch } } : {}),
  });
