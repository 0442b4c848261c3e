/** Blocks that may still go on, found by the height of their last line. */
type OpenBlocks<T> = {
  /** Goes on to the next piece, at this height: blocks far above it are finished for good. */
  step: (y: number) => void;
  /** Open blocks whose last line lies between two heights, in the order in which they began. */
  between: (fromY: number, toY: number) => T[];
  /** Says that the block now ends at the height of this step. */
  keep: (block: T) => void;
};

type Entry<T> = { block: T; began: number; y: number; step: number };

/** Keeps blocks on shelves of some height, so that a piece asks those above it alone. */
export const createOpenBlocks = <T>(finishedPx: number, shelfPx: number): OpenBlocks<T> => {
  const shelves = new Map<number, Set<Entry<T>>>();
  const entries = new Map<T, Entry<T>>();
  // The lowest heights so far, each since its step: pieces hardly ever go back up, so that there are few.
  const lowest: { step: number; y: number }[] = [];
  let now = { step: 0, y: 0 };
  const shelfOf = (y: number): number => Math.floor(y / shelfPx);

  /** A huge letter reaches over more shelves than there are. */
  const shelvesBetween = (first: number, last: number): Set<Entry<T>>[] =>
    last - first >= shelves.size
      ? [...shelves].flatMap(([shelf, held]) => (shelf >= first && shelf <= last ? [held] : []))
      : Array.from({ length: last - first + 1 }, (_, index) => shelves.get(first + index)).filter(
          (held) => held !== undefined,
        );

  /** The lowest height that was reached after a step. */
  const lowestSince = (step: number): number => lowest.find((one) => one.step > step)?.y ?? Number.NEGATIVE_INFINITY;

  return {
    step: (y) => {
      now = { step: now.step + 1, y };
      while (lowest.length > 0 && lowest.at(-1)!.y <= y) lowest.pop();
      lowest.push(now);
    },
    between: (fromY, toY) => {
      const found: Entry<T>[] = [];
      for (const held of shelvesBetween(shelfOf(fromY), shelfOf(toY)))
        for (const entry of held) {
          if (lowestSince(entry.step) - entry.y >= finishedPx) held.delete(entry);
          else if (entry.y >= fromY && entry.y <= toY) found.push(entry);
        }
      return found.sort((a, b) => a.began - b.began).map(({ block }) => block);
    },
    keep: (block) => {
      const known = entries.get(block);
      if (known) shelves.get(shelfOf(known.y))!.delete(known);
      const entry = { block, began: known?.began ?? entries.size, y: now.y, step: now.step };
      entries.set(block, entry);
      const shelf = shelves.get(shelfOf(now.y)) ?? new Set();
      shelves.set(shelfOf(now.y), shelf.add(entry));
    },
  };
};
