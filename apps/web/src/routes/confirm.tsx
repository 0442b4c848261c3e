import { usePageTitle } from '@/layouts/use-page-title.ts';

export const Component = () => {
  usePageTitle('confirm');
  return <h1 className="text-title">confirm</h1>;
};
