import type { Sql } from '@blueprompt/backend/contract';
import { z } from 'zod';
import type { PaymentEvent, RefundEvent, SubscriptionEvent } from './payment-event.ts';

type Applied = 'applied' | 'duplicate' | 'stale' | 'other-product' | 'unknown-user' | 'no-subscription';

/** An order is made within moments of the period that it pays for; a day covers slow clocks and retried cards. */
const ORDER_SLACK = "interval '1 day'";

const subscriptionIdOf = ({ type, data }: PaymentEvent): string | null =>
  type === 'order.refunded' ? (data.subscription_id ?? null) : data.id;

/**
 * A subscription stays with whom it was booked for; a new one is whose our own checkout says. The provider finds a customer by
 * the mail address that was typed into its form, which may be another's, so its word counts after ours.
 */
const findUser = async (sql: Sql, event: PaymentEvent): Promise<string | undefined> => {
  const { customer, metadata } = event.data;
  const claimed = z.uuid().safeParse(customer.external_id).data;
  const [row] = await sql<{ id: string | null }>(
    `select coalesce(
       (select user_id from product.payment_subscriptions where subscription_id = $1),
       (select id from auth.users where id = $2::uuid),
       (select id from auth.users where id = $3::uuid),
       (select user_id from product.payment_customers where customer_id = $4))::text as id`,
    [subscriptionIdOf(event), metadata?.user_id ?? null, claimed ?? null, customer.id],
  );
  return row?.id ?? undefined;
};

/** The provider's customer may have been another account's until now: an address changes hands, accounts are merged. */
const keepCustomer = async (sql: Sql, userId: string, customerId: string): Promise<void> => {
  await sql('delete from product.payment_customers where customer_id = $2 and user_id <> $1::uuid', [
    userId,
    customerId,
  ]);
  await sql(
    `insert into product.payment_customers (user_id, customer_id) values ($1::uuid, $2)
     on conflict (user_id) do update set customer_id = excluded.customer_id, updated_at = now()`,
    [userId, customerId],
  );
};

const keepSubscription = async (sql: Sql, userId: string, event: SubscriptionEvent): Promise<boolean> => {
  const { data } = event;
  // 'revoked' is the provider's last word, whatever status the same payload carries.
  const status = event.type === 'subscription.revoked' ? 'revoked' : data.status;
  const rows = await sql(
    `insert into product.payment_subscriptions as s
       (subscription_id, user_id, status, period_start, period_end, last_event_at)
     values ($1, $2::uuid, $3, $4::timestamptz, $5::timestamptz, $6::timestamptz)
     on conflict (subscription_id) do update set status = excluded.status, period_start = excluded.period_start,
       period_end = excluded.period_end, last_event_at = excluded.last_event_at
     where s.last_event_at <= excluded.last_event_at
     returning 1`,
    [data.id, userId, status, data.current_period_start, data.current_period_end, event.timestamp],
  );
  return rows.length > 0;
};

const keepRefund = async (sql: Sql, userId: string, { data }: RefundEvent): Promise<void> => {
  // The refund may come before the subscription's own first event; that one then completes the row.
  await sql(
    `insert into product.payment_subscriptions as s (subscription_id, user_id, status, refunded_order_at, last_event_at)
     values ($1, $2::uuid, 'unknown', $3::timestamptz, '-infinity')
     on conflict (subscription_id) do update
       set refunded_order_at = greatest(s.refunded_order_at, excluded.refunded_order_at)`,
    [data.subscription_id, userId, data.created_at],
  );
};

/** Derives who is Pro from all subscriptions of the user, so that the order of events cannot matter. */
const settleAccess = async (sql: Sql, userId: string): Promise<void> => {
  await sql(
    `with paid as (
       select max(period_end) as until from product.payment_subscriptions
       where user_id = $1::uuid and status in ('active', 'trialing')
         and (refunded_order_at is null or refunded_order_at < period_start - ${ORDER_SLACK})
     )
     insert into public.subscriptions as s (user_id, email, is_subscribed, subscription_end, modified_by, updated_at)
     select u.id, u.email, coalesce(paid.until > now(), false), paid.until, 'payment_webhook', now()
     from auth.users u, paid where u.id = $1::uuid
     on conflict (user_id) do update set is_subscribed = excluded.is_subscribed,
       subscription_end = coalesce(excluded.subscription_end, least(s.subscription_end, now())),
       modified_by = excluded.modified_by, updated_at = excluded.updated_at`,
    [userId],
  );
};

/**
 * Books one verified event, once: the event id, the subscription and the access are one transaction, so a server that
 * dies in between has done nothing and the provider's retry does it all.
 */
export const applyPaymentEvent = async (
  sql: Sql,
  call: { eventId: string; event: PaymentEvent; productId: string },
): Promise<Applied> => {
  const { event } = call;
  const fresh = await sql(
    `insert into product.payment_events (event_id, type, payload) values ($1, $2, $3::jsonb)
     on conflict (event_id) do nothing returning 1`,
    [call.eventId, event.type, JSON.stringify(event)],
  );
  if (fresh.length === 0) return 'duplicate';
  if (event.data.product_id && event.data.product_id !== call.productId) return 'other-product';
  const userId = await findUser(sql, event);
  if (!userId) return 'unknown-user';
  // Two events of one user at the same time must see each other's rows when access is settled.
  await sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payment ${userId}`]);
  if (event.type === 'order.refunded') {
    // A part of the price given back is a kindness, not an end.
    if (!event.data.subscription_id || event.data.status !== 'refunded') return 'no-subscription';
    await keepRefund(sql, userId, event);
  } else if (!(await keepSubscription(sql, userId, event))) return 'stale';
  // Only now: an event that comes late must not take the customer back.
  await keepCustomer(sql, userId, event.data.customer.id);
  await settleAccess(sql, userId);
  return 'applied';
};
