import type { Pixels } from '../contract.ts';

/** A connected group of pixels where the colour changes: usually one glyph, an icon, or the outline of a box. */
export type Component = { left: number; top: number; right: number; bottom: number; edges: number };

/**
 * Change in any colour channel between two neighbours that counts as an edge. Light grey 10 px captions on white still
 * change by about 30; JPEG noise and gentle gradients stay below 14.
 */
const EDGE_STEP = 18;
/** Ripples around text in pictures compressed with loss change by up to this; letters are still told by more. */
const LOSSY_EDGE_STEP = 40;

/** True where two packed colours differ by more than `step` in any channel. */
export const differs = (a: number, b: number, step: number): boolean =>
  Math.abs((a >> 16) - (b >> 16)) > step ||
  Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) > step ||
  Math.abs((a & 255) - (b & 255)) > step;

/** Marks both pixels of each pair of neighbours whose colours differ. */
export function markEdges({ width, colors, isLossy }: Pixels): Uint8Array {
  const least = isLossy ? LOSSY_EDGE_STEP : EDGE_STEP;
  const marks = new Uint8Array(colors.length);
  // Nearly all neighbours are equal: two loops that do little but compare take half the time of one over rows and columns.
  for (let i = 1; i < colors.length; i++) {
    if (colors[i] !== colors[i - 1] && i % width !== 0 && differs(colors[i]!, colors[i - 1]!, least)) {
      marks[i - 1] = 1;
      marks[i] = 1;
    }
  }
  for (let above = 0, i = width; i < colors.length; above++, i++) {
    if (colors[i] !== colors[above] && differs(colors[i]!, colors[above]!, least)) {
      marks[above] = 1;
      marks[i] = 1;
    }
  }
  return marks;
}

/** Groups marked pixels that touch, corners included, in reading order of their first pixel. */
export function findComponents(marks: Uint8Array, width: number, height: number): Component[] {
  const parents: number[] = [];
  const find = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[label] !== root) {
      const next = parents[label]!;
      parents[label] = root;
      label = next;
    }
    return root;
  };
  const runs: Runs = { rows: [], from: [], to: [], labels: [] };
  const { rows, from, to, labels } = runs;
  // The first run of the row, and the first of the row above that may still touch.
  let [first, reach] = [0, 0];
  const last = width * height;
  for (let i = 0; i < last; i++) {
    if (marks[i] === 0) continue;
    const y = Math.floor(i / width);
    const left = i - y * width;
    let right = left + 1;
    while (right < width && marks[y * width + right] === 1) right++;
    i = y * width + right - 1;
    const run = rows.length;
    if (rows[run - 1] !== y) {
      // The row above is the one before, or blank.
      reach = rows[run - 1] === y - 1 ? first : run;
      first = run;
    }
    while (reach < first && to[reach]! < left) reach++;
    let label = -1;
    for (let k = reach; k < first && from[k]! <= right; k++) {
      const other = find(labels[k]!);
      if (label === -1) label = other;
      else if (other < label) {
        parents[label] = other;
        label = other;
      } else parents[other] = label;
    }
    if (label === -1) {
      label = parents.length;
      parents.push(label);
    }
    rows.push(y);
    from.push(left);
    to.push(right);
    labels.push(label);
  }
  return collect(runs, find);
}

/** Marked pixels side by side, in lists of numbers: a page has so many that one object each would cost more than all else. */
type Runs = { rows: number[]; from: number[]; to: number[]; labels: number[] };

function collect({ rows, from, to, labels }: Runs, find: (label: number) => number): Component[] {
  const byRoot = new Map<number, Component>();
  for (let run = 0; run < rows.length; run++) {
    const root = find(labels[run]!);
    const known = byRoot.get(root);
    const [y, left, right] = [rows[run]!, from[run]!, to[run]!];
    if (known) {
      known.left = Math.min(known.left, left);
      known.right = Math.max(known.right, right);
      known.bottom = y + 1;
      known.edges += right - left;
    } else {
      byRoot.set(root, { left, top: y, right, bottom: y + 1, edges: right - left });
    }
  }
  return [...byRoot.values()];
}
