import type { SupabaseClient } from '@supabase/supabase-js';

const TOO_MANY = 429;

/** Whether the auth service itself said no, rather than being out of reach, broken or busy. */
const saysNo = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== TOO_MANY;

/**
 * Renews a token that the server refused: it may have run out by the server's clock. One of a session that was ended on another
 * device cannot be renewed, and the user is signed out here too. `onRenewed` may ask again what was refused; it is not called when the
 * renewed token is refused in its turn, as a server that refuses every token would be asked for ever. Few need it, so it is fetched then.
 */
export const createRenewer = (supabase: SupabaseClient, onRenewed: () => void): ((refused: string) => void) => {
  const { auth } = supabase;
  /** Many calls are refused at once, the one that signs out among them. */
  let renewing: string | undefined;
  let renewed: string | undefined;
  const renew = async (refused: string): Promise<void> => {
    const { data } = await auth.getSession();
    if (data.session?.access_token !== refused) return;
    const { data: fresh, error } = await auth.refreshSession();
    // The client keeps a session whose token has not run out yet, by its own clock.
    if (error && saysNo(error.status)) await auth.signOut({ scope: 'local' });
    if (!fresh.session) return;
    const isFirst = refused !== renewed;
    renewed = fresh.session.access_token;
    if (isFirst) onRenewed();
  };
  return (refused) => {
    if (refused === renewing) return;
    renewing = refused;
    renew(refused)
      .catch((error: unknown) => console.error('The session could not be renewed.', error))
      .finally(() => {
        renewing = undefined;
      });
  };
};
