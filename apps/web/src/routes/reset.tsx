import { ResetPanel } from '@/features/auth/reset-panel.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';

export const Component = () => {
  usePageTitle(AUTH_STRINGS.reset.title);
  return <ResetPanel />;
};
