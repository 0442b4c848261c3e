import { Link } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { PRICING_STRINGS } from '@/strings/payment/pricing.ts';
import { SUBSCRIPTION_STRINGS } from '@/strings/payment/subscription.ts';
import { URLS } from '@/urls.ts';
import { BenefitList } from './benefit-list.tsx';
import { Button } from './ui/button.tsx';
import { Dialog, DialogActions, DialogClose } from './ui/modal/dialog.tsx';

/** The upgrade dialog (PE5–PE7); with `shortage` it says how many free images are left (FN21). */
export const SubscriptionRequiredDialog = ({
  open,
  onOpenChange,
  shortage,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shortage?: { left: number; wanted: number } | undefined;
}) => {
  const { title, text, quota, benefits, later, upgrade } = SUBSCRIPTION_STRINGS.required;
  const { testCheckout } = useConfig();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="small"
      title={title}
      description={shortage ? quota(shortage.left, shortage.wanted) : text}
    >
      <BenefitList benefits={benefits} className="mt-5" />
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line pt-5">
        <span className="text-card">
          {PRICING_STRINGS.price}
          <span className="text-small font-normal text-text-2">{PRICING_STRINGS.period}</span>
        </span>
        <span className="text-tiny text-text-2">{PRICING_STRINGS.terms}</span>
      </p>
      {testCheckout ? <p className="mt-2 text-tiny text-ink-text">{PRICING_STRINGS.testCheckout}</p> : null}
      <DialogActions>
        <DialogClose>
          <Button>{later}</Button>
        </DialogClose>
        <Button asChild variant="primary">
          <Link to={URLS.pricing}>{upgrade}</Link>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
