import { type Box, bottom, centreX, right } from '@blueprompt/core/geometry';

/** Where a line of text lies and how large its letters are measured. */
export type PlacedLine = { box: Box; text: string; size: number };

/** Two lines that may play the same part, with what speaks for it. */
export type Pair = {
  a: number;
  b: number;
  isLeft: boolean;
  isRight: boolean;
  isCentre: boolean;
  isRow: boolean;
  /** Share of the lines around either that stand in the same place beside the other, 0 to 1. */
  around: number;
  /** Distance in letter heights. */
  away: number;
};

/** Edges and feet of lines in one column or row agree within this, in pixels. */
const MAX_OFF_PX = 1.5;
/** So many lines further on in a column or row are looked at: the lines of a repeated item in between are fewer. */
const MAX_AHEAD = 6;
/** Letters of one style are measured this near (log scale) at worst. */
const MAX_SIZE_STEP = 0.2;
/** Lines around one that are looked for around another. */
const MAX_AROUND = 4;
/** ... and where they are looked for: so many lines above and below in the order of the page. */
const MAX_RANKS = 24;
const CELL_PX = 4;

/** Every pair of lines in a row or column whose letters are about as large, with how alike their surroundings are. */
export function findSiblings(lines: readonly PlacedLine[]): Pair[] {
  const places = lines.map(({ box, text, size }) => ({
    left: box.x,
    right: right(box),
    centre: centreX(box),
    foot: bottom(box) - (/[gjpqyQ,;()[\]{}@|/]/.test(text) ? 0.2 * size : 0),
    size,
  }));
  const pairs = new Map<number, Pair>();
  const add = (a: number, b: number, how: Partial<Pair>): void => {
    if (Math.abs(Math.log(places[a]!.size / places[b]!.size)) > MAX_SIZE_STEP) return;
    const [first, second] = a < b ? [a, b] : [b, a];
    const key = first * lines.length + second;
    const known = pairs.get(key);
    if (known) Object.assign(known, how);
    else {
      const [p, q] = [places[first]!, places[second]!];
      const away = Math.hypot(p.left - q.left, p.foot - q.foot) / Math.max(p.size, q.size);
      pairs.set(key, {
        a: first,
        b: second,
        isLeft: false,
        isRight: false,
        isCentre: false,
        isRow: false,
        around: 0,
        away,
        ...how,
      });
    }
  };
  const link = (edge: 'left' | 'right' | 'centre' | 'foot', order: 'foot' | 'left', how: Partial<Pair>): void => {
    const columns = Map.groupBy(places.keys(), (index) => Math.round(places[index]![edge]));
    for (const list of columns.values()) list.sort((a, b) => places[a]![order] - places[b]![order] || a - b);
    places.forEach((place, index) => {
      const at = Math.round(place[edge]);
      for (const near of [at - 1, at, at + 1, at + 2, at - 2]) {
        const list = columns.get(near);
        if (!list) continue;
        let next = firstAfter(list, (other) => places[other]![order] > place[order]);
        for (let seen = 0; seen < MAX_AHEAD && next < list.length; next++, seen++) {
          const other = list[next]!;
          if (Math.abs(places[other]![edge] - place[edge]) <= MAX_OFF_PX) add(index, other, how);
        }
      }
    });
  };
  link('left', 'foot', { isLeft: true });
  link('right', 'foot', { isRight: true });
  link('centre', 'foot', { isCentre: true });
  link('foot', 'left', { isRow: true });
  compareSurroundings(places, [...pairs.values()]);
  return [...pairs.values()];
}

type Place = { left: number; right: number; centre: number; foot: number; size: number };

const firstAfter = (list: readonly number[], isAfter: (index: number) => boolean): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
};

function compareSurroundings(places: readonly Place[], pairs: readonly Pair[]): void {
  const at = (column: number, row: number): number => row * 1_000_003 + column;
  const edges = ['left', 'right', 'centre'] as const;
  const cells = edges.map((edge) =>
    Map.groupBy(places.keys(), (index) =>
      at(Math.floor(places[index]![edge] / CELL_PX), Math.floor(places[index]!.foot / CELL_PX)),
    ),
  );
  const cellOf = (px: number): number => Math.floor(px / CELL_PX);
  const has = (edge: number, x: number, y: number): boolean => {
    for (let row = cellOf(y - MAX_OFF_PX); row <= cellOf(y + MAX_OFF_PX); row++)
      for (let column = cellOf(x - MAX_OFF_PX); column <= cellOf(x + MAX_OFF_PX); column++)
        for (const index of cells[edge]!.get(at(column, row)) ?? []) {
          const place = places[index]!;
          if (Math.abs(place[edges[edge]!] - x) <= MAX_OFF_PX && Math.abs(place.foot - y) <= MAX_OFF_PX) return true;
        }
    return false;
  };
  const around = findAround(places);
  const shared = (a: number, b: number, isColumn: boolean): [found: number, all: number] => {
    const [p, q] = [places[a]!, places[b]!];
    const dy = q.foot - p.foot;
    // Items repeat from their left, their right or their middle; those below each other do not move sideways.
    const steps = isColumn ? [0] : edges.map((edge) => q[edge] - p[edge]);
    let found = 0;
    let all = 0;
    for (const index of around[a]!) {
      if (index === b) continue;
      all++;
      const near = places[index]!;
      if (edges.some((edge, at) => steps.some((dx) => has(at, near[edge] + dx, near.foot + dy)))) found++;
    }
    return [found, all];
  };
  for (const pair of pairs) {
    const isColumn = pair.isLeft || pair.isRight || pair.isCentre;
    const [one, oneAll] = shared(pair.a, pair.b, isColumn);
    const [two, twoAll] = shared(pair.b, pair.a, isColumn);
    pair.around = oneAll + twoAll === 0 ? 0.5 : (one + two) / (oneAll + twoAll);
  }
}

/** The nearest lines of each, looked for among those next to it in reading order. */
function findAround(places: readonly Place[]): number[][] {
  const order = [...places.keys()].sort((a, b) => places[a]!.foot - places[b]!.foot || a - b);
  const rank = new Map(order.map((index, at) => [index, at]));
  return places.map((place, index) => {
    const at = rank.get(index)!;
    const near = order
      .slice(Math.max(0, at - MAX_RANKS), at + MAX_RANKS + 1)
      .filter((other) => other !== index)
      .map((other) => ({ other, away: gap(place, places[other]!) }));
    near.sort((a, b) => a.away - b.away);
    return near.slice(0, MAX_AROUND).map(({ other }) => other);
  });
}

/** White space between two lines, where a step sideways counts half. */
const gap = (a: Place, b: Place): number =>
  Math.hypot(0.5 * Math.max(0, a.left - b.right, b.left - a.right), Math.abs(a.foot - b.foot));
