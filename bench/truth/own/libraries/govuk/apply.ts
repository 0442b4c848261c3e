import { frame } from './frame.ts';

const radio = (name: string, label: string, hint = '', isChecked = false) =>
  `<div class="govuk-radios__item"><input class="govuk-radios__input" type="radio" name="${name}" ${isChecked ? 'checked' : ''}><label class="govuk-label govuk-radios__label">${label}</label>${hint ? `<div class="govuk-hint govuk-radios__hint">${hint}</div>` : ''}</div>`;
const part = (label: string, size: number, value: string) =>
  `<div class="govuk-date-input__item"><div class="govuk-form-group"><label class="govuk-label govuk-date-input__label">${label}</label><input class="govuk-input govuk-date-input__input govuk-input--width-${size} govuk-input--error" value="${value}" inputmode="numeric"></div></div>`;

frame(
  'Apply for a parking permit',
  '<a href="#" class="govuk-back-link">Back</a>',
  `<div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds">
  <div class="govuk-error-summary"><div role="alert"><h2 class="govuk-error-summary__title">There is a problem</h2><div class="govuk-error-summary__body"><ul class="govuk-list govuk-error-summary__list"><li><a href="#">Start date must be in the future</a></li></ul></div></div></div>
  <span class="govuk-caption-l">Step 3 of 6</span><h1 class="govuk-heading-l">About your vehicle</h1>
  <div class="govuk-form-group"><label class="govuk-label govuk-label--s">Registration number</label><div class="govuk-hint">For example, NM26 ABC</div><input class="govuk-input govuk-input--width-10" value="NM24 KTR"></div>
  <div class="govuk-form-group"><fieldset class="govuk-fieldset"><legend class="govuk-fieldset__legend govuk-fieldset__legend--s">How is it powered?</legend><div class="govuk-radios">${radio('fuel', 'Electric', 'You pay half of the fee', true)}${radio('fuel', 'Petrol or diesel')}${radio('fuel', 'Hybrid')}</div></fieldset></div>
  <div class="govuk-form-group govuk-form-group--error"><fieldset class="govuk-fieldset"><legend class="govuk-fieldset__legend govuk-fieldset__legend--s">When should the permit start?</legend><div class="govuk-hint">The first day is the day after you apply</div><p class="govuk-error-message">Start date must be in the future</p><div class="govuk-date-input">${part('Day', 2, '14')}${part('Month', 2, '3')}${part('Year', 4, '2025')}</div></fieldset></div>
  <div class="govuk-form-group"><label class="govuk-label govuk-label--s">Zone</label><select class="govuk-select"><option>Zone C, Old harbour</option></select></div>
  <div class="govuk-form-group"><fieldset class="govuk-fieldset"><legend class="govuk-fieldset__legend govuk-fieldset__legend--s">Who else will drive it?</legend><div class="govuk-hint">Select all that apply</div><div class="govuk-checkboxes govuk-checkboxes--small">${['My partner', 'A carer', 'Someone from work'].map((label, index) => `<div class="govuk-checkboxes__item"><input class="govuk-checkboxes__input" type="checkbox" ${index === 1 ? 'checked' : ''}><label class="govuk-label govuk-checkboxes__label">${label}</label></div>`).join('')}</div></fieldset></div>
  <div class="govuk-form-group"><label class="govuk-label govuk-label--s">Anything we should know? (optional)</label><textarea class="govuk-textarea" rows="4">The van has a lift for a wheelchair and needs 2 metres behind it.</textarea><div class="govuk-hint govuk-character-count__message">You have 135 characters remaining</div></div>
  <div class="govuk-warning-text"><span class="govuk-warning-text__icon" aria-hidden="true">!</span><strong class="govuk-warning-text__text">You can be fined if you park without a valid permit.</strong></div>
  <div class="govuk-button-group"><button class="govuk-button">Save and continue</button><button class="govuk-button govuk-button--secondary">Save for later</button><a class="govuk-link" href="#">Cancel</a></div>
  </div><div class="govuk-grid-column-one-third"><aside><h2 class="govuk-heading-m" style="border-top:2px solid #0b3b60;padding-top:12px">Related pages</h2><ul class="govuk-list govuk-!-font-size-16">${['Permit prices', 'Zones and opening hours', 'Blue badge holders', 'Visitor vouchers'].map((link) => `<li><a class="govuk-link" href="#">${link}</a></li>`).join('')}</ul><details class="govuk-details" open><summary class="govuk-details__summary"><span class="govuk-details__summary-text">Help with this form</span></summary><div class="govuk-details__text govuk-!-font-size-16">Call 01632 960 118, Monday to Friday, 9 am to 5 pm. Someone can fill it in with you.</div></details></aside></div></div>`,
);
