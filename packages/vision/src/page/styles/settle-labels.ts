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

/** Who has which value, and who is bound to whom, while values are moved. */
type Labelling = {
  labels: number[];
  members: Map<number, Set<number>>;
  beside: readonly (readonly Bond[])[];
};

const labelByOwn = ({ own, bonds }: Problem): Labelling => {
  const labels = [...own];
  const beside: Bond[][] = labels.map(() => []);
  for (const bond of bonds) {
    beside[bond.a]!.push(bond);
    beside[bond.b]!.push(bond);
  }
  const members = new Map<number, Set<number>>();
  for (const [value, list] of Map.groupBy(labels.keys(), (index) => labels[index]!)) members.set(value, new Set(list));
  return { labels, members, beside };
};

const otherOf = (bond: Bond, index: number): number => (bond.a === index ? bond.b : bond.a);

/** What the bonds to others pull a group towards: the sum of their costs by the value that those have. */
const pullOn = (group: ReadonlySet<number>, { labels, beside }: Labelling): Map<number, number> => {
  const pull = new Map<number, number>();
  for (const index of group)
    for (const bond of beside[index]!) {
      const other = otherOf(bond, index);
      if (!group.has(other)) pull.set(labels[other]!, (pull.get(labels[other]!) ?? 0) + bond.cost);
    }
  return pull;
};

const move = ({ labels, members }: Labelling, group: ReadonlySet<number>, from: number, to: number): void => {
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

/** One and all that bonds connect it with by way of others of the same value. */
const componentOf = (start: number, { labels, beside }: Labelling): Set<number> => {
  const group = new Set([start]);
  for (const index of group)
    for (const bond of beside[index]!) {
      const other = otherOf(bond, index);
      if (labels[other] === labels[start]) group.add(other);
    }
  return group;
};

/** Moves a group of one value to whichever of some values, or of those beside it, gains most; false where none gains. */
const improve = (
  { costOf, entryCost }: Problem,
  labelling: Labelling,
  group: ReadonlySet<number>,
  values: Iterable<number>,
): boolean => {
  const { labels, members } = labelling;
  const [first] = group;
  const from = labels[first!]!;
  const pull = pullOn(group, labelling);
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
  move(labelling, group, from, best);
  return true;
};

/** Moves all of one value, then what bonds connect, then one at a time; false where nothing moved. */
const improveOnce = (problem: Problem, labelling: Labelling): boolean => {
  const { labels, members, beside } = labelling;
  let changed = false;
  const tryMove = (group: ReadonlySet<number>, values: Iterable<number>): void => {
    if (improve(problem, labelling, group, values)) changed = true;
  };
  const common = [...members.entries()]
    .sort((a, b) => b[1].size - a[1].size || a[0] - b[0])
    .slice(0, MAX_COMMON)
    .map(([value]) => value);
  // The rarest values first: they are the likeliest to be another measured badly.
  for (const value of [...members.keys()].sort((a, b) => members.get(a)!.size - members.get(b)!.size || a - b)) {
    const group = members.get(value);
    if (group) tryMove(new Set(group), common);
  }
  const seen = new Set<number>();
  for (const start of labels.keys()) {
    if (seen.has(start) || beside[start]!.length === 0) continue;
    const group = componentOf(start, labelling);
    for (const index of group) seen.add(index);
    tryMove(group, []);
  }
  for (const index of labels.keys()) tryMove(new Set([index]), [...common, problem.own[index]!]);
  return changed;
};

/**
 * Gives each line or box one of few values, at the least cost in all: of its own measurement, of differing from those that likely
 * have the same, and of each value in the sheet. Searches by moving one at a time, all neighbours of one value together, and all
 * of one value.
 */
export function settleLabels(problem: Problem): number[] {
  const labelling = labelByOwn(problem);
  for (let round = 0; round < MAX_ROUNDS; round++) if (!improveOnce(problem, labelling)) break;
  return labelling.labels;
}
