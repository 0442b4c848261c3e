import { useLocation, useNavigate } from 'react-router';
import { URLS } from '@/urls.ts';

type Place = { pathname: string; search: string; state: unknown };
type ReturnState = { returnTo: string; returnState: unknown };

/** Goes along to the sign-in form where a session ended in the middle of something: signing in leads back there. */
export const toReturn = ({ pathname, search, state }: Place): ReturnState => ({
  returnTo: pathname + search,
  returnState: state,
});

/** Where a sign-in leads: home (AU10), or back to the page that an ended session was thrown out of, with what it was opened with. */
export const readReturnPlace = (state: unknown): { to: string; state: unknown } => {
  const { returnTo = URLS.home, returnState = null } = (state as Partial<ReturnState> | null) ?? {};
  return { to: returnTo, state: returnState };
};

/** Goes where a sign-in leads. */
export const useGoBack = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const back = readReturnPlace(useLocation().state);
  return async () => navigate(back.to, back);
};
