import { PricingPanel } from '@/features/pricing/pricing-panel.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { PRICING_STRINGS } from '@/strings/payment/pricing.ts';

export const Component = () => {
  usePageTitle(PRICING_STRINGS.title);
  return (
    <>
      <h1 className="text-section-small md:text-section">{PRICING_STRINGS.title}</h1>
      <h2 className="mt-2 text-lead text-text-2">{PRICING_STRINGS.subtitle}</h2>
      <div className="mt-10">
        <PricingPanel />
      </div>
    </>
  );
};
