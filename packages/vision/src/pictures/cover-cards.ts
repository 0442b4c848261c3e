import {
  area,
  type Box,
  bottom,
  centreX,
  centreY,
  contains,
  intersect,
  meets,
  overlap,
  right,
} from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { lastNumber } from '../classify/to-elements.ts';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { dropElements } from './drop-elements.ts';
import { isSetOnPicture, MIN_IN_PICTURE } from './drop-picture-parts.ts';
import { isPhoto } from './is-photo.ts';

/** Smallest sides of a picture that fills a card from side to side, in CSS pixels. */
const MIN_WIDTH = 80;
const MIN_HEIGHT = 40;
/** The sides of a card are found this exactly, in CSS pixels: soft shadows make it larger. */
const EDGE = 4;
/** Colours that differ by more levels than this are not the ground of the card. */
const OTHER = 8;
/** A drawing that takes more of a picture than this is no part of it but all that is there. */
const MAX_PART = 0.6;

/** A gradient changes by less than this many levels from pixel to pixel; a drawing or a photo by more, in so many of the rows looked at. */
const MIN_STEP = 3;
const MIN_DRAWN_ROWS = 0.15;
const SAMPLED_ROWS = 32;

/** A ring or a shadow around what lies over a picture, in CSS pixels. */
const RING = 6;

/** What stands on a picture with words of its own. */
const WORDED = typesWith('worded');
const HOLDERS = typesWith('box');
/** What may stand half on a picture. */
const SIGNS = typesWith('sign');

/**
 * Cards show pictures from side to side: of what was drawn or photographed there, finders see the shapes and not the
 * whole. Such a stretch without the card's ground and without words is one picture, and so is a card that has no ground at all.
 */
