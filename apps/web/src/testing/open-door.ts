import type { SupabaseClient } from '@supabase/supabase-js';
import type { SupabaseDoor } from '@/client/supabase.ts';

/** A door in front of a client that is already there. */
export const openDoor = (client: SupabaseClient): SupabaseDoor => ({
  client,
  load: () => Promise.resolve(client),
  onLoad: (listener) => listener(client),
});
