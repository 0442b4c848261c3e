import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** The address that the connection comes from; behind a trusted proxy the last hop that it added. */
export const clientAddress = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || ((c.env as HttpBindings | undefined)?.incoming?.socket.remoteAddress ?? 'unknown');
};

/** True for a caller on this machine that no proxy speaks for: a forwarded call never counts as local. */
export const isLocalCall = (c: Context): boolean => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  return !forwarded && LOOPBACK.test(incoming?.socket.remoteAddress ?? '');
};
