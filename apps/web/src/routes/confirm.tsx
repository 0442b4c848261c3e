import { ConfirmPanel } from '@/features/confirm/confirm-panel.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { CONFIRM_STRINGS } from '@/strings/account/confirm.ts';

export const Component = () => {
  usePageTitle(CONFIRM_STRINGS.pageTitle);
  return <ConfirmPanel />;
};
