import { UI_STRINGS } from '@/strings/ui.ts';

/**
 * Wraps `fetch` so that a call which never reached the server fails with words for people: browsers say "Failed to fetch",
 * each in its own way, and the client library hands that on to the forms.
 */
export const reachServer =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      // Browsers throw a TypeError for a network that failed; an aborted call is none.
      throw error instanceof TypeError ? new TypeError(UI_STRINGS.unreachable, { cause: error }) : error;
    }
  };
