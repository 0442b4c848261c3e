import { type Box, bottom, right, surround } from '../geometry.ts';
import type { Element, Measurement, Region } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TreeKind } from '../page-tree.ts';

/** The facts that a tree is built from. */
export type TreeFacts = Pick<
  Measurement,
  'image' | 'texts' | 'elements' | 'regions' | 'paints' | 'groups' | 'paragraphs'
>;

/** A node while the tree is built. */
export type Draft = {
  id: string;
  kind: TreeKind;
  type: string;
  /** The CSS box. */
  box: Box;
  /** What can be seen of it. Cuts go between these, since line boxes may overlap. */
  ink: Box;
  /** Its edges can be seen. */
  isPainted: boolean;
  /** It lies behind landmarks of the page. */
  isGround?: true;
  borderWidth: number;
  children: Draft[];
  /** Of texts. */
  text?: string;
  lines?: number[];
  fontSize?: number;
};

/** These name a text and are as large as it. */
export const TEXT_NAMES = typesWith('textual');

type Paint = Pick<Element, 'fill' | 'gradient' | 'border' | 'edges' | 'shadow'>;

const isPainted = ({ fill, gradient, border, shadow, edges = [] }: Paint): boolean =>
  Boolean(fill ?? gradient ?? border ?? shadow) || edges.length >= 3;

const draftBox = (id: string, kind: TreeKind, type: string, box: Box, paint: Paint): Draft => ({
  id,
  kind,
  type,
  box,
  ink: box,
  isPainted: isPainted(paint),
  borderWidth: paint.border?.width ?? 0,
  children: [],
});

export const draftPage = ({ width, height }: Measurement['image']): Draft => ({
  ...draftBox('page', 'page', 'page', { x: 0, y: 0, width, height }, {}),
  isPainted: true,
});

export const draftElement = (element: Element): Draft =>
  draftBox(element.id, 'element', element.type, element.box, element);

export const draftPaint = (paint: Element): Draft => draftBox(paint.id, 'paint', paint.type, paint.box, paint);

export const draftRegion = (region: Region, index: number): Draft =>
  draftBox(`region-${index + 1}`, 'region', region.role, region.box, region);

/** A group that is known before what lies in it. */
export const draftHolder = (box: Box, index: number): Draft =>
  draftBox(`holder-${index + 1}`, 'group', 'group', box, {});

export const draftGroup = (id: string, children: Draft[]): Draft => ({
  id,
  kind: 'group',
  type: 'group',
  box: surround(children.map(({ box }) => box)),
  ink: surround(children.map(({ ink }) => ink)),
  isPainted: false,
  borderWidth: 0,
  children,
});

export type Axis = 'x' | 'y';
export const startOf = (box: Box, axis: Axis): number => box[axis];
export const endOf = (box: Box, axis: Axis): number => (axis === 'x' ? right(box) : bottom(box));
