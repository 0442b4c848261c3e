import type { MiddlewareHandler } from 'hono';

/**
 * Refuses a call that names another project's key: it was meant for another server. A call without one is served, since links
 * in mails, signed links and other clients have none, and the key opens nothing by itself.
 */
export const checkApiKey =
  (publishableKey: string): MiddlewareHandler =>
  async (c, next) => {
    const key = c.req.header('apikey');
    if (key !== undefined && key !== publishableKey)
      return c.json({ message: 'Invalid API key', hint: "Use this server's own publishable key." }, 401);
    await next();
  };
