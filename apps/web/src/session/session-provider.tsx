import type { SupabaseClient } from '@supabase/supabase-js';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer } from 'react';
import { readRefusedAgain } from '@/client/query-client.ts';
import { onTokenRefused } from '@/client/refused-token.ts';
import { mayBeMember, SESSION_KEY } from '@/client/session-key.ts';
import { useSupabaseDoor } from '@/client/supabase.ts';
import { SUBSCRIPTION_STRINGS } from '@/strings/payment/subscription.ts';
import { checkSubscription } from './check-subscription.ts';
import { keepSessionFresh } from './keep-session-fresh.ts';
import { FIRST_STATE, type SessionAction, toNextState } from './session-state.ts';
import { type AppSession, SessionContext } from './use-session.ts';

/** Looks the session up and follows the auth events, and a token that was refused and renewed; answers how to stop (SE2). */
const follow = (
  supabase: SupabaseClient,
  dispatch: (action: SessionAction) => void,
  onRenewed: () => void,
): (() => void) => {
  supabase.auth.getSession().then(
    ({ data, error }) => {
      if (error) console.error('The session could not be looked up.', error);
      dispatch({ type: 'looked-up', session: data.session });
    },
    (error: unknown) => {
      console.error('The session could not be looked up.', error);
      dispatch({ type: 'lookup-failed' });
    },
  );
  const { data } = supabase.auth.onAuthStateChange((event, session) => dispatch({ type: event, session }));
  const stopRefreshing = keepSessionFresh(supabase);
  const fetchRenewer = () =>
    import('./renew-refused-tokens.ts').then(({ createRenewer }) => createRenewer(supabase, onRenewed));
  let renewer: ReturnType<typeof fetchRenewer> | undefined;
  const stopRenewing = onTokenRefused((refused) => {
    renewer ??= fetchRenewer();
    renewer
      .then((renew) => renew(refused))
      .catch((error: unknown) => console.error('The session could not be renewed.', error));
  });
  return () => {
    stopRenewing();
    data.subscription.unsubscribe();
    stopRefreshing();
  };
};

/** When somebody last signed out in this browser: its other tabs hear of it in a moment, and keep nothing on the screen then. */
const LEFT_KEY = 'blueprompt-left';
const LEFT_MS = 10_000;

const hasLeft = (): boolean => Date.now() - Number(localStorage.getItem(LEFT_KEY)) < LEFT_MS;

/** What was read belongs to who was signed in: it goes when somebody else is. */
const clearForOthers = (queryClient: QueryClient, dispatch: (action: SessionAction) => void) => {
  let known: string | undefined;
  return (action: SessionAction): void => {
    const id = 'session' in action ? action.session?.user.id : undefined;
    if (id && known && id !== known) queryClient.clear();
    known = id ?? known;
    dispatch(action.type === 'SIGNED_OUT' ? { ...action, asked: hasLeft() } : action);
  };
};

/** Who is signed in and whether they are subscribed, for everything below. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const door = useSupabaseDoor();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(toNextState, undefined, () => ({
    ...FIRST_STATE,
    // Where no session is stored there is nothing to wait for.
    initialized: door.client === undefined && !mayBeMember(),
  }));

  useEffect(() => {
    let stop = () => {};
    let ended = false;
    door.onLoad((supabase) => {
      if (ended) return;
      stop = follow(supabase, clearForOthers(queryClient, dispatch), () => void readRefusedAgain(queryClient));
    });
    const load = () =>
      door.load().catch((error: unknown) => {
        console.error('The session could not be looked up.', error);
        dispatch({ type: 'lookup-failed' });
      });
    if (door.client) return () => stop();
    if (mayBeMember()) void load();
    // Another tab signed in.
    const onStorage = (event: StorageEvent) => {
      if (event.key === SESSION_KEY && event.newValue !== null) void load();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      ended = true;
      stop();
      window.removeEventListener('storage', onStorage);
    };
  }, [door, queryClient]);

  const user = state.session?.user ?? null;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['subscription', user?.id],
    queryFn: async () => (user ? checkSubscription(await door.load(), user, new Date()) : false),
    enabled: user !== null,
  });

  const markEndedSaid = useCallback(() => dispatch({ type: 'ended-said' }), []);
  const value = useMemo<AppSession>(
    () => ({
      ...state,
      user,
      subscribed: user !== null && data === true,
      subscriptionLoading: user !== null && isPending,
      subscriptionError: error ? SUBSCRIPTION_STRINGS.checkFailed : undefined,
      mayUpgrade: user !== null && data === false,
      refetchSubscription: async () => {
        const result = await refetch({ throwOnError: true });
        return result.data === true;
      },
      markEndedSaid,
      signOut: async (scope = 'global') => {
        dispatch({ type: 'leaving' });
        localStorage.setItem(LEFT_KEY, String(Date.now()));
        const { auth } = await door.load();
        const { error: failed } = await auth.signOut({ scope });
        // Out of reach of the server the other sessions live on, but this browser must forget its own.
        if (failed) await auth.signOut({ scope: 'local' });
        queryClient.clear();
      },
    }),
    [state, user, markEndedSaid, data, isPending, error, refetch, door, queryClient],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
};
