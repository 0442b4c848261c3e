import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { reachServer } from './reach-server.ts';
import { SESSION_KEY } from './session-key.ts';

/**
 * A second client beside the app's own, which keeps its session to itself and forgets it: whatever it signs in to, who is
 * signed in here stays so.
 */
export const createGuest = (
  publishableKey: string,
  {
    origin = window.location.origin,
    fetch = globalThis.fetch,
  }: { origin?: string; fetch?: typeof globalThis.fetch } = {},
): SupabaseClient =>
  createClient(origin, publishableKey, {
    auth: {
      storageKey: `${SESSION_KEY}-guest`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: reachServer(fetch) },
  });
