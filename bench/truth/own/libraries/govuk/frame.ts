import './style.css';
import '@fontsource/public-sans/400.css';
import '@fontsource/public-sans/700.css';

document.documentElement.classList.add('govuk-template', 'govuk-template--rebranded');
document.body.className = 'govuk-template__body govuk-frontend-supported js-enabled';

/** The header, the phase banner and the footer around one step of a service. */
export function frame(service: string, back: string, main: string): void {
  document.body.innerHTML = `
<header class="office"><div class="govuk-width-container" style="display:flex;align-items:center;gap:24px;padding:14px 0;color:#fff"><svg data-truth="logo" aria-label="Northmoor Council" width="236" height="38" viewBox="0 0 236 38"><path d="M3 5h30v14c0 9-8 14-15 17C11 33 3 28 3 19z" fill="#fff"/><path d="M8 22l6-8 5 6 4-4 5 6v4H8z" fill="#0b3b60"/><text x="44" y="26" font-family="Public Sans" font-weight="700" font-size="19" fill="#fff">Northmoor Council</text></svg><span class="govuk-!-font-size-19 govuk-!-font-weight-bold">${service}</span></div></header>
<div class="govuk-width-container"><div class="govuk-phase-banner"><p class="govuk-phase-banner__content"><strong class="govuk-tag govuk-phase-banner__content__tag">Beta</strong><span class="govuk-phase-banner__text">This is a new service. Help us improve it and <a class="govuk-link" href="#">give your feedback by email</a>.</span></p></div>${back}<main class="govuk-main-wrapper">${main}</main></div>
<footer class="govuk-footer"><div class="govuk-width-container"><div class="govuk-footer__meta"><div class="govuk-footer__meta-item govuk-footer__meta-item--grow"><ul class="govuk-footer__inline-list">${['Help', 'Privacy', 'Cookies', 'Accessibility statement', 'Contact'].map((link) => `<li class="govuk-footer__inline-list-item"><a class="govuk-footer__link" href="#">${link}</a></li>`).join('')}</ul><span class="govuk-footer__licence-description">Built by the digital office of Northmoor</span></div></div></div></footer>`;
}
