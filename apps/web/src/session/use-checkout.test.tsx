import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastOutlet } from '@/components/ui/toast-outlet.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { useCheckout } from './use-checkout.ts';
import { useSession } from './use-session.ts';

const Buy = () => {
  const { processing, checkout } = useCheckout('pricing');
  const { user } = useSession();
  return (
    <>
      <button type="button" onClick={() => void checkout()}>
        {processing ? 'Processing...' : (user?.email ?? 'nobody')}
      </button>
      <ToastOutlet />
    </>
  );
};

test("[PR12] the toast is titled 'Checkout Error' and carries the server's words", async () => {
  storeSession();
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
    'POST /functions/v1/create-polar-checkout': () => json({ error: 'The shop is closed.' }, 503),
  });
  renderApp(network, [{ path: '/', Component: Buy }], '/');
  await userEvent.click(await screen.findByText('ada@example.com'));
  expect(await screen.findByText('Checkout Error')).toBeVisible();
  expect(screen.getByText('The shop is closed.')).toBeVisible();
  expect(await screen.findByText('ada@example.com')).toBeVisible();
});
