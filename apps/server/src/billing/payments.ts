import { siteAsCalled } from '@blueprompt/backend/auth/allowed-redirect';
import { createPolar, errors } from '@polar-sh/sdk/2026-10';
import type { Log } from '../http/logger.ts';
import type { PolarSettings } from '../settings.ts';

/** `origin` is where the buyer works, and comes back to when it is the site. */
type Buyer = { userId: string; email: string; origin: string | undefined };

/** Where money comes from; an undefined answer means that the provider could not be asked. */
export type Payments = {
  productId: string;
  /** The address of the provider's checkout page for this buyer. */
  createCheckout: (buyer: Buyer) => Promise<string | undefined>;
  /** The address where a subscriber manages or cancels; 'no-customer' when there is nothing to manage. */
  createPortal: (buyer: {
    userId: string;
    customerId: string | undefined;
    origin: string | undefined;
  }) => Promise<string | 'no-customer' | undefined>;
  /** Ends the user's subscriptions at once: those that we booked, and any that were not announced yet. True when all have ended. */
  endSubscriptions: (buyer: { userId: string; booked: readonly string[] }) => Promise<boolean>;
};

const TIMEOUT_SECONDS = 15;
const LISTED_AT_ONCE = 100;

const statusOf = (error: unknown): number | undefined => (error as { statusCode?: number }).statusCode;

/** Nothing is left to end: it has ended, or the id is none of theirs, such as that of a test checkout. */
const isOver = (error: unknown): boolean =>
  error instanceof errors.AlreadyCanceledSubscription
    ? // The provider has one status for this and for a token without the right to end anything.
      (error.error as { error?: string }).error === 'AlreadyCanceledSubscription'
    : statusOf(error) === 404 || statusOf(error) === 422;

/** Payment through Polar. The user's id travels as the external customer id, and comes back in every event. */
export const createPolarPayments = (polarSettings: PolarSettings, siteUrl: string, log: Log): Payments => {
  const { server } = polarSettings;
  const polar = createPolar({
    accessToken: polarSettings.accessToken,
    timeout: TIMEOUT_SECONDS,
    ...(server === 'sandbox' || server === 'production' ? { environment: server } : { baseUrl: server }),
  });
  const failed = (what: string) => (error: unknown) => {
    log.error({ what, reason: (error as Error).message, status: statusOf(error) }, 'payment provider failed');
    return undefined;
  };
  return {
    productId: polarSettings.productId,
    createCheckout: ({ userId, email, origin }) =>
      polar.checkouts
        .create({
          products: [polarSettings.productId],
          // The provider fills in its id where the braces stand.
          success_url: `${siteAsCalled(origin, { siteUrl })}/success?checkout_id={CHECKOUT_ID}`,
          external_customer_id: userId,
          customer_email: email,
          metadata: { user_id: userId },
        })
        .then((checkout) => checkout.url, failed('checkout')),
    // By the customer that our own events booked: the provider may know another's under the user's id.
    createPortal: async ({ customerId, origin }) => {
      if (customerId === undefined) return 'no-customer';
      const return_url = `${siteAsCalled(origin, { siteUrl })}/settings`;
      return polar.customerSessions.create({ customer_id: customerId, return_url }).then(
        (session) => session.customer_portal_url,
        (error) => {
          const status = statusOf(error);
          return status === 404 || status === 422 ? 'no-customer' : failed('portal')(error);
        },
      );
    },
    endSubscriptions: async ({ userId, booked }) => {
      const ids = new Set(booked);
      try {
        const noted = polar.subscriptions.iterList({ metadata: { user_id: userId }, limit: LISTED_AT_ONCE });
        // Looked at again: an answer to another question than ours must not end anybody else's.
        for await (const subscription of noted)
          if (subscription.metadata?.['user_id'] === userId && !subscription.ended_at) ids.add(subscription.id);
        for (const id of ids)
          await polar.subscriptions.revoke(id).catch((error: unknown) => {
            if (!isOver(error)) throw error;
          });
        return true;
      } catch (error) {
        failed('end of subscriptions')(error);
        return false;
      }
    },
  };
};
