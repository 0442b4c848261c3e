import type { PublicConfig } from '@blueprompt/core/public-config';
import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { createApp } from './app.tsx';
import { URLS } from './urls.ts';

/** Nothing of one installation: what depends on it is left out of the page until the browser has read the real one. */
const NO_INSTALLATION: PublicConfig = {
  productName: PRODUCT_NAME,
  siteUrl: '',
  publishableKey: '',
  wizardGate: 'open',
  freeImagesPerMonth: 0,
  supportEmail: '',
  googleSignIn: false,
  engine: '',
  testCheckout: false,
};

/** The home page of a visitor as HTML, for the build; any error in it fails the build. */
export const renderHome = async (): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    createApp(NO_INSTALLATION, (routes) => <StaticRouter location={URLS.home}>{routes}</StaticRouter>),
    {
      // Larger parts would be moved to the end of the page and put in place by an inline script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
};
