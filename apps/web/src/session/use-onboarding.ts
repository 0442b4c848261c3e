import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useSupabaseDoor } from '@/client/supabase.ts';
import { useSession } from './use-session.ts';

/** 'unknown' where it could not be read: nobody is sent to the survey, and nobody away from it. */
export type OnboardingStatus = 'loading' | 'needed' | 'done' | 'unknown';

const NO_ROW = 'PGRST116';

export const onboardingKey = (userId: string | undefined) => ['onboarding', userId] as const;

/** A missing row means that the survey is still to come; any other trouble is logged and asks for nothing (GU5–GU7, EN8). */
const checkOnboarding = async (supabase: SupabaseClient, userId: string): Promise<'needed' | 'done' | 'unknown'> => {
  // Not `single`: for a newcomer's missing row the server would answer 406, which browsers log as an error.
  const { data, error } = await supabase.from('user_onboarding').select('id').eq('user_id', userId).maybeSingle();
  if (data) return 'done';
  if (!error || error.code === NO_ROW) return 'needed';
  console.error('The onboarding status could not be read.', error);
  return 'unknown';
};

/** Where the signed-in user stands with the survey; 'done' for visitors. */
export const useOnboarding = (): OnboardingStatus => {
  const door = useSupabaseDoor();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: onboardingKey(user?.id),
    queryFn: async () => checkOnboarding(await door.load(), user?.id ?? ''),
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // It may have been finished in another tab.
    refetchOnWindowFocus: (query) => (query.state.data === 'needed' ? 'always' : false),
  });
  if (!user) return 'done';
  return data ?? 'loading';
};
