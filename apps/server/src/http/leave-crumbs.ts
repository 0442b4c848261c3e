import type { IncomingMessage } from 'node:http';
import { LEAST_BYTES_PER_PIECE, SMALL_PIECES } from '@blueprompt/backend/read-body';

/** Whoever reads the body answers at the first limit; this is for pieces that come faster than anybody reads them. */
const HANG_UP_PIECES = 4 * SMALL_PIECES;

/**
 * Hangs up on a body in chunks of a byte or so: each is an event of its own, and megabytes of them, already on their way,
 * would keep everybody else waiting for seconds even after the answer that refuses them.
 */
export const leaveCrumbs = (incoming: IncomingMessage): void => {
  let [pieces, bytes] = [0, 0];
  // What the parser calls for every piece; a listener would make the body flow before somebody wants it.
  const push = incoming.push.bind(incoming);
  incoming.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    if (pieces > HANG_UP_PIECES && bytes < pieces * LEAST_BYTES_PER_PIECE) {
      incoming.socket.destroy();
      return false;
    }
    return push(piece, encoding);
  };
};
