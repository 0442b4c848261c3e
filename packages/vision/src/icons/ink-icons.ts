import type { Box } from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import { deltaE } from '../colour/delta-e.ts';
import { colorsIn, groundOf } from '../colour/ground-of.ts';
import { mostFrequent } from '../colour/most-frequent.ts';
import { parseHex, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Strokes are at least this share of the way from the ground to the farthest colour; the rest are soft edges. */
const FULL = 0.8;
/** Fainter marks are no strokes. */
const MIN_CONTRAST = 4;
/** A fill this near to the ground is what shows between the strokes. */
const MAX_GAP_DELTA_E = 3;
/** Thin strokes never reach their full colour: a text colour this near, and farther from the ground, is what they are drawn in. */
const SOFTENED = 10;

/** Gives every icon that is no flat shape the colour of its strokes. */
export const inkIcons = (elements: readonly Element[], texts: readonly TextLine[], pixels: Pixels): Element[] => {
  let textColors: number[] | undefined;
  return elements.map((element) => {
    if (element.type !== 'icon' || element.gradient) return element;
    const ground = groundOf(element.box, pixels);
    if (ground === undefined) return element;
    if (element.fill !== undefined && deltaE(parseHex(element.fill), ground) >= MAX_GAP_DELTA_E) return element;
    const ink = findInk(element.box, ground, pixels);
    if (ink === undefined) return element;
    const { fill: _fill, radius: _radius, border: _border, ...bare } = element;
    if (isThick(element.box, ink, pixels)) return { ...bare, ink: toHex(ink) };
    textColors ??= [...new Set(texts.map(({ color }) => parseHex(color)))];
    return { ...bare, ink: toHex(fullColor(ink, ground, textColors)) };
  });
};

const findInk = (box: Box, ground: number, pixels: Pixels): number | undefined => {
  const colors = colorsIn(box, pixels);
  const away = new Map([...new Set(colors)].map((color) => [color, deltaE(color, ground)]));
  const farthest = Math.max(0, ...away.values());
  if (farthest < MIN_CONTRAST) return undefined;
  return mostFrequent(colors.filter((color) => away.get(color)! >= FULL * farthest))?.color;
};

/** Somewhere the ink covers a pixel and all around it, and so has its full colour. */
const isThick = (box: Box, ink: number, { width, height, colors }: Pixels): boolean => {
  const isInk = (x: number, y: number): boolean => colors[y * width + x] === ink;
  const isBody = (x: number, y: number): boolean =>
    [-1, 0, 1].every((dy) => isInk(x - 1, y + dy) && isInk(x, y + dy) && isInk(x + 1, y + dy));
  const [endX, endY] = [Math.min(width, box.x + box.width) - 1, Math.min(height, box.y + box.height) - 1];
  for (let y = Math.max(1, box.y + 1); y < endY; y++)
    for (let x = Math.max(1, box.x + 1); x < endX; x++) if (isBody(x, y)) return true;
  return false;
};

const fullColor = (ink: number, ground: number, textColors: readonly number[]): number =>
  textColors
    .filter((color) => deltaE(color, ink) <= SOFTENED && deltaE(color, ground) >= deltaE(ink, ground))
    .toSorted((a, b) => deltaE(a, ink) - deltaE(b, ink))[0] ?? ink;
