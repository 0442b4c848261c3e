import { DocsTabs } from '@/features/docs/docs-tabs.tsx';
import { PageHeader } from '@/layouts/page-header.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { docs } from '@/strings/docs/docs.ts';

/** Development Documentation. */
export const Component = () => {
  usePageTitle(docs.title);
  return (
    <>
      <PageHeader title={docs.title}>{docs.lead}</PageHeader>
      <DocsTabs />
    </>
  );
};
