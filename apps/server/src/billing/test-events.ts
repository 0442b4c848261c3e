/** A checkout in the books of the built-in test provider. */
export type TestCheckout = {
  id: string;
  userId: string;
  email: string;
  paidAt: string | null;
  isAnnounced: boolean;
  isCancelled: boolean;
};

export const TEST_PRODUCT_ID = 'test-pro';

const monthsAfter = (moment: string, months: number): string => {
  const date = new Date(moment);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString();
};

const customerOf = (checkout: TestCheckout) => ({
  id: `test-customer-${checkout.userId}`,
  external_id: checkout.userId,
  email: checkout.email,
});

/** A subscription event in the provider's own shape; `months` counts the months paid for so far. */
export const subscriptionEvent = (
  type: string,
  checkout: TestCheckout,
  state: { status: string; months: number; at?: string },
) => ({
  type,
  timestamp: state.at ?? checkout.paidAt!,
  data: {
    id: `test-subscription-${checkout.id}`,
    status: state.status,
    product_id: TEST_PRODUCT_ID,
    checkout_id: checkout.id,
    current_period_start: monthsAfter(checkout.paidAt!, state.months - 1),
    current_period_end: monthsAfter(checkout.paidAt!, state.months),
    cancel_at_period_end: type === 'subscription.canceled',
    customer: customerOf(checkout),
  },
});

/** The refund of the order that the checkout paid. */
export const refundEvent = (checkout: TestCheckout, at: string) => ({
  type: 'order.refunded',
  timestamp: at,
  data: {
    id: `test-order-${checkout.id}`,
    status: 'refunded',
    created_at: checkout.paidAt!,
    product_id: TEST_PRODUCT_ID,
    subscription_id: `test-subscription-${checkout.id}`,
    customer: customerOf(checkout),
  },
});
