import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCallCount } from '@blueprompt/backend/call-limit';
import { networkOf } from '@blueprompt/backend/client-network';
import { LEAST_BYTES_PER_PIECE, SMALL_PIECES } from '@blueprompt/backend/read-body';

/** Whoever reads the body answers at the first limit; this is for pieces that come faster than anybody reads them. */
const HANG_UP_PIECES = 2 * SMALL_PIECES;

/**
 * Hangs up on a body in chunks of a byte or so: each is an event of its own, and megabytes of them, already on their way,
 * would keep everybody else waiting for seconds even after the answer that refuses them.
 */
export const leaveCrumbs = (incoming: IncomingMessage, onHangUp: () => void = () => undefined): void => {
  let [pieces, bytes] = [0, 0];
  // What the parser calls for every piece; a listener would make the body flow before somebody wants it.
  const push = incoming.push.bind(incoming);
  incoming.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    if (pieces > HANG_UP_PIECES && bytes < pieces * LEAST_BYTES_PER_PIECE) {
      if (!incoming.socket.destroyed) onHangUp();
      incoming.socket.destroy();
      return false;
    }
    return push(piece, encoding);
  };
};

/** Ten megabytes in portions of this size cost 13 ms more than in one piece. */
const PORTION_BYTES = 4_096;

/**
 * Gives the parser what arrives in portions, for as long as the connection is wanted: what it is given it takes to its end, and
 * in the 64 kB of one read are 11,000 pieces, 25 ms of processor time, of which a hang-up would spare nobody anything.
 */
export const readInPortions = (socket: Socket): void => {
  const push = socket.push.bind(socket);
  socket.push = (read: Buffer | null, encoding?: BufferEncoding) => {
    if (!read || read.length <= PORTION_BYTES) return push(read, encoding);
    let isMoreWanted = true;
    for (let at = 0; at < read.length && !socket.destroyed; at += PORTION_BYTES)
      isMoreWanted = push(read.subarray(at, at + PORTION_BYTES), encoding);
    return isMoreWanted;
  };
  // The parser reads from the connection itself, past `push`, until somebody else listens.
  socket.on('data', () => undefined);
};

/**
 * So often a network is hung up on before its connections and its chunked bodies are no longer taken, until the minute is over.
 * One that others use too, such as an office's, may send more: a hang-up costs 5 ms, and 300 of them a fortieth of a processor.
 */
const HANG_UPS = { of: { strangers: 10, known: 300 }, windowMs: 60_000 };
/** A network is known for so long by a request that was answered well. */
const KNOWN_MS = 10 * 60_000;

/**
 * Remembers which networks send crumbs: hanging up alone would let the next connection come at once, and those that are open
 * already begin the next body. Behind a trusted proxy all callers have the proxy's address, and nobody is remembered.
 */
export const createCrumbGuard = (isBehindProxy: boolean, now: () => Date = () => new Date()) => {
  const { of, windowMs } = HANG_UPS;
  const strangers = createCallCount({ max: of.strangers, windowMs }, now);
  const known = createCallCount({ max: of.known, windowMs }, now);
  const answered = createCallCount({ max: 0, windowMs: KNOWN_MS }, now);
  const networkOfSocket = (socket: Socket): string => networkOf(socket.remoteAddress ?? 'unknown');
  const refuses = (socket: Socket): boolean => {
    const network = networkOfSocket(socket);
    const isKnown = answered(network, 0) !== undefined;
    return (isKnown ? known : strangers)(network, 0) !== undefined;
  };
  return {
    refuses,
    /** False when the request is not wanted: it was hung up on. */
    takes: (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
      const network = networkOfSocket(incoming.socket);
      if (incoming.headers['transfer-encoding'] !== undefined && refuses(incoming.socket)) {
        incoming.socket.destroy();
        return false;
      }
      leaveCrumbs(incoming, () => {
        if (isBehindProxy) return;
        strangers(network);
        known(network);
      });
      outgoing.once('finish', () => {
        if (incoming.complete && outgoing.statusCode < 400) answered(network);
      });
      return true;
    },
  };
};
