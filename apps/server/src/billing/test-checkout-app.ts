import type { Database } from '@blueprompt/backend/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { answerFailure } from '../http/failure.ts';
import { isLocalCall } from '../http/local-call.ts';
import type { RenderPage } from '../web/render-page.ts';
import { renderPayPage, renderPortalPage } from './render-checkout.ts';
import type { TestCheckoutService } from './test-checkout.ts';
import { refundEvent, subscriptionEvent, type TestCheckout } from './test-events.ts';

const localOnly: MiddlewareHandler = async (c, next) =>
  isLocalCall(c) ? next() : answerFailure(c, { code: 'forbidden' });

/** How many months the subscription was paid for so far, from what the webhook booked. */
const bookedPeriod = (database: Database, checkout: TestCheckout) =>
  database.asService(async (sql) => {
    const [row] = await sql<{ months: number; until: string | null }>(
      `select coalesce(round(extract(epoch from p.period_end - $2::timestamptz) / 2629800), 1)::int as months,
         case when s.is_subscribed then to_char(s.subscription_end at time zone 'utc', 'YYYY-MM-DD') end as until
       from product.payment_subscriptions p join public.subscriptions s using (user_id) where p.subscription_id = $1`,
      [`test-subscription-${checkout.id}`, checkout.paidAt],
    );
    return row ?? { months: 1, until: null };
  });

/** The pages of the built-in test provider: pay, and manage what was paid. For the person at this machine only: it is a free Pro plan. */
export const createTestCheckoutApp = (
  database: Database,
  service: TestCheckoutService,
  renderPage: RenderPage,
): Hono => {
  const app = new Hono();
  const find = async (c: Context) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    return id.success ? service.load(id.data) : undefined;
  };
  const missing = (c: Context) => answerFailure(c, { code: 'not_found', what: 'This checkout' });

  app.get('/dev/checkout/:id', localOnly, async (c) => {
    const checkout = await find(c);
    return checkout ? c.html(renderPayPage(renderPage, checkout)) : missing(c);
  });
  app.post('/dev/checkout/:id', localOnly, async (c) => {
    const checkout = await find(c);
    if (!checkout) return missing(c);
    await service.pay(checkout.id);
    return c.redirect(`/success?checkout_id=${checkout.id}`, 303);
  });
  app.get('/dev/portal/:id', localOnly, async (c) => {
    const checkout = await find(c);
    return checkout?.paidAt
      ? c.html(renderPortalPage(renderPage, checkout, (await bookedPeriod(database, checkout)).until))
      : missing(c);
  });
  app.post('/dev/portal/:id/:action{cancel|renew|refund|revoke}', localOnly, async (c) => {
    const checkout = await find(c);
    if (!checkout?.paidAt) return missing(c);
    const action = c.req.param('action');
    const { months } = await bookedPeriod(database, checkout);
    const at = new Date().toISOString();
    const body = {
      cancel: () => subscriptionEvent('subscription.canceled', checkout, { status: 'active', months, at }),
      renew: () => subscriptionEvent('subscription.cycled', checkout, { status: 'active', months: months + 1, at }),
      revoke: () => subscriptionEvent('subscription.revoked', checkout, { status: 'canceled', months, at }),
      refund: () => refundEvent(checkout, at),
    }[action as 'cancel' | 'renew' | 'refund' | 'revoke']();
    if (!(await service.send({ id: `test-${checkout.id}-${action}-${at}`, body })))
      return answerFailure(c, { code: 'payment_unavailable' });
    await database.asService((sql) =>
      sql('update product.test_checkouts set cancelled_at = case when $2 then now() end where id = $1::uuid', [
        checkout.id,
        action !== 'renew',
      ]),
    );
    return c.redirect(`/dev/portal/${checkout.id}`, 303);
  });
  return app;
};
