import type { Context } from 'hono';

/** The caller's IP: from the socket, or behind a trusted proxy the last hop that the proxy itself wrote. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const lastHop = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (lastHop) return lastHop;
  }
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? 'unknown';
}
