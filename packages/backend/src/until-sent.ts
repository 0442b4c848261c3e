import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/** Resolves when the last byte of the answer has left, or whoever asked is gone. */
export async function untilSent(c: Context): Promise<void> {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  if (outgoing && !outgoing.closed) await once(outgoing, 'close');
}
