import { usePageTitle } from '@/layouts/use-page-title.ts';

export const Component = () => {
  usePageTitle('reset');
  return <h1 className="text-title">reset</h1>;
};
