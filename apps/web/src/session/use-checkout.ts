import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSupabaseDoor } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { PRICING_STRINGS } from '@/strings/payment/pricing.ts';
import { URLS } from '@/urls.ts';
import { startCheckout } from './start-checkout.ts';
import { keepUpgradeIntent } from './upgrade-intent.ts';
import { useSession } from './use-session.ts';

/** Where the button stands decides what a visitor is told (PR9, PR10). */
type CheckoutPlace = 'pricing' | 'home';

/** Starts the checkout, or sends a visitor to sign in first. */
export const useCheckout = (place: CheckoutPlace): { processing: boolean; checkout: () => Promise<void> } => {
  const door = useSupabaseDoor();
  const { session } = useSession();
  const navigate = useNavigate();
  const [processing, setProcessing] = useState(false);
  const checkout = useCallback(async () => {
    const { signInToUpgrade, signInToStart, failed } = PRICING_STRINGS.toasts;
    if (!session) {
      keepUpgradeIntent(localStorage, Date.now());
      showToast(place === 'pricing' ? signInToUpgrade : signInToStart);
      await navigate(URLS.auth);
      return;
    }
    setProcessing(true);
    const outcome = await startCheckout(await door.load());
    if (outcome.state === 'ready') {
      window.location.assign(outcome.checkoutUrl);
      return;
    }
    setProcessing(false);
    showToast(failed(outcome.message), { tone: 'error' });
  }, [door, session, navigate, place]);
  return { processing, checkout };
};
