import type { PublicConfig } from '@blueprompt/core/public-config';
import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import type { Settings } from './settings.ts';

/** What the browser may know about this server's settings: nothing secret. */
export const toPublicConfig = (
  settings: Settings,
  running: { siteUrl: string; publishableKey: string; engineName: string; demoEmail: string | undefined },
): PublicConfig => ({
  productName: PRODUCT_NAME,
  siteUrl: running.siteUrl,
  publishableKey: running.publishableKey,
  wizardGate: settings.wizardGate,
  freeImagesPerMonth: settings.freeImagesPerMonth,
  supportEmail: settings.supportEmail,
  socialUrl: settings.socialUrl,
  demoVideoUrl: settings.demoVideoUrl,
  googleSignIn: settings.google !== undefined,
  engine: running.engineName,
  usesModel: settings.ai !== undefined,
  sharing: settings.sharing,
  capture: settings.capture !== undefined,
  testCheckout: settings.testCheckout,
  mailKeptIn: settings.smtp ? undefined : settings.outboxPage ? 'outbox-page' : 'files',
  // Others have no use for it: they do not see the console, and an address that is known is half a sign-in.
  demoEmail: settings.exposed ? undefined : running.demoEmail,
});
