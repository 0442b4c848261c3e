import { usePageTitle } from '@/layouts/use-page-title.ts';

export const Component = () => {
  usePageTitle('success');
  return <h1 className="text-title">success</h1>;
};
