import { PRO_PLAN, PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { escapeHtml } from '../http/escape-html.ts';
import type { RenderPage } from '../web/render-page.ts';
import type { TestCheckout } from './test-events.ts';

const LEAD = 'This is a test: no card is needed and no money moves, so you can try the paid plan on your own computer.';
const FINE = 'Test checkout. To take real payments, add the settings that begin with <code>POLAR_</code>.';

const line = (name: string, value: string): string => `<div class="line"><span>${name}</span><b>${value}</b></div>`;

/** Where somebody comes back to what was paid: nothing is left to pay. */
const renderPaidPage = (render: RenderPage, checkout: TestCheckout): string =>
  render({
    title: 'Already paid',
    lead: `This test payment for ${PRO_PLAN.name} went through. There is nothing left to pay.`,
    body: `<div class="panel">${line('Account', escapeHtml(checkout.email))}
<a class="button" href="/">Open ${PRODUCT_NAME}</a></div>`,
    fine: FINE,
  });

/** Where a test payment is made. */
export const renderPayPage = (render: RenderPage, checkout: TestCheckout): string =>
  checkout.paidAt
    ? renderPaidPage(render, checkout)
    : render({
        title: `${PRODUCT_NAME} ${PRO_PLAN.name}`,
        lead: LEAD,
        body: `<div class="panel"><p>${PRO_PLAN.offer} price</p>
<p class="price">$${PRO_PLAN.priceUsd} <small>per ${PRO_PLAN.period}</small></p>
${line('Account', escapeHtml(checkout.email))}
${line('Due today', `$${PRO_PLAN.priceUsd}.00 (test)`)}
<form method="post"><button>Pay $${PRO_PLAN.priceUsd} (test)</button></form>
<a class="button quiet" href="/pricing">Cancel and go back</a></div>`,
        fine: FINE,
      });

/** As the app writes it: 'Jan 5, 2025'. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Where a test subscription is managed; `until` is null once it has ended. */
export const renderPortalPage = (render: RenderPage, checkout: TestCheckout, until: string | null): string => {
  const action = (name: string, label: string) =>
    `<form method="post" action="/dev/portal/${checkout.id}/${name}"><button class="quiet">${label}</button></form>`;
  return render({
    title: 'Manage subscription',
    lead: LEAD,
    body: `<div class="panel">${line('Account', escapeHtml(checkout.email))}
${line('Pro until', until ? formatDay(until) : 'ended')}
${line('Renews', checkout.isCancelled || !until ? 'no' : 'yes')}
${action('cancel', 'Cancel at the end of the period')}${action('renew', 'Renew for one more month')}
${action('refund', 'Refund the payment')}${action('revoke', 'End it now')}
<a class="button quiet" href="/settings">Back to ${PRODUCT_NAME}</a></div>`,
    fine: FINE,
  });
};
