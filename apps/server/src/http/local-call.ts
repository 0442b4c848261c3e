import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A foreign name that resolves to this machine is a page of somebody else (DNS rebinding): it must not read our answers. */
const LOCAL_NAME = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** What proxies add; one of them is enough to know that somebody else is calling. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * True for a change that a page of somebody else asks for: the reader's browser is on this machine, the page is not. A
 * caller that is no browser names no page.
 */
const isForeignChange = (c: Context): boolean => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && URL.parse(origin)?.host !== c.req.header('host');
};

/** True for a caller on this machine that neither a proxy nor a foreign page speaks for: a forwarded call never counts as local. */
export const isLocalCall = (c: Context): boolean => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  if (isForeignChange(c)) return false;
  return LOCAL_NAME.test(c.req.header('host') ?? '') && LOOPBACK.test(incoming?.socket.remoteAddress ?? '');
};
