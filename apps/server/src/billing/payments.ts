import { createPolar } from '@polar-sh/sdk/2026-10';
import type { Log } from '../http/logger.ts';
import type { PolarSettings } from '../settings.ts';

export type Buyer = { userId: string; email: string };

/** Where money comes from; an undefined answer means that the provider could not be asked. */
export type Payments = {
  productId: string;
  /** The address of the provider's checkout page for this buyer. */
  createCheckout: (buyer: Buyer) => Promise<string | undefined>;
  /** The address where a subscriber manages or cancels; 'no-customer' when there is nothing to manage. */
  createPortal: (buyer: {
    userId: string;
    customerId: string | undefined;
  }) => Promise<string | 'no-customer' | undefined>;
};

const TIMEOUT_SECONDS = 15;

/** Payment through Polar. The user's id travels as the external customer id, and comes back in every event. */
export const createPolarPayments = (polarSettings: PolarSettings, siteUrl: string, log: Log): Payments => {
  const { server } = polarSettings;
  const polar = createPolar({
    accessToken: polarSettings.accessToken,
    timeout: TIMEOUT_SECONDS,
    ...(server === 'sandbox' || server === 'production' ? { environment: server } : { baseUrl: server }),
  });
  const failed = (what: string) => (error: unknown) => {
    log.error(
      { what, reason: (error as Error).message, status: (error as { statusCode?: number }).statusCode },
      'payment provider failed',
    );
    return undefined;
  };
  return {
    productId: polarSettings.productId,
    createCheckout: ({ userId, email }) =>
      polar.checkouts
        .create({
          products: [polarSettings.productId],
          // The provider fills in its id where the braces stand.
          success_url: `${siteUrl}/success?checkout_id={CHECKOUT_ID}`,
          external_customer_id: userId,
          customer_email: email,
          metadata: { user_id: userId },
        })
        .then((checkout) => checkout.url, failed('checkout')),
    // By the customer that our own events booked: the provider may know another's under the user's id.
    createPortal: async ({ customerId }) => {
      if (customerId === undefined) return 'no-customer';
      return polar.customerSessions.create({ customer_id: customerId, return_url: `${siteUrl}/settings` }).then(
        (session) => session.customer_portal_url,
        (error) => {
          const status = (error as { statusCode?: number }).statusCode;
          return status === 404 || status === 422 ? 'no-customer' : failed('portal')(error);
        },
      );
    },
  };
};
