import type { Database } from '@blueprompt/backend/contract';
import { PRO_PLAN, PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { escapeHtml } from '../http/escape-html.ts';
import { answerFailure } from '../http/failure.ts';
import { isLocalCall } from '../http/local-call.ts';
import { renderPage } from '../http/render-page.ts';
import type { TestCheckoutService } from './test-checkout.ts';
import { refundEvent, subscriptionEvent, type TestCheckout } from './test-events.ts';

const NOTE =
  'Test checkout: a stand-in for the payment provider. No card, no money. The POLAR_… settings make it real.';

const payPage = (checkout: TestCheckout): string =>
  renderPage({
    title: `${PRODUCT_NAME} ${PRO_PLAN.name}`,
    note: NOTE,
    body: `<div class="panel"><p>${PRO_PLAN.offer} price</p>
<p class="price">$${PRO_PLAN.priceUsd} <small>per ${PRO_PLAN.period}</small></p>
<div class="line"><span>Account</span><b>${escapeHtml(checkout.email)}</b></div>
<div class="line"><span>Due today</span><b>$${PRO_PLAN.priceUsd}.00, in play money</b></div>
<form method="post"><button>Pay $${PRO_PLAN.priceUsd} (test)</button></form>
<a class="button quiet" href="/pricing">Cancel and go back</a></div>`,
  });

const portalPage = (checkout: TestCheckout, until: string | null): string => {
  const action = (name: string, label: string) =>
    `<form method="post" action="/dev/portal/${checkout.id}/${name}"><button class="quiet">${label}</button></form>`;
  return renderPage({
    title: 'Manage subscription',
    note: NOTE,
    body: `<div class="panel"><div class="line"><span>Account</span><b>${escapeHtml(checkout.email)}</b></div>
<div class="line"><span>Pro until</span><b>${until ?? 'ended'}</b></div>
<div class="line"><span>Renews</span><b>${checkout.isCancelled || !until ? 'no' : 'yes'}</b></div>
${action('cancel', 'Cancel at the end of the period')}${action('renew', 'Renew for one more month')}
${action('refund', 'Refund the payment')}${action('revoke', 'End it now')}
<a class="button quiet" href="/settings">Back to ${PRODUCT_NAME}</a></div>`,
  });
};

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
export const createTestCheckoutApp = (database: Database, service: TestCheckoutService): Hono => {
  const app = new Hono();
  const find = async (c: Context) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    return id.success ? service.load(id.data) : undefined;
  };
  const missing = (c: Context) => answerFailure(c, { code: 'not_found', what: 'This checkout' });

  app.get('/dev/checkout/:id', localOnly, async (c) => {
    const checkout = await find(c);
    return checkout ? c.html(payPage(checkout)) : missing(c);
  });
  app.post('/dev/checkout/:id', localOnly, async (c) => {
    const checkout = await find(c);
    if (!checkout) return missing(c);
    await service.pay(checkout.id);
    return c.redirect(`/success?checkout_id=${checkout.id}`, 303);
  });
  app.get('/dev/portal/:id', localOnly, async (c) => {
    const checkout = await find(c);
    return checkout?.paidAt ? c.html(portalPage(checkout, (await bookedPeriod(database, checkout)).until)) : missing(c);
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
