/** A small seeded generator, so that page number n is the same page on every machine. */
export type Random = {
  next: () => number;
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  times: <T>(count: number, make: (index: number) => T) => T[];
};

export const createRandom = (seed: number): Random => {
  let state = (seed * 2654435761) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (probability) => next() < probability,
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
};
