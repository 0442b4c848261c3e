/** Whoever watches the server asks every few seconds; whoever asks more often gets the same answer. */
const FRESH_MS = 1_000;

/** Asks once for all who want to know at the same time, and again only when the answer is no longer fresh. */
export const createReadiness = (
  ask: () => Promise<boolean>,
  now: () => number = () => performance.now(),
): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined;
  let staleAt = Number.POSITIVE_INFINITY;
  return () => {
    if (answer && now() < staleAt) return answer;
    staleAt = Number.POSITIVE_INFINITY;
    answer = ask().finally(() => {
      staleAt = now() + FRESH_MS;
    });
    return answer;
  };
};
