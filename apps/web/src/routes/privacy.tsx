import { LegalDocument } from '@/features/legal/legal-document.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { PRIVACY } from '@/strings/legal.ts';

export const Component = () => {
  usePageTitle(PRIVACY.title);
  return <LegalDocument page={PRIVACY} />;
};
