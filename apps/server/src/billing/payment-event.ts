import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });
const Customer = z.object({ id: z.string(), external_id: z.string().nullish() });
/** Our own note on the checkout (payments.ts), which the provider copies; theirs to lose, so never a reason to refuse. */
const Metadata = z.object({ user_id: z.uuid() }).optional().catch(undefined);

const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  product_id: z.string(),
  current_period_start: moment,
  current_period_end: moment.nullable(),
  customer: Customer,
  metadata: Metadata,
});

const Order = z.object({
  id: z.string(),
  status: z.string(),
  created_at: moment,
  product_id: z.string().nullish(),
  subscription_id: z.string().nullish(),
  customer: Customer,
  metadata: Metadata,
});

/** What we read of the provider's events; the rest of their many fields is none of our business and is not kept. */
export const PaymentEvent = z.union([
  z.object({
    type: z.enum([
      'subscription.created',
      'subscription.active',
      'subscription.updated',
      'subscription.cycled',
      'subscription.canceled',
      'subscription.uncanceled',
      'subscription.past_due',
      'subscription.paused',
      'subscription.resumed',
      'subscription.revoked',
    ]),
    timestamp: moment,
    data: Subscription,
  }),
  z.object({ type: z.literal('order.refunded'), timestamp: moment, data: Order }),
]);
export type PaymentEvent = z.infer<typeof PaymentEvent>;
export type SubscriptionEvent = Exclude<PaymentEvent, { type: 'order.refunded' }>;
export type RefundEvent = Extract<PaymentEvent, { type: 'order.refunded' }>;

/** True for the events that can change who is Pro. */
export const isPaymentEventType = (type: unknown): boolean =>
  type === 'order.refunded' || (typeof type === 'string' && type.startsWith('subscription.'));
