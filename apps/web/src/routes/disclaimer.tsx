import { LegalDocument } from '@/features/legal/legal-document.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { DISCLAIMER } from '@/strings/legal.ts';

export const Component = () => {
  usePageTitle(DISCLAIMER.title);
  return <LegalDocument page={DISCLAIMER} />;
};
