import { Check } from 'lucide-react';
import { PRICING_STRINGS } from '@/strings/payment/pricing.ts';
import { Badge } from './ui/badge.tsx';
import { Button } from './ui/button.tsx';

const FeatureList = ({ features }: { features: readonly string[] }) => (
  <ul className="flex flex-col @max-md:first:border-b @max-md:first:border-line">
    {features.map((feature) => (
      <li key={feature} className="flex min-h-12 items-center gap-4 border-b py-2 border-line text-small last:border-0">
        <Check aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-text-3" />
        {feature}
      </li>
    ))}
  </ul>
);

/** The Pro plan: price and button on the left, everything in it on the right (PR2–PR8). */
export const ProCard = ({
  subscribed,
  processing,
  note,
  onUpgrade,
}: {
  subscribed: boolean;
  processing: boolean;
  note?: string | undefined;
  onUpgrade: () => void;
}) => {
  const words = PRICING_STRINGS;
  return (
    // By its own width: beside the sidebar there is less room than the window says.
    <div className="@container rounded-panel border border-line bg-surface">
      <div className="grid @4xl:grid-cols-[360px_minmax(0,1fr)] @5xl:grid-cols-[410px_minmax(0,1fr)]">
        <div className="flex flex-col border-line p-6 md:p-10 @max-4xl:border-b @4xl:border-r">
          <p className="flex items-center gap-3 text-card">
            {words.plan}
            <Badge tone="ok">{subscribed ? words.activeBadge : words.badge}</Badge>
          </p>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="text-figure">{words.price}</span>
            <span className="text-body text-text-2">{words.period}</span>
          </p>
          {subscribed ? (
            <p className="mt-5 text-small text-text-2">
              <span className="block font-medium text-text">{words.active}</span>
              {words.fullAccess}
            </p>
          ) : (
            <p className="mt-3 text-tiny text-balance text-text-3">{words.offer}</p>
          )}
          {note ? (
            <p className="mt-5 rounded-control border border-ink-line bg-ink-wash px-3 py-2 text-tiny text-ink-text">
              {note}
            </p>
          ) : null}
          <Button
            variant="primary"
            size="large"
            disabled={subscribed || processing}
            onClick={onUpgrade}
            className="mt-6 w-full"
          >
            {subscribed ? words.subscribed : processing ? words.processing : words.upgrade}
          </Button>
          <p className="mt-4 text-center text-tiny text-text-3">{words.terms}</p>
        </div>
        <div className="grid content-center gap-x-12 px-6 py-3 @md:grid-cols-2 md:px-10 md:py-8">
          <FeatureList features={[...words.features, words.moreFeatures[4]]} />
          <FeatureList features={words.moreFeatures.slice(0, 4)} />
        </div>
      </div>
    </div>
  );
};
