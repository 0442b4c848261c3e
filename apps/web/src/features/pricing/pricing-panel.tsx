import { Check } from 'lucide-react';
import { useConfig } from '@/client/config.ts';
import { ProCard } from '@/components/pro-card.tsx';
import { useCheckout } from '@/session/use-checkout.ts';
import { useSession } from '@/session/use-session.ts';
import { PRICING_STRINGS } from '@/strings/payment/pricing.ts';

/** The two plans; the paid one first. */
export const PricingPanel = () => {
  const { freeImagesPerMonth, testCheckout } = useConfig();
  const { subscribed } = useSession();
  const { processing, checkout } = useCheckout('pricing');
  const { free } = PRICING_STRINGS;
  return (
    <>
      <ProCard
        subscribed={subscribed}
        processing={processing}
        note={testCheckout && !subscribed ? PRICING_STRINGS.testCheckout : undefined}
        onUpgrade={() => void checkout()}
      />
      <section className="@container mt-6 rounded-panel border border-line p-6 md:p-10">
        <div className="grid gap-x-20 gap-y-5 @min-[816px]:grid-cols-[280px_minmax(0,1fr)] @min-[944px]:grid-cols-[330px_minmax(0,1fr)]">
          <div>
            <h2 className="flex items-baseline gap-3 text-card">
              {free.name}
              <span className="text-body font-normal text-text-3">{free.price}</span>
            </h2>
            <p className="mt-2 text-small text-text-2">{free.text(freeImagesPerMonth)}</p>
          </div>
          <ul className="grid content-center gap-x-12 gap-y-3 @md:grid-cols-2">
            {free.features(freeImagesPerMonth).map((feature) => (
              <li key={feature} className="flex items-center gap-4 text-small text-text-2">
                <Check aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-text-3" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
};
