import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { saveSurvey } from '@/features/onboarding/save-survey.ts';
import { Survey } from '@/features/onboarding/survey.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { onboardingKey } from '@/session/use-onboarding.ts';
import { useSession } from '@/session/use-session.ts';
import { ONBOARDING_STRINGS } from '@/strings/onboarding.ts';
import { URLS } from '@/urls.ts';

export const Component = () => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  usePageTitle(ONBOARDING_STRINGS.pageTitle);
  const complete = async (answers: unknown) => {
    const outcome = await saveSurvey(supabase, user?.id ?? '', answers);
    if (outcome.state === 'failed') {
      showToast(outcome.message, { tone: 'error' });
      return;
    }
    queryClient.setQueryData(onboardingKey(user?.id), 'done');
    showToast(ONBOARDING_STRINGS.welcome, { tone: 'success' });
    await navigate(URLS.home);
  };
  return <Survey onComplete={complete} />;
};
