/** A stretch of a list: copies of the same few things, one after another. */
export type Stretch<T> = { copies: T[][] };

/** A pattern that repeats holds no more things than this: a picture, its title and its caption. */
const MAX_PERIOD = 3;

const repeatsAt = (shapes: readonly string[], from: number, period: number): number => {
  let end = from + period;
  while (end < shapes.length && shapes[end] === shapes[end - period]) end += 1;
  return Math.floor((end - from) / period);
};

/** Cuts a list into stretches of one shape or of a few shapes in turn. */
export const groupAlike = <T>(list: readonly T[], shapeOf: (item: T) => string): Stretch<T>[] => {
  const shapes = list.map(shapeOf);
  const stretches: Stretch<T>[] = [];
  for (let at = 0; at < list.length; ) {
    let best = { period: 1, times: 1 };
    for (let period = 1; period <= MAX_PERIOD; period += 1) {
      const times = repeatsAt(shapes, at, period);
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
