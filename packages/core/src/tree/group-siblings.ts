import { area } from '../geometry.ts';
import { clusterParts } from './cluster-parts.ts';
import { chooseCut, cutAlong, joinColumns, joinNear } from './cut-boxes.ts';
import { type Draft, draftGroup, TEXT_NAMES } from './draft.ts';

/** Each level is a call; pages nest a dozen rows and columns in one box. */
const MAX_DEPTH = 24;

type Options = { holderType: string; scale: number; nextId: () => string };

/** What lies in one holder as nested rows and columns: groups that nothing is painted for. Children come in reading order. */
export function groupSiblings(units: readonly Draft[], { holderType, scale, nextId }: Options): Draft[] {
  const wrap = (children: Draft[]): Draft => {
    const [only] = children;
    return only && children.length === 1 ? only : draftGroup(nextId(), children);
  };
  const arrange = (list: readonly Draft[], depth: number): Draft[] => {
    if (list.length < 2) return [...list];
    if (depth > MAX_DEPTH) return list.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
    const [rows, columns] = [cutAlong(list, 'y', scale), cutAlong(list, 'x', scale)];
    if (rows.length === 1 && columns.length === 1) return arrangeOver(list, depth);
    const cut = chooseCut(rows, columns, holderType, scale);
    if (cut === 'grid') return rows.flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x));
    const joined = cut === 'y' ? joinColumns(rows, scale) : joinNear(columns, scale);
    // Rows that would all be columns were found to be rows before.
    const parts = joined.length === 1 ? rows : joined;
    return clusterParts(
      parts.map((part) => wrap(arrange(part, depth + 1))),
      cut,
      scale,
      wrap,
    );
  };
  /** Where nothing parts them, the largest is what the others lie on: words only where there is nothing else. */
  const arrangeOver = (list: readonly Draft[], depth: number): Draft[] => {
    const boxes = list.filter(({ kind, type }) => kind !== 'text' && !TEXT_NAMES.has(type));
    const ground = (boxes.length > 0 ? boxes : list).reduce((a, b) => (area(b.box) > area(a.box) ? b : a));
    const rest = list.filter((unit) => unit !== ground);
    return [ground, ...arrange(rest, depth + 1)];
  };
  return arrange(units, 0);
}
