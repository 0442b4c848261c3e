import { AUTH_REFRESH } from '@blueprompt/core/spec/timing';
import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Looks at the session every 30 s; answers how to stop (SE12). A look refreshes what has less than 90 s left. The client's own
 * ticker counts in whole ticks and would begin up to 30 s earlier.
 */
export const keepSessionFresh = (supabase: SupabaseClient): (() => void) => {
  const timer = setInterval(() => void supabase.auth.getSession(), AUTH_REFRESH.checkMs);
  return () => clearInterval(timer);
};
