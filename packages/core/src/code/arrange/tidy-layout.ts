import { type Box, centreX, right, surround } from '../../geometry.ts';
import { chooseBoxTag, NOWHERE } from '../choose-tag.ts';
import type { BoxPart, ControlPart, Layout, Line, Part } from '../part.ts';
import { captionOf } from '../place/caption.ts';
import { keepRow } from '../place/keep-row.ts';
import { isOpen } from '../place/place-column.ts';
import { isIcon, MAX_MIDDLE_OFF_PX } from '../place/placed.ts';
import { hasColumns } from '../place/read-row.ts';
import { toGroup } from './arrange-parts.ts';
import { findTables } from './find-tables.ts';

/** Columns begin at one edge where they differ by no more, in pixels. */
const MAX_START_OFF_PX = 1;

/**
 * A layout as a person would write it: no boxes that mean nothing, and lines as edges. What is `isRepeated` keeps its rows, so that
 * members of a set stay alike.
 */
export function tidyLayout(layout: Layout, scale: number, isRepeated: boolean): Layout {
  const joined = joinCaption(flattenColumn(layout));
  return groupMembers(findTables(drawLines(isRepeated ? joined : flattenRow(joined, scale)), scale));
}

/** A column of no meaning of its own that begins where the column around it does, or stands in the middle of it, is written as a part of that. */
const flattenColumn = (layout: Layout): Layout => {
  if (layout.direction !== 'column' || layout.items.length === 0) return layout;
  const column = surround(layout.items.map(({ box }) => box));
  const isInMiddle = ({ box }: Part): boolean => Math.abs(centreX(box) - centreX(column)) <= MAX_MIDDLE_OFF_PX;
  const isOpened = (part: Part): part is BoxPart =>
    isPlain(part, 'column') && (part.box.x - column.x <= MAX_START_OFF_PX || part.layout.items.every(isInMiddle));
  return { ...layout, items: layout.items.flatMap((part) => (isOpened(part) ? part.layout.items : [part])) };
};

/** A box that is there only to place what it holds. */
const isPlain = (part: Part, direction: 'row' | 'column'): part is BoxPart =>
  part.kind === 'box' &&
  part.use === 'group' &&
  !part.paint &&
  !part.line &&
  part.repeat === undefined &&
  part.layout.direction === direction &&
  part.layout.floats.length === 0 &&
  chooseBoxTag(part, NOWHERE).name === 'div';

/**
 * A row of no meaning of its own in a row is written as a part of that. One that stays in one line where the page is narrow is that
 * only where the whole does.
 */
const flattenRow = (layout: Layout, scale: number): Layout => {
  if (layout.direction !== 'row') return layout;
  const open = (isOpened: (part: BoxPart) => boolean): Part[] =>
    layout.items.flatMap((part) =>
      isPlain(part, 'row') && captionOf(part) === undefined && isOpened(part) ? part.layout.items : [part],
    );
  // Columns in columns go below each other with them.
  if (hasColumns(layout.items, scale))
    return { ...layout, items: open((part) => hasColumns(part.layout.items, scale)) };
  const all = open(() => true);
  const isKept = keepRow(all, scale) !== undefined;
  return { ...layout, items: isKept ? all : open((part) => keepRow(part.layout.items, scale) === undefined) };
};

/** Icons beside words that have an icon already are theirs too. */
const joinCaption = (layout: Layout): Layout => {
  const items: readonly Part[] = layout.items;
  const [caption, ...others] = items.filter((item) => !isIcon(item));
  const isJoined =
    layout.direction === 'row' &&
    others.length === 0 &&
    caption?.kind === 'box' &&
    caption.use === 'group' &&
    caption.repeat === undefined &&
    !caption.paint &&
    captionOf(caption) !== undefined;
  if (!isJoined) return layout;
  return { ...layout, items: layout.items.flatMap((item) => (item === caption ? caption.layout.items : [item])) };
};

/**
 * A line between two members of a set is the upper edge of the second, so that they are one list, and one across a column is that of
 * the box below it, or else the lower edge of the box above.
 */
const drawLines = (layout: Layout): Layout => {
  if (layout.direction !== 'column') return layout;
  const column = layout.items.length > 0 ? surround(layout.items.map(({ box }) => box)) : undefined;
  const items: Part[] = [];
  for (const part of layout.items) {
    const [before, line] = [items.at(-2), items.at(-1)];
    const isEdge =
      line !== undefined &&
      isAcross(line) &&
      ((before?.repeat === part.repeat && isListed(part)) || (canHaveEdge(part) && spansAcross(line, column!)));
    if (isEdge) items.splice(-1, 1, withLine(part, line));
    else items.push(part);
  }
  return { ...layout, items: column ? underlineBoxes(items, column) : items };
};

/** Lines that no box below can take become the lower edge of the box above. */
const underlineBoxes = (parts: readonly Part[], column: Box): Part[] => {
  const items: Part[] = [];
  for (const part of parts) {
    const above = items.at(-1);
    const isEdge = above !== undefined && isAcross(part) && spansAcross(part, column) && canHaveEdge(above);
    if (isEdge) items.splice(-1, 1, withEdge(above, part, true));
    else items.push(part);
  }
  return items;
};

/** A box without a paint of its own that is as wide as its column. */
const canHaveEdge = (part: Part): boolean => isOpen(part) && part.line === undefined && captionOf(part) === undefined;

const spansAcross = ({ box }: Part, column: Box): boolean =>
  box.x <= column.x + MAX_START_OFF_PX && right(box) >= right(column) - MAX_START_OFF_PX;

const isAcross = (line: Part): line is ControlPart =>
  line.kind === 'control' &&
  line.use === 'divider' &&
  line.element.fill !== undefined &&
  line.box.height < line.box.width;

/** A line that starts further in than the part below it is drawn inside that part. */
const withLine = (part: Part, line: ControlPart): Part =>
  spansAcross(line, part.box) ? withEdge(part, line) : { ...toGroup([line, part]), repeat: part.repeat };

const withEdge = (part: Part, { box, element }: ControlPart, isBelow = false): Part => {
  const isOpen = part.kind === 'box' && !part.paint && part.layout.direction !== 'grid';
  const row = isOpen ? part : toGroup([part]);
  const line: Line = { color: element.fill!, width: box.height, isBelow };
  return { ...row, box: surround([box, part.box]), line, repeat: part.repeat };
};

/** Members of a set that have others beside them are a list of their own. */
const groupMembers = (layout: Layout): Layout => {
  if (layout.direction !== 'column' && layout.direction !== 'row') return layout;
  const runs: Part[][] = [];
  for (const part of layout.items) {
    const run = runs.at(-1);
    if (run && isListed(part) && run[0]?.repeat === part.repeat) run.push(part);
    else runs.push([part]);
  }
  if (runs.length < 2) return layout;
  return { ...layout, items: runs.map((run) => (run.length > 1 ? { ...toGroup(run), use: 'list' } : run[0]!)) };
};

/** Fields and buttons of a form are a set and no list. */
const isListed = ({ kind, use, repeat }: Part): boolean =>
  repeat !== undefined && kind !== 'control' && use !== 'button' && use !== 'link';
