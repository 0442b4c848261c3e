import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { showToast } from '@/components/ui/toast.tsx';
import { PaymentPanel } from '@/features/success/payment-panel.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { useSession } from '@/session/use-session.ts';
import { SUCCESS_STRINGS } from '@/strings/payment/success.ts';
import { URLS } from '@/urls.ts';

/** Says why before it leaves (SU1). */
const WithoutCheckout = () => {
  useEffect(() => showToast(SUCCESS_STRINGS.toasts.missing, { tone: 'error' }), []);
  return <Navigate to={URLS.pricing} replace />;
};

export const Component = () => {
  const [parameters] = useSearchParams();
  const { refetchSubscription } = useSession();
  usePageTitle(SUCCESS_STRINGS.pageTitle);
  return parameters.get('checkout_id') ? <PaymentPanel refetch={refetchSubscription} /> : <WithoutCheckout />;
};
