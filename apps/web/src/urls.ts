/** The one URL table (RT1–RT12). */
export const URLS = {
  home: '/',
  results: '/results',
  history: '/history',
  docs: '/docs',
  onboarding: '/onboarding',
  settings: '/settings',
  support: '/support',
  auth: '/auth',
  confirm: '/confirm',
  reset: '/reset',
  sample: '/sample',
  shared: '/shared',
  pricing: '/pricing',
  success: '/success',
  terms: '/terms',
  privacy: '/privacy',
  disclaimer: '/disclaimer',
} as const;

/** Id of the part of the home page that the logo leads to: the wizard (LA19). */
export const UPLOAD_SECTION = 'upload';