export const coverCards = (
  elements: readonly Element[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Element[] => {
  const covers = elements
    .filter(({ type, box }) => type === 'card' && box.width >= MIN_WIDTH * scale)
    .flatMap((card) => stretchesOf(card, pixels, scale).map((box) => ({ card, box })))
    .filter(({ card, box }) => isPicture(box, card, { elements, texts, pixels, scale }));
  // No id comes twice, also not that of an element that is gone by then.
  const last = lastNumber(elements);
  return covers.reduce(
    (rest: Element[], { card, box }, at) => lay(rest, card, { box, id: `e${last + 1 + at}` }, scale),
    [...elements],
  );
};

type Page = { elements: readonly Element[]; texts: readonly TextLine[]; pixels: Pixels; scale: number };

/** The rows of a card where neither side shows its ground, from side to side; all of a card that nothing is painted behind. */
const stretchesOf = (card: Element, pixels: Pixels, scale: number): Box[] => {
  const { box, fill, gradient, border } = card;
  const inner = within(box, border?.width ?? 0, pixels);
  if (!fill && !gradient && !border) return inner.height >= MIN_HEIGHT * scale ? [inner] : [];
  const aside = Math.round(EDGE * scale);
  const sides = [inner.x + aside, right(inner) - 1 - aside];
  const at = (x: number, y: number): number => pixels.colors[y * pixels.width + x] ?? 0;
  const ground = mostFrequent(rowsOf(inner).flatMap((y) => sides.map((x) => at(x, y))));
  const isCovered = (y: number): boolean => sides.every((x) => channelGap(at(x, y), ground) > OTHER);
  const stretches: Box[] = [];
  let from: number | undefined;
  for (let y = inner.y; y <= bottom(inner); y++) {
    if (y < bottom(inner) && isCovered(y)) from ??= y;
    else if (from !== undefined) {
      if (y - from >= MIN_HEIGHT * scale) stretches.push({ ...inner, y: from, height: y - from });
      from = undefined;
    }
  }
  return stretches.map((stretch) => settleSides(stretch, inner, pixels, aside));
};

const within = (box: Box, inset: number, { width, height }: Pixels): Box => {
  const [x, y] = [Math.max(0, Math.round(box.x + inset)), Math.max(0, Math.round(box.y + inset))];
  return {
    x,
    y,
    width: Math.min(width, Math.round(right(box) - inset)) - x,
    height: Math.min(height, Math.round(bottom(box) - inset)) - y,
  };
};

const rowsOf = ({ y, height }: Box): number[] => Array.from({ length: Math.max(0, height) }, (_, at) => y + at);

const mostFrequent = (colors: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
};

/** Moves the left and right sides to where colours change most along them. */
const settleSides = (stretch: Box, card: Box, { width, colors }: Pixels, reach: number): Box => {
  const stepAt = (x: number): number =>
    x <= 0 || x >= width
      ? 0
      : rowsOf(stretch).reduce((sum, y) => sum + channelGap(colors[y * width + x]!, colors[y * width + x - 1]!), 0);
  const strongest = (from: number, to: number): number => {
    let [best, most] = [from, -1];
    for (let x = from; x <= to; x++) {
      const step = stepAt(x);
      if (step > most) [best, most] = [x, step];
    }
    return best;
  };
  // Beyond the side of the screenshot there is no colour to compare with.
  const left = card.x <= 0 ? card.x : strongest(card.x, card.x + reach);
  const end = right(card) >= width ? right(card) : strongest(right(card) - reach, right(card));
  return { ...stretch, x: left, width: end - left };
};

/** Many colours that no gradient explains, without words but those of what stands on it, and no chart that was read. */
const isPicture = (box: Box, card: Element, { elements, texts, pixels, scale }: Page): boolean => {
  const inside = elements.filter((one) => one !== card && contains(box, one.box, 2));
  const holders = inside.filter(({ type, fill }) => WORDED.has(type) || (HOLDERS.has(type) && fill));
  const isWorded = ({ box: line }: TextLine): boolean =>
    holdsCentre(box, line) && !holders.some((holder) => holdsCentre(holder.box, line));
  const isTaken = ({ type, chart, box: other }: Element): boolean =>
    type === 'table' || (type === 'chart' && (chart !== undefined || area(other) > MAX_PART * area(box)));
  if (texts.some(isWorded) || inside.some(isTaken) || !isPhoto(box, pixels)) return false;
  const isOver = (one: Element): boolean =>
    one !== card &&
    meets(one.box, box) &&
    (isSetOnPicture(one, scale) || (SIGNS.has(one.type) && !contains(box, one.box, 2)));
  return isDrawn(
    box,
    elements.filter(isOver).map((one) => grow(one.box, RING * scale)),
    pixels,
  );
};

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Something begins and ends there beside what lies over it: three colours that run into each other are painted by a style sheet. */
const isDrawn = (box: Box, over: readonly Box[], { width, colors }: Pixels): boolean => {
  let drawn = 0;
  for (let look = 0; look < SAMPLED_ROWS; look++) {
    const y = Math.floor(box.y + ((look + 0.5) * box.height) / SAMPLED_ROWS);
    const covers = over.filter((one) => y >= one.y && y <= bottom(one));
    for (let x = Math.ceil(box.x) + 1; x < right(box) - 1; x++) {
      if (channelGap(colors[y * width + x]!, colors[y * width + x - 1]!) < MIN_STEP) continue;
      if (covers.some((one) => x >= one.x && x <= right(one))) continue;
      drawn += 1;
      break;
    }
  }
  return drawn >= MIN_DRAWN_ROWS * SAMPLED_ROWS;
};

const holdsCentre = (box: Box, inner: Box): boolean =>
  contains(box, { x: centreX(inner), y: centreY(inner), width: 0, height: 0 });

/** Puts a picture on a card in place of the parts that were found of it; a card that was a part of another picture is gone. */
const lay = (
  elements: Element[],
  card: Element,
  { box, id }: Pick<Element, 'box' | 'id'>,
  scale: number,
): Element[] => {
  if (!elements.some(({ id }) => id === card.id)) return elements;
  const isOn = (one: Element): boolean =>
    one.id !== card.id && area(intersect(one.box, box)) > MIN_IN_PICTURE * area(one.box);
  const kept = new Set(elements.filter((one) => isOn(one) && isSetOnPicture(one, scale)).map(({ id }) => id));
  const holdsIt = (one: Element): boolean => one.parent !== undefined && kept.has(one.parent);
  const isPart = (one: Element): boolean =>
    one.type !== 'card' || !one.fill ? isOn(one) && !kept.has(one.id) && !holdsIt(one) : false;
  const isWhole = overlap(box, card.box) > MIN_IN_PICTURE && !card.fill;
  const rest = dropElements(elements, isPart);
  if (isWhole) return rest.map((one) => (one.id === card.id ? toImage(one, box) : one));
  const image: Element = { id, type: 'image', box, confidence: card.confidence, parent: card.id };
  const at = rest.findIndex((one) => one.id === card.id) + 1;
  return [...rest.slice(0, at), image, ...rest.slice(at)];
};

const toImage = ({ text: _, ...card }: Element, box: Box): Element => ({ ...card, type: 'image', box });
