import { URLS } from '@/urls.ts';

type ReturnState = { returnTo: string };

/** Goes along to the sign-in form where a session ended in the middle of something: signing in leads back there. */
export const toReturn = (returnTo: string): ReturnState => ({ returnTo });

/** Where a sign-in leads: home (AU10), or back to the page that an ended session was thrown out of. */
export const readReturnPlace = (state: unknown): string =>
  (state as Partial<ReturnState> | null)?.returnTo ?? URLS.home;
