import { usePageTitle } from '@/layouts/use-page-title.ts';

export const Component = () => {
  usePageTitle('auth');
  return <h1 className="text-title">auth</h1>;
};
