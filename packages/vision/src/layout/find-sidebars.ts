import { bottom, right, surround } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { toRegion } from './to-region.ts';

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
    painted.find(({ box }) => box.x <= MAX_MARGIN * page.scale) ??
    stackedColumn(shapes, isNarrow, minHeight) ??
    cutByLine(shapes, page, isTall, isNarrow) ??
    leftOver(shapes, page, isNarrow);
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

/** A painted entry cuts the column into parts of one width: together they are the sidebar. */
const stackedColumn = (
  shapes: readonly Shape[],
  isNarrow: (width: number) => boolean,
  minHeight: number,
): Shape | undefined => {
  const parts = shapes.filter(({ kind, box }) => kind === 'box' && box.x <= 2 && isNarrow(box.width));
  const columns = Map.groupBy(parts, ({ box }) => Math.round(right(box) / 4));
  const column = [...columns.values()].find(
    (members) => members.reduce((sum, { box }) => sum + box.height, 0) >= minHeight,
  );
  if (!column) return undefined;
  const largest = column.toSorted((a, b) => b.box.height - a.box.height)[0]!;
  return { ...largest, box: surround(column.map(({ box }) => box)) };
};
