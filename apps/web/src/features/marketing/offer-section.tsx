import { ProCard } from '@/components/pro-card.tsx';
import { useCheckout } from '@/session/use-checkout.ts';
import { useSession } from '@/session/use-session.ts';
import { PRICING_STRINGS } from '@/strings/payment/pricing.ts';
import { SectionHeading } from './section-heading.tsx';

/** The Early Bird offer on the home page (HO4). */
export const OfferSection = () => {
  const { subscribed } = useSession();
  const { processing, checkout } = useCheckout('home');
  return (
    <section id="pricing" className="below-fold scroll-mt-8 [--room:800px] md:[--room:680px] lg:[--room:390px]">
      <SectionHeading title={PRICING_STRINGS.title} text={PRICING_STRINGS.subtitle} />
      <div className="mt-12">
        <ProCard subscribed={subscribed} processing={processing} onUpgrade={() => void checkout()} />
      </div>
    </section>
  );
};
