import { useConfig } from '@/client/config.ts';
import { SupportPanel } from '@/features/support/support-panel.tsx';
import { PageHeader } from '@/layouts/page-header.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { SUPPORT_STRINGS } from '@/strings/support.ts';

export const Component = () => {
  const { productName, supportEmail } = useConfig();
  usePageTitle(SUPPORT_STRINGS.title);
  return (
    <>
      <PageHeader title={SUPPORT_STRINGS.title}>{SUPPORT_STRINGS.intro}</PageHeader>
      <div className="mt-10">
        <SupportPanel productName={productName} supportEmail={supportEmail} />
      </div>
    </>
  );
};
