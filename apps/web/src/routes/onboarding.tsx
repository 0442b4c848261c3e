import { usePageTitle } from '@/layouts/use-page-title.ts';

export const Component = () => {
  usePageTitle('onboarding');
  return <h1 className="text-title">onboarding</h1>;
};
