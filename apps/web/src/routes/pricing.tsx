import { usePageTitle } from '@/layouts/use-page-title.ts';

export const Component = () => {
  usePageTitle('pricing');
  return <h1 className="text-title">pricing</h1>;
};
