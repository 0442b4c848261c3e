import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Pixels } from '@blueprompt/vision/contract';
import { areaOf, likeness, sharedArea } from './boxes.ts';
import { findInk } from './find-ink.ts';
import { contrastIn, contrastOf, countColors, dominantOf } from './histogram.ts';
import type { RawBox, RawElement, RawPage, RawPaint } from './raw.ts';

/** Two boxes that agree this much are one thing. */
const MIN_LIKENESS = 0.85;
/** Surfaces that agree with another element this much are painted for it. */
const EQUAL = 0.95;
/** Least contrast, in sums over the channels, of something drawn and of a surface against what is around it. */
const MIN_DRAWN = 12;
const MIN_SURFACE = 3;
/** Width of the ring around a box that its surface is compared with, in CSS pixels. */
const RING = 2;

const DRAWN = /^(icon|image|logo|avatar|chart|checkbox|radio|switch|progress|slider)$/;
const SURFACE = /^(button|card|input|select|textarea|badge|alert|dialog)$/;
const CONTROL =
  /^(button|input|select|textarea|badge|image|logo|avatar|progress|chart|icon|checkbox|radio|switch|slider)$/;
/** Never one in another: the two are one. */
const NESTED = /^(button|input|select|textarea|checkbox|radio|switch|slider|progress)$/;
/** Controls that are one thing whatever they are made of, and what they are made of. */
const WHOLE = /^(checkbox|radio|switch|slider|progress)$/;
const PART = /^(icon|divider|card|image|avatar|badge|progress)$/;
/** A strip is at most this share of its card, and its edges are this near, in CSS pixels: a border lies between. */
const MAX_STRIP = 0.6;
const MAX_STRIP_HEIGHT = 100;
const MAX_EDGE = 2.5;
/** A part lies within its control by this share of its area, and is at most this much larger. */
const MIN_WITHIN = 0.7;
const MAX_PART = 1.4;
const STRUCTURE = /^(nav|header|footer|sidebar|table|tabs|alert|dialog|main|pagination|breadcrumb|list)$/;

export const linesOf = ({ borders }: RawPaint): number => borders.filter(({ isVisible }) => isVisible).length;

/** Something of it can be seen without its text and children. */
export const isPainted = (paint: RawPaint): boolean =>
  paint.isDistinct || paint.hasImage || paint.shadows.some(({ inset }) => !inset) || linesOf(paint) >= 3;

/** What can be told from its surroundings in the picture. */
function isInPicture(pixels: Pixels, type: string, box: RawBox, painted: boolean): boolean {
  const ring: RawBox = [box[0] - RING, box[1] - RING, box[2] + 2 * RING, box[3] + 2 * RING];
  if (DRAWN.test(type) && contrastIn(pixels, ring) <= MIN_DRAWN) return false;
  if (type === 'chart' && contrastIn(pixels, box) <= MIN_DRAWN) return false;
  if (SURFACE.test(type) && painted && contrastIn(pixels, ring) <= MIN_SURFACE) return false;
  if (type !== 'divider') return true;
  const { color } = dominantOf(countColors(pixels, box));
  return contrastOf(countColors(pixels, [box[0] - 4, box[1] - 4, box[2] + 8, box[3] + 8]), color) > MIN_SURFACE;
}

/** No glyph of the usual sets is so much wider than high. */
const MIN_WIDE_ICON = 1.8;
/** A ring takes up to a quarter of the side of a face. */
const MIN_RINGED = 0.5;

const PICTURES = typesWith('picture');
const isPicture = (type: string | null): boolean => type !== null && PICTURES.has(type);

/**
 * The elements that are something of their own in the picture, by id. What two elements draw together is one: the outer one of
 * the same kind stays, and takes over what the other paints.
 */
