import type { Pixels } from '../../contract.ts';

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
    // What has no neighbour is its own.
    const down = y + 1 < height ? width : 0;
    const end = (y + 1) * width;
    let color = colors[y * width]!;
    for (let i = y * width; i < end; i++) {
      const right = i + 1 < end ? colors[i + 1]! : color;
      const below = colors[i + down]!;
      if (right !== color || below !== color) {
        if (differs(color, right, least)) {
          marks[i] = 1;
          marks[i + 1] = 1;
        }
        if (differs(color, below, least)) {
          marks[i] = 1;
          marks[i + down] = 1;
        }
      }
      color = right;
    }
  }
  return marks;
}

/** Runs of marked pixels in one row; lists of numbers, since a page has so many that an object for each would cost more than all else. */
type Runs = { from: number[]; to: number[]; labels: number[] };

/** Groups marked pixels that touch, corners included, in reading order of their first pixel. */
export function findComponents(marks: Uint8Array, width: number): Component[] {
  const components: Component[] = [];
  /** Of a component that turned out to be part of another, the other, which is older; else itself. */
  const parents: number[] = [];
  const find = (label: number): number => {
    while (parents[label] !== label) label = parents[label] = parents[parents[label]!]!;
    return label;
  };
  let above: Runs = { from: [], to: [], labels: [] };
  let row: Runs = { from: [], to: [], labels: [] };
  let [rowY, reach] = [-1, 0];
  for (let i = marks.indexOf(1); i >= 0; i = marks.indexOf(1, i)) {
    const y = Math.floor(i / width);
    const left = i - y * width;
    do i++;
    while (i < (y + 1) * width && marks[i] === 1);
    const right = i - y * width;
    if (y > rowY) {
      above = y === rowY + 1 ? row : { from: [], to: [], labels: [] };
      row = { from: [], to: [], labels: [] };
      [rowY, reach] = [y, 0];
    }
    while (reach < above.to.length && above.to[reach]! < left) reach++;
    let label = -1;
    for (let k = reach; k < above.from.length && above.from[k]! <= right; k++) {
      const other = find(above.labels[k]!);
      if (label === -1 || label === other) label = other;
      else {
        const [older, newer] = [Math.min(label, other), Math.max(label, other)];
        add(components[older]!, components[newer]!);
        parents[newer] = older;
        label = older;
      }
    }
    const run = { left, top: y, right, bottom: y + 1, edges: right - left };
    if (label === -1) {
      label = components.push(run) - 1;
      parents.push(label);
    } else add(components[label]!, run);
    row.from.push(left);
    row.to.push(right);
    row.labels.push(label);
  }
  return components.filter((_, label) => parents[label] === label);
}

function add(component: Component, part: Component): void {
  component.left = Math.min(component.left, part.left);
  component.top = Math.min(component.top, part.top);
  component.right = Math.max(component.right, part.right);
  component.bottom = Math.max(component.bottom, part.bottom);
  component.edges += part.edges;
}
