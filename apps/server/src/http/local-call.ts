import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** True for a caller on this machine that no proxy speaks for: a forwarded call never counts as local. */
export const isLocalCall = (c: Context): boolean => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  return !forwarded && LOOPBACK.test(incoming?.socket.remoteAddress ?? '');
};
