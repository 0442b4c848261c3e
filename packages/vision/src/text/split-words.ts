import { inkExtent, inkedColumns } from './ink-extent.ts';
import type { LineInk } from './line-ink.ts';
import type { ReadChar } from './line-reader.ts';

/** A word with its characters and its tight box in pixels of the picture. */
export type ReadWord = { chars: ReadChar[]; left: number; top: number; right: number; bottom: number };

/** A gap of at least this share of the line's ink height is a space even where the reader saw none. */
const SURE_SPACE_HEIGHTS = 0.42;
/** ... and at least this many times as wide as the usual gap between letters, so that spaced-out capitals stay whole. */
const SURE_SPACE_GAPS = 2.5;

type Gap = { from: number; to: number };

/**
 * Cuts a reading into words. The reader says how many spaces there are, the pixels say where: each space takes the widest
 * gap between its neighbours. `toX` turns a character's place into a column of the ink.
 */
export function splitWords(ink: LineInk, chars: readonly ReadChar[], toX: (at: number) => number): ReadWord[] {
  const gaps = findGaps(ink);
  const height = ink.height;
  const cuts: { index: number; x: number }[] = [];
  const typical = typicalGap(gaps);
  let previous: ReadChar | undefined;
  const groups: ReadChar[][] = [[]];
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i]!;
    if (char.char === ' ') continue;
    if (previous) {
      const spaced = chars[i - 1]!.char === ' ';
      const from = toX(previous.at);
      const to = toX(char.at);
      const gap = widest(gaps, from, to);
      const sure = gap && gap.to - gap.from >= Math.max(SURE_SPACE_HEIGHTS * height, SURE_SPACE_GAPS * typical);
      if (spaced || sure) {
        cuts.push({ index: i, x: gap ? (gap.from + gap.to) / 2 : (from + to) / 2 });
        groups.push([]);
      }
    }
    groups[groups.length - 1]!.push(char);
    previous = char;
  }
  return groups
    .map((group, index) => {
      const from = index === 0 ? 0 : Math.round(cuts[index - 1]!.x);
      const to = index === cuts.length ? ink.width : Math.round(cuts[index]!.x);
      const extent = inkExtent(ink, from, to) ?? {
        left: from,
        top: 0,
        right: Math.max(from + 1, to),
        bottom: ink.height,
      };
      return {
        chars: group,
        left: ink.left + extent.left,
        top: ink.top + extent.top,
        right: ink.left + extent.right,
        bottom: ink.top + extent.bottom,
      };
    })
    .filter((word) => word.chars.length > 0);
}

/** Runs of columns without ink between the first and the last inked one. */
function findGaps(ink: LineInk): Gap[] {
  const columns = inkedColumns(ink);
  const gaps: Gap[] = [];
  let last = -1;
  for (let x = 0; x < ink.width; x++) {
    if (columns[x] === 0) continue;
    if (last >= 0 && x - last > 1) gaps.push({ from: last + 1, to: x });
    last = x;
  }
  return gaps;
}

const typicalGap = (gaps: readonly Gap[]): number => {
  const widths = gaps.map((gap) => gap.to - gap.from).sort((a, b) => a - b);
  return widths[widths.length >> 1] ?? 0;
};

function widest(gaps: readonly Gap[], from: number, to: number): Gap | undefined {
  let best: Gap | undefined;
  for (const gap of gaps) {
    const middle = (gap.from + gap.to) / 2;
    if (middle < from || middle > to) continue;
    if (!best || gap.to - gap.from > best.to - best.from) best = gap;
  }
  return best;
}
