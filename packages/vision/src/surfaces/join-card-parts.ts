import { area, type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import type { Edge, Element } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { type BoxIndex, indexBoxes } from '../boxes/box-index.ts';
import { channelGap, parseHex } from '../colour/rgb.ts';

/** Tallest head or foot of a card, in CSS pixels, and how much taller its body is at least. */
const MAX_PART = 84;
const TALLER = 1.5;
/** Edges that differ by no more are the same, in pixels at scale 1: a border may lie between them. */
const SLACK = 2;
const BODIES = typesWith('body');

/**
 * A card whose head or foot has its own ground was found in parts. The body grows by them, so that it is the whole card,
 * and of their borders they keep only the line that parts them from the body.
 */
export const joinCardParts = (elements: readonly Element[], scale: number): Element[] => {
  const joined = new Map<string, Element>();
  const cards = elements.filter(({ type, fill }) => BODIES.has(type) && fill !== undefined);
  const index = indexBoxes(cards);
  for (const found of cards) {
    const parts = index.near(found.box, SLACK * scale).filter((part) => isPartOf(part, found, index, scale));
    if (parts.length === 0) continue;
    const whole = { ...found, type: 'card' as const, box: surround([found.box, ...parts.map(({ box }) => box)]) };
    joined.set(found.id, whole);
    for (const part of parts) joined.set(part.id, { ...toPart(part, found), parent: found.id });
  }
  if (joined.size === 0) return [...elements];
  return elements
    .map((element) => joined.get(element.id) ?? element)
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x || area(b.box) - area(a.box));
};

const isNear = (a: number, b: number, scale: number): boolean => Math.abs(a - b) <= SLACK * scale;
const isSameColumn = (a: Box, b: Box, scale: number): boolean =>
  isNear(a.x, b.x, scale) && isNear(right(a), right(b), scale);

/** Is it flush with the body, low, of another ground, and the only one of its height there? */
const isPartOf = (part: Element, body: Element, cards: BoxIndex<Element>, scale: number): boolean => {
  const [a, b] = [part.box, body.box];
  const isLow = a.height <= MAX_PART * scale && b.height >= TALLER * a.height;
  if (part === body || part.type !== 'card' || !isLow || !isSameColumn(a, b, scale)) return false;
  const isHead = isNear(bottom(a), b.y, scale) || (a.y <= b.y + SLACK * scale && bottom(a) > b.y);
  const isFoot = isNear(a.y, bottom(b), scale);
  if ((!isHead && !isFoot) || channelGap(parseHex(part.fill!), parseHex(body.fill!)) < 2) return false;
  // Rows of a list are alike, and there are several.
  const rows = cards
    .near(a, SLACK * scale)
    .filter(({ box }) => isSameColumn(box, a, scale) && isNear(box.height, a.height, scale));
  return rows.every(
    (row) => row === part || !(isNear(row.box.y, bottom(a), scale) || isNear(bottom(row.box), a.y, scale)),
  );
};

const toPart = (part: Element, body: Element): Element => {
  const { border, shadow: _, ...bare } = part;
  const line = border ?? body.border;
  if (!line) return bare;
  const isHead = part.box.y < body.box.y + body.box.height / 2;
  const edge: Edge = { side: isHead ? 'bottom' : 'top', ...line };
  return { ...bare, edges: [edge] };
};
