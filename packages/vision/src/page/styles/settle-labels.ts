/** Two lines or boxes that likely have the same value, and what it costs in nats where they do not. */
export type Bond = { a: number; b: number; cost: number };

export type Problem = {
  /** What each would take if it were alone. */
  own: readonly number[];
  /** What it costs in nats that one has this value. */
  costOf: (index: number, value: number) => number;
  /** What it costs that any has this value: the page's sheet grows by it. */
  entryCost: (value: number) => number;
  bonds: readonly Bond[];
};

/** Values are sought among those of the neighbours and this many of the commonest: a page of noise has thousands. */
const MAX_COMMON = 48;
/** Pages of the truth need five rounds at most. */
const MAX_ROUNDS = 8;
const EPSILON = 1e-9;

/**
 * Gives each line or box one of few values, at the least cost in all: of its own measurement, of differing from those that likely
 * have the same, and of each value in the sheet. Searches by moving one at a time, all neighbours of one value together, and all
 * of one value.
 */
export function settleLabels({ own, costOf, entryCost, bonds }: Problem): number[] {
  const labels = [...own];
  const members = new Map<number, Set<number>>();
  labels.forEach((value, index) => {
    const set = members.get(value);
    if (set) set.add(index);
    else members.set(value, new Set([index]));
  });
  const beside: Bond[][] = labels.map(() => []);
  for (const bond of bonds) {
    beside[bond.a]!.push(bond);
    beside[bond.b]!.push(bond);
  }
  const otherOf = (bond: Bond, index: number): number => (bond.a === index ? bond.b : bond.a);

  /** What the bonds to others pull a group towards: the sum of their costs by the value that those have. */
  const pullOn = (group: ReadonlySet<number>): Map<number, number> => {
    const pull = new Map<number, number>();
    for (const index of group)
      for (const bond of beside[index]!) {
        const other = otherOf(bond, index);
        if (!group.has(other)) pull.set(labels[other]!, (pull.get(labels[other]!) ?? 0) + bond.cost);
      }
    return pull;
  };
  const move = (group: ReadonlySet<number>, from: number, to: number): void => {
    const left = members.get(from)!;
    const joined = members.get(to) ?? new Set();
    members.set(to, joined);
    for (const index of group) {
      labels[index] = to;
      left.delete(index);
      joined.add(index);
    }
    if (left.size === 0) members.delete(from);
  };
  /** Moves a group of one value to whichever of some values, or of those beside it, gains most; false where none gains. */
  const improve = (group: ReadonlySet<number>, from: number, values: Iterable<number>): boolean => {
    const pull = pullOn(group);
    const held = pull.get(from) ?? 0;
    const saved = members.get(from)!.size === group.size ? entryCost(from) : 0;
    let spent = 0;
    for (const index of group) spent += costOf(index, from);
    let [best, most] = [from, EPSILON];
    for (const value of new Set([...values, ...pull.keys()])) {
      if (value === from) continue;
      let gain = saved + spent - held + (pull.get(value) ?? 0) - (members.has(value) ? 0 : entryCost(value));
      for (const index of group) {
        if (gain <= most) break;
        gain -= costOf(index, value);
      }
      if (gain > most) [best, most] = [value, gain];
    }
    if (best === from) return false;
    move(group, from, best);
    return true;
  };
  const componentOf = (start: number): Set<number> => {
    const group = new Set([start]);
    for (const index of group)
      for (const bond of beside[index]!) {
        const other = otherOf(bond, index);
        if (labels[other] === labels[start]) group.add(other);
      }
    return group;
  };

  for (let round = 0; round < MAX_ROUNDS; round++) {
    let changed = false;
    const common = [...members.entries()]
      .sort((a, b) => b[1].size - a[1].size || a[0] - b[0])
      .slice(0, MAX_COMMON)
      .map(([value]) => value);
    // The rarest values first: they are the likeliest to be another measured badly.
    for (const value of [...members.keys()].sort((a, b) => members.get(a)!.size - members.get(b)!.size || a - b)) {
      const group = members.get(value);
      if (group && improve(new Set(group), value, common)) changed = true;
    }
    const seen = new Set<number>();
    for (const start of labels.keys()) {
      if (seen.has(start) || beside[start]!.length === 0) continue;
      const group = componentOf(start);
      for (const index of group) seen.add(index);
      if (improve(group, labels[start]!, [])) changed = true;
    }
    for (const index of labels.keys())
      if (improve(new Set([index]), labels[index]!, [...common, own[index]!])) changed = true;
    if (!changed) break;
  }
  return labels;
}
