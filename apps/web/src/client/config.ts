import type { PublicConfig } from '@blueprompt/core/public-config';
import { createContext, use } from 'react';

/**
 * Checks the shape that the server promises. Written by hand because the schema library would weigh more than the rest of
 * the entry; `config.test.ts` holds it against the schema.
 */
export const parseConfig = (value: unknown): PublicConfig => {
  const config = value as PublicConfig;
  const texts = [config.productName, config.siteUrl, config.publishableKey, config.supportEmail, config.engine];
  if (
    texts.some((text) => typeof text !== 'string') ||
    !['open', 'gated'].includes(config.wizardGate) ||
    !Number.isInteger(config.freeImagesPerMonth) ||
    typeof config.googleSignIn !== 'boolean' ||
    typeof config.testCheckout !== 'boolean'
  ) {
    throw new Error('The server answered with a configuration that this app does not understand.');
  }
  return config;
};

/** Asks the server what this installation offers. */
export const loadConfig = async (): Promise<PublicConfig> => {
  const response = await fetch('/config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The server answered ${response.status} for its configuration.`);
  return parseConfig(await response.json());
};

export const ConfigContext = createContext<PublicConfig | undefined>(undefined);

/** What this installation offers. */
export const useConfig = (): PublicConfig => {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigContext above it.');
  return config;
};
