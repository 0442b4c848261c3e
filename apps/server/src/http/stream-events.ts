import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Proxies cut a stream that is silent for long; a comment now and then keeps it open. */
const HEARTBEAT_MS = 15_000;

/** True for a caller who reads events while the work goes on. */
export const acceptsEvents = (c: Context): boolean => c.req.header('accept')?.includes('text/event-stream') === true;

/** Answers with events: those that `run` sends while it works, in their order, and the one that it ends with. */
export const streamEvents = <Event extends object>(
  c: Context,
  run: (signal: AbortSignal, send: (event: Event) => void) => Promise<Event>,
): Response => {
  c.header('Cache-Control', 'no-cache, no-transform');
  // Tells buffering proxies to let the events through as they come.
  c.header('X-Accel-Buffering', 'no');
  const { promise, resolve: over } = Promise.withResolvers<void>();
  c.set('streaming', promise);
  return streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const write = (event: Event) => stream.writeSSE({ data: JSON.stringify(event) });
    const heartbeat = setInterval(() => void stream.write(': waiting\n\n'), HEARTBEAT_MS);
    try {
      let sent = Promise.resolve();
      const last = await run(gone.signal, (event) => {
        sent = sent.then(() => write(event));
      }).finally(over);
      await sent;
      await write(last);
    } finally {
      clearInterval(heartbeat);
    }
  });
};
