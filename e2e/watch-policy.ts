import type { BrowserContext } from '@playwright/test';

/** Collects everything that the content security policy refuses on any page of the context; empty is as it should be. */
export const watchPolicy = async (context: BrowserContext): Promise<string[]> => {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/Content Security Policy|\[policy\]/.test(message.text())) refused.push(message.text());
  });
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`[policy] ${effectiveDirective} refused ${blockedURI} on ${location.href}`),
    ),
  );
  return refused;
};
