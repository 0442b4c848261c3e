import { area, type Box, contains, intersect, overlap } from '@blueprompt/core/geometry';
import type { Edge, Element, Region, Shadow, Side } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { indexBoxes } from '../boxes/box-index.ts';
import { SIDES } from '../boxes/edges/side-colors.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { dominantColor } from '../colour/dominant-color.ts';
import { channelGap, parseHex, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { castBelow } from './cast-below.ts';
import { closeBorder } from './close-border.ts';
import { type FoundEdge, findEdges, type Look } from './find-edges.ts';
import { isSideOf } from './is-side-of.ts';
import { joinCardParts } from './join-card-parts.ts';
import { isSharedSide, roomBeside } from './room-beside.ts';
import { innerRing, type Rim, settleRim } from './settle-rim.ts';
import { lineColor } from './side-profile.ts';

const FIELDS = typesWith('field');
/** Their paint is reported with the landmark. */
const LANDMARKS = typesWith('bar');
/** What has a surface of its own, whose sides may be ruled. */
const SURFACES = typesWith('surface');
/** Round ones have no straight line to be found by. */
const TICKS = typesWith('tick box');
/** What may lie above the page without being ruled. */
const RAISED = typesWith('raised');
/** A line that was reported as a thing of its own covers this much of the edge that it is. */
const SAME_LINE = 0.6;
/** ... or runs along its side this near, in CSS pixels. */
const NEAR_SIDE = 2;
/** Lines along more sides that make no border are parts of something else. */
const MAX_SIDES = 2;
/** Levels by which a ground varies by itself. */
export const SAME_GROUND = 2;
/** One colour on this share of a field is its fill. */
const MIN_FILL_SHARE = 0.5;

/** Measures on the finished elements how their surfaces end: lines along single sides, and the shadows that they cast. */
export const measureSurfaces = (
  elements: readonly Element[],
  regions: readonly Region[],
  pixels: Pixels,
  page: PageFacts,
): Element[] => {
  const grounds = [page.background, ...regions.flatMap(({ fill }) => (fill ? [parseHex(fill)] : []))];
  const fills = new Map(elements.map(({ id, fill }) => [id, fill]));
  const ruled = joinCardParts(elements, page.scale).map((element) => ruleSides(element, pixels, page.scale));
  const lines = indexBoxes(ruled.flatMap(({ lines }) => lines.map((box) => ({ box }))));
  const found = ruled.flatMap(({ element }) => (SURFACES.has(element.type) ? [element] : []));
  const surfaces = indexBoxes(found);
  const painted = indexBoxes(found.filter(isPainted));
  const slack = NEAR_SIDE * page.scale;
  return ruled.flatMap(({ element, bare: unruled, cast }) => {
    const isEdge = (line: Box): boolean =>
      lines.near(line).some(({ box }) => overlap(box, line) > SAME_LINE) ||
      surfaces.near(line, slack).some(({ box }) => isSideOf(line, box, slack));
    if (element.type === 'divider' && isEdge(element.box)) return [];
    const { shadow: wasShaded, ...bare } = element;
    const isSurface = isPainted(element) || wasShaded || (LANDMARKS.has(element.type) && isSetOff(element.box, pixels));
    const ring = TICKS.has(element.type) && !element.border ? innerRing(pixels, element, page.scale) : undefined;
    if (ring) return [{ ...bare, border: ring }];
    if (!RAISED.has(element.type) || !isSurface) return [bare];
    const parent = element.parent && fills.get(element.parent);
    const lookAt = (side: Side): number =>
      isSharedSide(element.box, side, painted) || facesGradient(element.box, side, regions)
        ? Number.NEGATIVE_INFINITY
        : roomBeside(element.box, side, surfaces);
    // Every reading of a rim asks again.
    const rooms = new Map<Side, number>();
    const room = (side: Side): number => {
      const known = rooms.get(side) ?? lookAt(side);
      rooms.set(side, known);
      return known;
    };
    const around = { grounds: parent ? [...grounds, parseHex(parent)] : grounds, room };
    const { border, edges, ...plain } = bare;
    const rim = settleRim(pixels, element, around, page.scale, unruled);
    return [{ ...plain, ...(cast && { shadow: cast }), ...rim }];
  });
};

/** A bar in the colour of its ground ends where pixels change; where none do, what fades around it is the ground itself. */
const isSetOff = (box: Box, pixels: Pixels): boolean =>
  SIDES.some((side) => {
    const [within, beyond] = [0, 1].map((distance) => lineColor(pixels, box, side, distance));
    return within !== undefined && beyond !== undefined && channelGap(within, beyond) > SAME_GROUND;
  });

/** Beside a box that ends where a gradient begins nothing tells the two fades apart. */
const facesGradient = (box: Box, side: Side, regions: readonly Region[]): boolean => {
  const grown = widen(box, side, 1);
  const sharedWith = (one: Box, other: Box): number => area(intersect(one, other));
  return regions.some(
    (region) =>
      region.gradient && !contains(region.box, box) && sharedWith(region.box, grown) > sharedWith(region.box, box),
  );
};

const colorOf = (hex: string | undefined): number | undefined => (hex === undefined ? undefined : parseHex(hex));

const isPainted = ({ fill, gradient, border, edges }: Element): boolean =>
  fill !== undefined || gradient !== undefined || border !== undefined || edges !== undefined;

/**
 * An element with the lines along its sides, where these lie, its sides without those that may be a shadow's, and the shadow that the
 * line below it is.
 */
type Ruled = { element: Element; lines: Box[]; bare?: Rim; cast?: Shadow };

const ruleSides = (element: Element, pixels: Pixels, scale: number): Ruled => {
  const isSurface = SURFACES.has(element.type) || (element.type === 'link' && isPainted(element));
  if (!isSurface || element.gradient || element.edges) return { element, lines: [] };
  const fill = FIELDS.has(element.type) ? fieldFill(element, pixels) : colorOf(element.fill);
  const look: Look = { box: element.box, fill, border: colorOf(element.border?.color), radius: element.radius ?? 0 };
  const edges = findEdges(pixels, look, scale);
  const painted = { ...element, ...(fill !== undefined && { fill: toHex(fill) }) };
  const cast = castBelow(pixels, painted, edges);
  if (cast)
    return {
      // The box may have been found with a part of the line, or all of it.
      element: {
        ...painted,
        box: edges.reduce((cut, { side, outside, width }) => widen(cut, side, outside - width), element.box),
      },
      lines: edges.map((edge) => stripOf(widen(element.box, edge.side, edge.outside), edge)),
      cast,
    };
  const border = closeBorder(pixels, look, edges);
  const bare = border ? undefined : withoutDim(element.box, edges);
  if (edges.length === 0 || (edges.length > MAX_SIDES && !border))
    return { element: painted, lines: [], ...(bare && { bare }) };
  const box = edges.reduce((grown, { side, outside }) => widen(grown, side, outside), element.box);
  return {
    element: border
      ? { ...painted, box, border: { color: toHex(border.color), width: border.width } }
      : { ...painted, box, edges: edges.map(toEdge) },
    lines: edges.map((edge) => stripOf(box, edge)),
    ...(bare && { bare }),
  };
};

const toEdge = ({ side, color, width }: FoundEdge): Edge => ({ side, color: toHex(color), width });

/** The sides of a box as they are if the dim lines along them are a shadow's. */
const withoutDim = (box: Box, edges: readonly FoundEdge[]): Rim | undefined => {
  const drawn = edges.filter(({ isDim }) => !isDim);
  if (drawn.length === edges.length || drawn.length > MAX_SIDES) return undefined;
  const sides = edges.reduce(
    (cut, { side, outside, width, isDim }) => widen(cut, side, isDim ? outside - width : outside),
    box,
  );
  // Nothing is left of a box that is only lines.
  if (sides.width < 1 || sides.height < 1) return undefined;
  return { box: sides, ...(drawn.length > 0 && { edges: drawn.map(toEdge) }) };
};

/** A field that is only a line was found by it: the colour of the line is not what the field is filled with. */
const fieldFill = ({ box, fill, border }: Element, pixels: Pixels): number | undefined => {
  const told = colorOf(fill);
  if (told === undefined || border) return told;
  const { color, share } = dominantColor(pixels, box);
  return share >= MIN_FILL_SHARE && channelGap(color, told) > 2 ? color : told;
};

/** The box with a side so much further out. */
const widen = (box: Box, side: Side, outside: number): Box => ({
  x: side === 'left' ? box.x - outside : box.x,
  y: side === 'top' ? box.y - outside : box.y,
  width: side === 'left' || side === 'right' ? box.width + outside : box.width,
  height: side === 'top' || side === 'bottom' ? box.height + outside : box.height,
});

/** Where a line lies in the box that has it. */
const stripOf = ({ x, y, width, height }: Box, edge: FoundEdge): Box => {
  switch (edge.side) {
    case 'top':
      return { x, y, width, height: edge.width };
    case 'bottom':
      return { x, y: y + height - edge.width, width, height: edge.width };
    case 'left':
      return { x, y, width: edge.width, height };
    case 'right':
      return { x: x + width - edge.width, y, width: edge.width, height };
  }
};
