import { LegalDocument } from '@/features/legal/legal-document.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { TERMS } from '@/strings/legal.ts';

export const Component = () => {
  usePageTitle(TERMS.title);
  return <LegalDocument page={TERMS} />;
};
