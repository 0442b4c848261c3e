import { frame } from './frame.ts';

const answers = [
  ['Name', 'Harriet Oakes'],
  ['Address', '14 Chandler’s Row<br>Northmoor<br>NM3 8QT'],
  ['Vehicle', 'NM24 KTR, electric'],
  ['Zone', 'Zone C, Old harbour'],
];
const fees = [
  ['Permit for 12 months', '£96.00'],
  ['Electric vehicle', '−£48.00'],
  ['Second permit', '£20.00'],
];

frame(
  'Apply for a parking permit',
  `<nav class="govuk-breadcrumbs"><ol class="govuk-breadcrumbs__list">${['Home', 'Parking', 'Permits'].map((step) => `<li class="govuk-breadcrumbs__list-item"><a class="govuk-breadcrumbs__link" href="#">${step}</a></li>`).join('')}</ol></nav>`,
  `<div class="govuk-notification-banner govuk-notification-banner--success" role="alert"><div class="govuk-notification-banner__header"><h2 class="govuk-notification-banner__title">Success</h2></div><div class="govuk-notification-banner__content"><p class="govuk-notification-banner__heading">Your documents were uploaded. <a class="govuk-notification-banner__link" href="#">See all files</a></p></div></div>
  <h1 class="govuk-heading-l govuk-!-margin-bottom-4">Check your answers <strong class="govuk-tag govuk-tag--yellow">Draft</strong></h1>
  <div class="govuk-summary-card"><div class="govuk-summary-card__title-wrapper"><h2 class="govuk-summary-card__title">Your details</h2><ul class="govuk-summary-card__actions"><li class="govuk-summary-card__action"><a class="govuk-link" href="#">Print</a></li><li class="govuk-summary-card__action"><a class="govuk-link" href="#">Delete</a></li></ul></div><div class="govuk-summary-card__content"><dl class="govuk-summary-list">${answers.map(([key, value]) => `<div class="govuk-summary-list__row"><dt class="govuk-summary-list__key">${key}</dt><dd class="govuk-summary-list__value">${value}</dd><dd class="govuk-summary-list__actions"><a class="govuk-link" href="#">Change</a></dd></div>`).join('')}</dl></div></div>
  <table class="govuk-table"><caption class="govuk-table__caption govuk-table__caption--m">What you pay</caption><thead class="govuk-table__head"><tr class="govuk-table__row"><th class="govuk-table__header">Item</th><th class="govuk-table__header govuk-table__header--numeric">Amount</th></tr></thead><tbody class="govuk-table__body">${fees.map(([item, amount]) => `<tr class="govuk-table__row"><td class="govuk-table__cell">${item}</td><td class="govuk-table__cell govuk-table__cell--numeric">${amount}</td></tr>`).join('')}<tr class="govuk-table__row"><th class="govuk-table__header">Total</th><td class="govuk-table__cell govuk-table__cell--numeric"><b>£68.00</b></td></tr></tbody></table>
  <div class="govuk-inset-text">We send the permit by post within five working days.</div>
  <button class="govuk-button govuk-button--start">Accept and pay<svg class="govuk-button__start-icon" data-truth-name="chevron-right" width="17.500" height="19" viewBox="0 0 33 40" aria-hidden="true"><path fill="currentColor" d="M0 0h13l20 20-20 20H0l20-20z"/></svg></button>`,
);