export function chooseElements(
  { elements, background: { element: background } }: RawPage,
  pixels: Pixels,
  scale: number,
): Map<number, RawElement> {
  const chosen = new Map<number, RawElement>();
  const scaled = (box: RawBox) => box.map((value) => value * scale) as RawBox;
  for (const element of elements) {
    if (element.type === null || !element.isSeen || element.isNone || element.isPiece || element.id === background)
      continue;
    const painted = isPainted(element.paint) || element.isFramed;
    if (!element.isGiven && !isInPicture(pixels, element.type, scaled(element.box), painted)) continue;
    // What a chart is made of is part of it.
    if (
      element.type === 'chart' &&
      [...chosen.values()].some((other) => other.type === 'chart' && isUnder(elements, element, other))
    )
      continue;
    const same = [...chosen.values()].find(
      (other) =>
        // A face and the ring around it are one.
        (other.type === 'avatar' &&
          isPicture(element.type) &&
          isUnder(elements, element, other) &&
          likeness(other.box, element.box) > MIN_RINGED) ||
        ((other.type === element.type ||
          (isPicture(other.type) && isPicture(element.type)) ||
          (other.isGiven && !element.isGiven && isUnder(elements, element, other))) &&
          likeness(other.box, element.box) > MIN_LIKENESS),
    );
    if (!same) {
      chosen.set(element.id, { ...element, ...squareIcon(element, pixels, scale) });
      continue;
    }
    takeOver(same, element);
  }
  for (const surface of [...chosen.values()]) {
    if (surface.type !== 'card' && surface.type !== 'section') continue;
    if (surface.isGiven) continue;
    if ([...chosen.values()].some((other) => isStrip(surface, other))) surface.isOptional = true;
    for (const other of chosen.values()) {
      const isRival = CONTROL.test(other.type ?? '') || STRUCTURE.test(other.type ?? '') || other.type === 'link';
      if (other === surface || !isRival) continue;
      const alike = likeness(other.box, surface.box);
      if (alike <= MIN_LIKENESS) continue;
      if (CONTROL.test(other.type ?? '') || alike > EQUAL) {
        takeOver(other, surface);
        chosen.delete(surface.id);
        break;
      }
      chosen.set(surface.id, { ...surface, isOptional: true });
    }
  }
  for (const inner of [...chosen.values()]) {
    if (!NESTED.test(inner.type ?? '')) continue;
    const outer = [...chosen.values()].find(
      (other) => other !== inner && other.type === inner.type && isUnder(elements, inner, other),
    );
    if (!outer) continue;
    const isInnerSeen = isPainted(inner.paint) && !isPainted(outer.paint) && !outer.isGiven;
    chosen.delete(isInnerSeen ? outer.id : inner.id);
  }
  const isPart = createPartTest(chosen);
  for (const { id, type, box } of [...chosen.values()]) if (PART.test(type ?? '') && isPart(box)) chosen.delete(id);
  return chosen;
}

/** An icon of a font fills the line of a block that holds nothing else: its own box is the square around its ink. */
function squareIcon({ type, box }: RawElement, pixels: Pixels, scale: number): { box?: RawBox; whole?: RawBox } {
  const [x, y, wide, high] = box;
  if (type !== 'icon' || wide < high * MIN_WIDE_ICON) return {};
  const ink = findInk(pixels, [x * scale, y * scale, wide * scale, high * scale]);
  if (!ink) return {};
  const side = Math.max(high, ink[2] / scale);
  const square: RawBox = [(ink[0] + ink[2] / 2) / scale - side / 2, y, side, high];
  return { box: square, whole: square };
}

/** The painted head or foot of a card: from edge to edge of it, at its top or bottom. */
function isStrip({ box, type }: RawElement, { box: home, type: outer }: RawElement): boolean {
  if (
    type !== 'card' ||
    (outer !== 'card' && outer !== 'dialog') ||
    box[3] > Math.min(MAX_STRIP_HEIGHT, home[3] * MAX_STRIP)
  )
    return false;
  const isWide = Math.abs(box[0] - home[0]) <= MAX_EDGE && Math.abs(box[0] + box[2] - home[0] - home[2]) <= MAX_EDGE;
  const isAtEdge = Math.abs(box[1] - home[1]) <= MAX_EDGE || Math.abs(box[1] + box[3] - home[1] - home[3]) <= MAX_EDGE;
  return isWide && isAtEdge;
}

/** Whether a box is a part of a small control, such as the tick of a check box or the thumb of a switch. */
export function createPartTest(chosen: ReadonlyMap<number, RawElement>): (box: RawBox) => boolean {
  const whole = [...chosen.values()].filter(({ type }) => WHOLE.test(type ?? ''));
  return (box) =>
    whole.some(
      (other) =>
        other.box !== box &&
        areaOf(box) <= areaOf(other.box) * MAX_PART &&
        sharedArea(box, other.box) >= areaOf(box) * MIN_WITHIN,
    );
}

function isUnder(elements: readonly RawElement[], inner: RawElement, outer: RawElement): boolean {
  for (let at = inner.parent; at >= 0; at = elements[at]!.parent) if (at === outer.id) return true; // parents are in the list
  return false;
}

/** One thing made of two elements has the paint of the one that paints. */
function takeOver(keeper: RawElement, other: RawElement): void {
  if (!isPainted(keeper.paint) && isPainted(other.paint)) keeper.paint = other.paint;
  keeper.isFramed ||= other.isFramed;
  keeper.chart ??= other.chart;
  keeper.name ??= other.name;
}
