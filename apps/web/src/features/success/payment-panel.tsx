import { PAYMENT_POLLING } from '@blueprompt/core/spec/timing';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { BenefitList } from '@/components/benefit-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SpinnerRing } from '@/components/ui/spinner.tsx';
import { SUCCESS_STRINGS } from '@/strings/payment/success.ts';
import { URLS } from '@/urls.ts';
import { usePayment } from './use-payment.ts';

const { success, processed } = SUCCESS_STRINGS;

/** Waiting for the plan, then one of its two ends. */
export const PaymentPanel = ({ refetch }: { refetch: () => Promise<boolean> }) => {
  const { payment, refresh } = usePayment(refetch);
  return (
    <div className="mx-auto flex w-full max-w-[480px] flex-col items-start py-10 md:py-20">
      {payment.state === 'processing' ? (
        <>
          <SpinnerRing />
          <h1 className="mt-5 text-display">{SUCCESS_STRINGS.processing}</h1>
          <p className="mt-2 text-body text-text-2">{SUCCESS_STRINGS.processingText}</p>
          <p role="status" className="mt-6 text-small text-text-3">
            {SUCCESS_STRINGS.attempt(payment.attempt, PAYMENT_POLLING.maxAttempts)}
          </p>
        </>
      ) : null}
      {payment.state === 'subscribed' ? (
        <>
          <CircleCheck aria-hidden strokeWidth={1.5} className="size-7 text-ok" />
          <h1 className="mt-5 text-display">{success.title}</h1>
          <p className="mt-2 text-body text-text-2">{success.text}</p>
          <BenefitList benefits={success.benefits} className="mt-6 border-y border-line py-4" />
          <Button asChild variant="primary" size="large" className="mt-8 max-sm:w-full">
            <Link to={URLS.home}>{success.button}</Link>
          </Button>
        </>
      ) : null}
      {payment.state === 'processed' ? (
        <>
          <h1 className="text-display">{processed.title}</h1>
          <p className="mt-2 text-body text-text-2">{processed.text}</p>
          <div className="mt-8 flex gap-3">
            <Button asChild variant="primary">
              <Link to={URLS.home}>{processed.continue}</Link>
            </Button>
            <Button disabled={payment.refreshing} onClick={() => void refresh()}>
              {payment.refreshing ? processed.refreshing : processed.refresh}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
};
