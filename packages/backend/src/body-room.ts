import type { Context, MiddlewareHandler } from 'hono';
import { BodyError, readBody } from './read-body.ts';

/** A body of this size is in memory several times over while it is read; smaller ones are free. */
export const LARGE_BODY_BYTES = 256 * 1024;

/** Without a length it may be as large as is allowed. */
export const hasLargeBody = (c: Context): boolean =>
  Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) > LARGE_BODY_BYTES;

/** Reads the body of this request; throws a `BodyError` where it cannot be had. */
export type ReadBody = (maxBytes: number) => Promise<Uint8Array>;

/**
 * Keeps memory bounded however many large bodies arrive together. A body takes room as it arrives, not as it announces
 * itself, so nobody can hold the room of others without filling it. What one took is free again when its answer is done; an
 * answer that streams sets `streaming`, which resolves when its work is over.
 */
export const createBodyRoom = (roomBytes: number): MiddlewareHandler => {
  let taken = 0;
  return async (c, next) => {
    let own = 0;
    const grow = (bytes: number) => {
      const wanted = bytes > LARGE_BODY_BYTES ? bytes : 0;
      if (taken - own + wanted > roomBytes) throw new BodyError('no-room');
      taken += wanted - own;
      own = wanted;
    };
    const read: ReadBody = async (maxBytes) => {
      const announced = Number(c.req.header('content-length') ?? 0);
      // Told now rather than when it has sent half of it.
      if (announced <= maxBytes && announced > LARGE_BODY_BYTES && taken + announced > roomBytes)
        throw new BodyError('no-room');
      return readBody(c.req.raw, { maxBytes, grow });
    };
    c.set('readBody', read);
    const giveBack = () => {
      taken -= own;
      own = 0;
    };
    try {
      await next();
    } finally {
      const streaming = c.get('streaming') as Promise<void> | undefined;
      if (streaming) void streaming.then(giveBack);
      else giveBack();
    }
  };
};
