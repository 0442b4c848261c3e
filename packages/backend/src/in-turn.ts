export type InTurn = <T>(key: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

type Options = {
  /** How many of one key may wait behind the one at work. */
  maxWaiting: number;
  /** What the next one is told. */
  refuse: () => Error;
};

/**
 * Runs the work of one key one after another, that of different keys side by side. Whoever's signal ends while waiting
 * leaves at once and their work never starts.
 */
export const createInTurn = ({ maxWaiting, refuse }: Options): InTurn => {
  /** A key is here while its work runs, with those who wait for it to end. */
  const lines = new Map<string, (() => void)[]>();

  const waitIn = (line: (() => void)[], signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(enter), 1);
        reject(signal!.reason);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      line.push(enter);
      signal?.addEventListener('abort', leave);
    });

  return async (key, work, signal) => {
    signal?.throwIfAborted();
    const line = lines.get(key);
    if (line && line.length >= maxWaiting) throw refuse();
    if (line) await waitIn(line, signal);
    else lines.set(key, []);
    try {
      return await work();
    } finally {
      const next = lines.get(key)!.shift();
      if (next) next();
      else lines.delete(key);
    }
  };
};
