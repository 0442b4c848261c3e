import { usePageTitle } from '@/layouts/use-page-title.ts';

export const Component = () => {
  usePageTitle('settings');
  return <h1 className="text-title">settings</h1>;
};
