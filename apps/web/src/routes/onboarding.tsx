import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { saveSurvey } from '@/features/onboarding/save-survey.ts';
import { Survey } from '@/features/onboarding/survey.tsx';
import { announceSurvey, useSurveyNews } from '@/features/onboarding/survey-news.ts';
import { forgetSurvey } from '@/features/onboarding/survey-store.ts';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { onboardingKey, useOnboarding } from '@/session/use-onboarding.ts';
import { useSession } from '@/session/use-session.ts';
import { ONBOARDING_STRINGS } from '@/strings/account/onboarding.ts';
import { URLS } from '@/urls.ts';

export const Component = () => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const onboarding = useOnboarding();
  const userId = useSession().user?.id ?? '';
  usePageTitle(ONBOARDING_STRINGS.pageTitle);
  useSurveyNews(
    useCallback(() => void queryClient.invalidateQueries({ queryKey: onboardingKey(userId) }), [queryClient, userId]),
  );
  const complete = async (answers: unknown) => {
    const outcome = await saveSurvey(supabase, userId, answers);
    if (outcome.state === 'failed') {
      showToast(outcome.message, { tone: 'error' });
      return;
    }
    forgetSurvey(sessionStorage, userId);
    announceSurvey();
    showToast(ONBOARDING_STRINGS.welcome, { tone: 'success' });
    queryClient.setQueryData(onboardingKey(userId), 'done');
  };
  // Answered here or in another tab: there is nothing left to ask.
  return onboarding === 'done' ? <Navigate to={URLS.home} replace /> : <Survey userId={userId} onComplete={complete} />;
};
