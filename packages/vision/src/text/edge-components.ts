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
export function markEdges({ width, height, colors, isLossy }: Pixels): Uint8Array {
  const least = isLossy ? LOSSY_EDGE_STEP : EDGE_STEP;
  const marks = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const hasBelow = y + 1 < height;
    for (let x = 0; x < width; x++) {
      const i = row + x;
      const color = colors[i]!;
      if (x + 1 < width && colors[i + 1] !== color && differs(color, colors[i + 1]!, least)) {
        marks[i] = 1;
        marks[i + 1] = 1;
      }
      if (hasBelow && colors[i + width] !== color && differs(color, colors[i + width]!, least)) {
        marks[i] = 1;
        marks[i + width] = 1;
      }
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
  const runs: { y: number; from: number; to: number; label: number }[] = [];
  let above: { from: number; to: number; label: number }[] = [];
  for (let y = 0; y < height; y++) {
    const row: typeof runs = [];
    let reach = 0;
    for (let x = 0; x < width; x++) {
      if (marks[y * width + x] === 0) continue;
      const from = x;
      while (x < width && marks[y * width + x] === 1) x++;
      const run = { y, from, to: x, label: -1 };
      while (reach < above.length && above[reach]!.to < from) reach++;
      for (let k = reach; k < above.length && above[k]!.from <= x; k++) {
        const other = find(above[k]!.label);
        if (run.label === -1) run.label = other;
        else if (other < run.label) {
          parents[run.label] = other;
          run.label = other;
        } else parents[other] = run.label;
      }
      if (run.label === -1) {
        run.label = parents.length;
        parents.push(run.label);
      }
      row.push(run);
      runs.push(run);
    }
    above = row;
  }
  return collect(runs, find);
}

function collect(
  runs: readonly { y: number; from: number; to: number; label: number }[],
  find: (label: number) => number,
) {
  const byRoot = new Map<number, Component>();
  for (const { y, from, to, label } of runs) {
    const root = find(label);
    const known = byRoot.get(root);
    if (known) {
      known.left = Math.min(known.left, from);
      known.right = Math.max(known.right, to);
      known.bottom = y + 1;
      known.edges += to - from;
    } else {
      byRoot.set(root, { left: from, top: y, right: to, bottom: y + 1, edges: to - from });
    }
  }
  return [...byRoot.values()];
}
