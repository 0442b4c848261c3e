import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext, use } from 'react';

/**
 * The way to the one client of this app. It is a third of all script, and a visitor on the home page needs none of it, so it
 * is fetched when something first asks for it.
 */
export type SupabaseDoor = {
  /** The client once it is loaded. */
  client: SupabaseClient | undefined;
  /** Loads the client; every call answers the same promise. */
  load: () => Promise<SupabaseClient>;
  /** Calls back once, when the client is there. */
  onLoad: (listener: (client: SupabaseClient) => void) => void;
};

/** A door in front of a client that `create` makes on first use. */
export const createDoor = (create: () => Promise<SupabaseClient>): SupabaseDoor => {
  let loading: Promise<SupabaseClient> | undefined;
  const listeners: ((client: SupabaseClient) => void)[] = [];
  const door: SupabaseDoor = {
    client: undefined,
    load: () => {
      loading ??= create().then((client) => {
        door.client = client;
        for (const listener of listeners) listener(client);
        return client;
      });
      return loading;
    },
    onLoad: (listener) => {
      if (door.client) listener(door.client);
      else listeners.push(listener);
    },
  };
  return door;
};

export const SupabaseContext = createContext<SupabaseDoor | undefined>(undefined);

/** The door itself, for code that must not wait for the client. */
export const useSupabaseDoor = (): SupabaseDoor => {
  const door = use(SupabaseContext);
  if (!door) throw new Error('useSupabase needs a SupabaseContext above it.');
  return door;
};

/** The one client of this app; suspends while it is being loaded. */
export const useSupabase = (): SupabaseClient => {
  const door = useSupabaseDoor();
  return door.client ?? use(door.load());
};
