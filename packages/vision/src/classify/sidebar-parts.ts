import { area, type Box, bottom, contains } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { isInside } from '../boxes/is-inside.ts';
import type { Shape } from '../boxes/shape.ts';
import { channelGap, chroma, parseHex } from '../colour/rgb.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';
import { CARD_SIZE } from './rules/box-facts.ts';

/** Levels by which a part differs from the column at least. */
const MIN_CONTRAST = 2;
/** What covers more of a column than this is the column. */
const MAX_COLUMN_SHARE = 0.8;
/** Tallest entry of a menu, in CSS pixels. */
export const MAX_ENTRY = 60;
/** Ends that differ by no more are the same, in CSS pixels. */
const AT_END = 3;

/** Is it a piece of the column from edge to edge? */
export const isColumnPart = (box: Box, column: Box): boolean =>
  Math.abs(box.x - column.x) <= 2 && box.width >= column.width * 0.9 && box.width <= column.width + 2;

/** Has a piece of the column a ground of its own: the brand at its head, an open menu, the user at its foot? */
const isOwnGround = ({ fill, gradient }: Shape, column: Region): boolean =>
  column.fill !== undefined &&
  !column.gradient &&
  (gradient !== undefined || (fill !== undefined && channelGap(fill, parseHex(column.fill)) >= MIN_CONTRAST));

/** The parts of sidebars with a ground of their own: head and foot, and open menus between them; a single line there is an entry. */
export const sidebarParts = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  sidebars: readonly Region[],
  page: PageFacts,
): Draft[] =>
  sidebars.flatMap((column) =>
    shapes
      .filter((shape) => shape.kind === 'box' && isColumnPart(shape.box, column.box) && isOwnGround(shape, column))
      .filter(
        ({ box }) => contains(column.box, box, AT_END * page.scale) && area(box) < MAX_COLUMN_SHARE * area(column.box),
      )
      .filter(({ box }) => box.height >= CARD_SIZE[1] * page.scale)
      .flatMap((shape): Draft[] => {
        const { box } = shape;
        const rows = texts.filter((line) => contains(box, line.box, 1)).length;
        const slack = AT_END * page.scale;
        const isEnd = box.y <= column.box.y + slack || bottom(box) >= bottom(column.box) - slack;
        if (isEnd && rows > 0) return [{ type: 'card', box, confidence: 0.6, shape }];
        return rows > 1 ? [{ type: 'list', box, confidence: 0.6, shape, rows }] : [];
      }),
  );

const ENTRIES = typesWith('menu entry');

/** Is it a painted strip with one line of text: the chosen entry of a sidebar's menu? */
export const isEntry = ({ type, box, shape, text }: Draft, sidebar: Box, page: PageFacts): boolean =>
  ENTRIES.has(type) &&
  text !== undefined &&
  shape?.border === undefined &&
  isInside(box, sidebar, 2) &&
  box.width >= sidebar.width * 0.6 &&
  box.height <= MAX_ENTRY * page.scale &&
  !(shape?.fill !== undefined && chroma(shape.fill) > 120);

/** The chosen entry of a menu. */
export const toEntry = (draft: Draft): Draft => ({ ...draft, type: 'link', active: true, confidence: 0.6 });
