import { bottom, right, surround } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { toRegion } from './to-region.ts';
import { unpaintedColumn } from './unpainted-column.ts';

/** Narrowest sidebar in CSS pixels (an icon rail) and widest as a share of the page. */
const MIN_WIDTH = 44;
const MAX_SHARE = 0.36;
/** A sidebar runs down most of the first screen. */
const MIN_HEIGHT_SHARE = 0.6;
/** A sidebar begins at the top or right below the header, in CSS pixels. */
const MAX_TOP = 160;
/** A floating sidebar keeps this distance from the edge at most, in CSS pixels. */
const MAX_MARGIN = 24;
/** On long pages only the height of a usual window counts. */
const WINDOW_HEIGHT = 900;
/** Below this page width a column beside the content is no sidebar. */
const MIN_PAGE_WIDTH = 640;

/** Columns at the left or right edge: painted ones, those cut off by a line, and those left over beside a painted main part. */
export const findSidebars = (shapes: readonly Shape[], texts: readonly TextLine[], page: PageFacts): Region[] => {
  if (page.width / page.scale < MIN_PAGE_WIDTH) return [];
  const minHeight = MIN_HEIGHT_SHARE * Math.min(page.height, WINDOW_HEIGHT * page.scale);
  const isTall = ({ box }: Shape) => box.height >= minHeight;
  const isNarrow = (width: number) => width >= MIN_WIDTH * page.scale && width <= page.width * MAX_SHARE;
  const painted = shapes.filter((shape) => shape.kind === 'box' && isTall(shape) && isNarrow(shape.box.width));
  const left =
    stackedColumn(shapes, texts, page, isNarrow, minHeight) ??
    painted.find(({ box }) => box.x <= MAX_MARGIN * page.scale) ??
    cutByLine(shapes, page, isTall, isNarrow) ??
    leftOver(shapes, page, isNarrow) ??
    unpaintedColumn(shapes, texts, page);
  const rightSide = painted.find(({ box }) => right(box) >= page.width - 2 && box.x > page.width / 2);
  return [left, rightSide].flatMap((shape) => {
    if (!shape || !texts.some((line) => line.box.x >= shape.box.x && right(line.box) <= right(shape.box) + 4))
      return [];
    return [toRegion('sidebar', shape)];
  });
};

const cutByLine = (
  shapes: readonly Shape[],
  page: PageFacts,
  isTall: (shape: Shape) => boolean,
  isNarrow: (width: number) => boolean,
): Shape | undefined => {
  const line = shapes.find(
    (shape) => shape.kind === 'line' && shape.box.y <= MAX_TOP * page.scale && isTall(shape) && isNarrow(shape.box.x),
  );
  if (!line) return undefined;
  return {
    ...line,
    kind: 'box',
    box: { x: 0, y: line.box.y, width: right(line.box), height: bottom(line.box) - line.box.y },
    fill: page.background,
  };
};

/** Header and sidebar of one colour make one angled part: the main part in the corner shows where they end. */
const leftOver = (
  shapes: readonly Shape[],
  page: PageFacts,
  isNarrow: (width: number) => boolean,
): Shape | undefined => {
  const main = shapes.find(
    ({ kind, box }) =>
      kind === 'box' &&
      right(box) >= page.width - 2 &&
      bottom(box) >= page.height - 2 &&
      box.height > page.height * 0.6 &&
      isNarrow(box.x),
  );
  if (!main) return undefined;
  return { kind: 'box', box: { x: 0, y: 0, width: main.box.x, height: page.height }, radius: 0, busy: 0 };
};

/**
 * Painted entries and a gradient cut the column into parts of one width: together they are the sidebar. It begins below
 * the bar that has its corner, and goes down to the end of the page unless something crosses its edge there.
 */
const stackedColumn = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  isNarrow: (width: number) => boolean,
  minHeight: number,
): Shape | undefined => {
  const boxes = shapes.filter(({ kind }) => kind === 'box');
  const parts = boxes.filter((part) => part.box.x <= 2 && isNarrow(part.box.width) && !isTile(part, boxes));
  const corner = parts.find((part) => isHeaderCorner(part, boxes));
  const columns = Map.groupBy(
    parts.filter((part) => part !== corner),
    ({ box }) => Math.round(right(box) / 4),
  );
  const column = [...columns.values()].find(
    (members) => members.reduce((sum, { box }) => sum + box.height, 0) >= minHeight,
  );
  if (!column) return undefined;
  const largest = column.toSorted((a, b) => b.box.height - a.box.height)[0]!;
  const around = surround(column.map(({ box }) => box));
  const y = corner ? bottom(corner.box) : around.y;
  const isCrossed = [...shapes, ...texts].some(
    ({ box }) =>
      bottom(box) > bottom(around) && box.x < right(around) - TOUCH_PX && right(box) > right(around) + TOUCH_PX,
  );
  const end = isCrossed || column.length === 1 ? bottom(around) : page.height;
  return { ...largest, box: { ...around, y, height: end - y } };
};

/** Edges of boxes that touch differ by a border at most, in pixels. */
const TOUCH_PX = 3;

/** A box that has its like beside it is a tile of a mosaic. */
const isTile = ({ box }: Shape, boxes: readonly Shape[]): boolean =>
  boxes.some(
    (other) =>
      other.box.x >= right(box) &&
      Math.abs(other.box.y - box.y) <= TOUCH_PX &&
      Math.abs(other.box.width - box.width) <= TOUCH_PX &&
      Math.abs(other.box.height - box.height) <= TOUCH_PX,
  );

/** The brand in the corner belongs to the bar that goes on beside it in its colour, not to the column below it. */
const isHeaderCorner = ({ box, fill }: Shape, boxes: readonly Shape[]): boolean =>
  box.y <= TOUCH_PX &&
  boxes.some(
    (other) =>
      other.fill === fill &&
      other.box.y <= TOUCH_PX &&
      Math.abs(bottom(other.box) - bottom(box)) <= TOUCH_PX &&
      Math.abs(other.box.x - right(box)) <= TOUCH_PX,
  );
