import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCallCount } from '@blueprompt/backend/call-limit';
import { networkOf } from '@blueprompt/backend/client-network';
import { LEAST_BYTES_PER_PIECE, SMALL_PIECES } from '@blueprompt/backend/read-body';

/** Whoever reads the body answers at the first limit; this is for pieces that come faster than anybody reads them. */
const HANG_UP_PIECES = 4 * SMALL_PIECES;

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

/**
 * So often a network is hung up on before its connections are no longer taken, until the minute is over. One that others use
 * too, such as a proxy's or an office's, may send more: what a hang-up costs is below, and 300 of them are a fifth of a processor.
 */
const HANG_UPS = { of: { strangers: 10, known: 300 }, windowMs: 60_000 };
/** A network is known for so long by a request that was answered well. */
const KNOWN_MS = 10 * 60_000;

/**
 * Remembers which networks send crumbs: what of a body has arrived together is parsed to its end, 11,000 pieces in 64 kB,
 * which took 40 ms of processor time on a busy machine, and hanging up alone would let the next connection come at once.
 * Behind a trusted proxy all callers have the proxy's address, and nobody is remembered.
 */
export const createCrumbGuard = (isBehindProxy: boolean, now: () => Date = () => new Date()) => {
  const { of, windowMs } = HANG_UPS;
  const strangers = createCallCount({ max: of.strangers, windowMs }, now);
  const known = createCallCount({ max: of.known, windowMs }, now);
  const answered = createCallCount({ max: 0, windowMs: KNOWN_MS }, now);
  const networkOfSocket = (socket: Socket): string => networkOf(socket.remoteAddress ?? 'unknown');
  return {
    watch: (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      const network = networkOfSocket(incoming.socket);
      leaveCrumbs(incoming, () => {
        if (isBehindProxy) return;
        strangers(network);
        known(network);
      });
      outgoing.once('finish', () => {
        if (incoming.complete && outgoing.statusCode < 400) answered(network);
      });
    },
    refuses: (socket: Socket): boolean => {
      const network = networkOfSocket(socket);
      const isKnown = answered(network, 0) !== undefined;
      return (isKnown ? known : strangers)(network, 0) !== undefined;
    },
  };
};
