/** Whoever sends may fall behind by so much; the whole request has the server's minute. */
const PATIENCE_MS = 10_000;
/** A phone at the edge of its network; a screenshot of the usual 400 kB takes it half a minute. */
const LEAST_BYTES_PER_MS = 16;
const FIRST_BYTES = 64 * 1024;
/** Each piece costs the same to take in, however small; after the first ones they have so many bytes on average. */
export const SMALL_PIECES = 1_000;
export const LEAST_BYTES_PER_PIECE = 64;

export type BodyProblem = 'too-large' | 'too-slow' | 'cut-off' | 'no-room';

/** Why a body was left where it is. */
export class BodyError extends Error {
  readonly problem: BodyProblem;

  constructor(problem: BodyProblem) {
    super(`The body was not read: ${problem}`);
    this.name = 'BodyError';
    this.problem = problem;
  }
}

type Options = {
  maxBytes: number;
  /** Called before the body takes that much memory in all; may refuse by throwing. */
  grow?: (bytes: number) => void;
  patienceMs?: number;
};

/**
 * The body of a request; one that is too large, or that arrives too slowly, is left where it is. Every byte buys time: who
 * keeps the least rate is waited for, and who sends a byte now and then is not, however regularly.
 */
export async function readBody(
  request: Request,
  { maxBytes, grow = () => undefined, patienceMs = PATIENCE_MS }: Options,
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyError('too-large');
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  // What cannot be told to stop has stopped.
  const leave = () => void reader.cancel().catch(() => undefined);
  const nextPiece = () =>
    reader.read().catch(() => {
      // Whoever sent it has hung up.
      throw new BodyError('cut-off');
    });
  let isLate = false;
  let lateAt = performance.now() + patienceMs;
  const watch = (): NodeJS.Timeout =>
    setTimeout(() => {
      isLate = performance.now() >= lateAt;
      // The read that waits now ends as if the body had.
      if (isLate) leave();
      else timer = watch();
    }, lateAt - performance.now());
  let timer = watch();
  try {
    // Copied as they come: thousands of tiny chunks would each keep their whole network buffer.
    let [bytes, length, pieces] = [Buffer.allocUnsafe(Math.min(FIRST_BYTES, maxBytes)), 0, 0];
    for (let next = await nextPiece(); !next.done; next = await nextPiece()) {
      lateAt = Math.min(performance.now() + patienceMs, lateAt + next.value.length / LEAST_BYTES_PER_MS);
      const end = length + next.value.length;
      if (end > maxBytes) throw new BodyError('too-large');
      if (++pieces > SMALL_PIECES && end < pieces * LEAST_BYTES_PER_PIECE) throw new BodyError('too-slow');
      if (end > bytes.length) {
        const room = Math.min(maxBytes, Math.max(end, 2 * bytes.length));
        grow(room);
        bytes = Buffer.concat([bytes], room);
      }
      bytes.set(next.value, length);
      length = end;
    }
    if (isLate) throw new BodyError('too-slow');
    return bytes.subarray(0, length);
  } catch (error) {
    leave();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
