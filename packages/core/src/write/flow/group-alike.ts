/** A stretch of a list: copies of the same few things, one after another. */
export type Stretch<T> = { copies: T[][] };

/** A pattern that repeats holds no more things than this: a line, a title, a row of facts, a link and a caption. */
const MAX_PERIOD = 5;

/** Cuts a list into stretches of one kind or of a few kinds in turn. */
export const groupAlike = <T>(list: readonly T[], isAlike: (a: T, b: T) => boolean): Stretch<T>[] => {
  const repeatsAt = (from: number, period: number): number => {
    let end = from + period;
    while (end < list.length && isAlike(list[end - period]!, list[end]!)) end += 1;
    return Math.floor((end - from) / period);
  };
  const stretches: Stretch<T>[] = [];
  for (let at = 0; at < list.length; ) {
    let best = { period: 1, times: 1 };
    for (let period = 1; period <= MAX_PERIOD; period += 1) {
      const times = repeatsAt(at, period);
      if (times > 1 && times * period > best.times * best.period) best = { period, times };
    }
    const { period, times } = best;
    const from = at;
    stretches.push({
      copies: Array.from({ length: times }, (_, copy) => list.slice(from + copy * period, from + (copy + 1) * period)),
    });
    at += period * times;
  }
  return stretches;
};
