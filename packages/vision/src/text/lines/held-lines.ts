import type { Pixels } from '../../contract.ts';
import type { Component } from '../ink/edge-components.ts';
import { type GlyphLine, toLine } from './glyph-line.ts';

type Rect = { left: number; top: number; right: number; bottom: number };

/** What holds a count is a patch of one colour, at least so high and wide, that fills so much of its box. */
const MIN_PATCH_PX = 10;
const MIN_FILLED = 0.3;
const FLAT_PX = 3;
/** Larger components are boxes, photos and charts, in pixels of their box. */
const MAX_COMPONENT_PX = 20_000;
/** Ink in a patch is so high, in pixels and in heights of the patch, and stands in its middle, give or take so many heights. */
const MIN_INK_PX = 6;
const MIN_INK_HEIGHTS = 0.35;
const MAX_OFF_MIDDLE = 0.12;

const heightOf = ({ top, bottom }: Rect): number => bottom - top;
const widthOf = ({ left, right }: Rect): number => right - left;

/**
 * Words in the middle of small patches of one colour, such as the count in a disc on a bell: they stand so close to the
 * rim that their edges and those of the rim are one component, as whose glyph nothing can be read.
 */
export function findHeldLines(pixels: Pixels, component: Component): GlyphLine[] {
  const [width, height] = [widthOf(component), heightOf(component)];
  if (Math.min(width, height) < MIN_PATCH_PX || width * height > MAX_COMPONENT_PX) return [];
  return findPatches(pixels, component).flatMap((patch) => {
    const ink = heldInk(patch);
    if (!ink || !isCentred(ink, patch.box)) return [];
    // Edges take a pixel on each side of the ink.
    const glyph = { left: ink.left - 1, top: ink.top - 1, right: ink.right + 1, bottom: ink.bottom + 1, edges: 0 };
    return [toLine([glyph])];
  });
}

/** Makers' marks in discs read as one letter or as small ones; counts have digits, initials are two capitals, and words are longer. */
export const isCount = (text: string): boolean => /\d|^.{3}|^\p{Lu}{2}$/u.test(text);

const isCentred = (ink: Rect, box: Rect): boolean => {
  const most = MAX_OFF_MIDDLE * heightOf(box) + 0.5;
  return (
    heightOf(ink) >= Math.max(MIN_INK_PX, MIN_INK_HEIGHTS * heightOf(box)) &&
    Math.abs(ink.left + ink.right - box.left - box.right) / 2 <= most &&
    Math.abs(ink.top + ink.bottom - box.top - box.bottom) / 2 <= most
  );
};

/** Pixels of one colour that touch: their box, and which pixels of it are theirs, row by row. */
type Patch = { box: Rect; mask: Uint8Array };

/** The patches of one colour in a box that lie wholly inside of it. */
function findPatches({ width: stride, colors }: Pixels, box: Rect): Patch[] {
  const [width, height] = [widthOf(box), heightOf(box)];
  const colorAt = (at: number): number =>
    colors[(box.top + Math.floor(at / width)) * stride + box.left + (at % width)]!;
  const seen = new Uint8Array(width * height);
  const patches: Patch[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    const color = colorAt(start);
    // Every patch has a run of its colour; the grain of photos has none, and looking around each of its pixels costs.
    if (start + FLAT_PX > seen.length || colorAt(start + 1) !== color || colorAt(start + FLAT_PX - 1) !== color)
      continue;
    const members = flood(width, height, [start], (at) => seen[at] === 0 && colorAt(at) === color, seen);
    const patch = toPatch(members, width, box);
    if (patch && isInside(patch.box, box)) patches.push(patch);
  }
  return patches;
}

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left > outer.left && inner.top > outer.top && inner.right < outer.right && inner.bottom < outer.bottom;

/** All places of a grid that can be reached over its sides from where it starts, marked in `reached`. */
function flood(
  width: number,
  height: number,
  starts: readonly number[],
  isOpen: (at: number) => boolean,
  reached: Uint8Array,
): number[] {
  const members: number[] = [];
  const visit = (at: number): void => {
    if (reached[at] === 1 || !isOpen(at)) return;
    reached[at] = 1;
    members.push(at);
  };
  starts.forEach(visit);
  for (let next = 0; next < members.length; next++) {
    const at = members[next]!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return members;
}

function toPatch(members: readonly number[], width: number, outer: Rect): Patch | undefined {
  if (members.length < MIN_FILLED * MIN_PATCH_PX ** 2) return undefined;
  const box = boxOf(members, width);
  if (Math.min(widthOf(box), heightOf(box)) < MIN_PATCH_PX) return undefined;
  if (members.length < MIN_FILLED * widthOf(box) * heightOf(box)) return undefined;
  const mask = new Uint8Array(widthOf(box) * heightOf(box));
  for (const at of members) mask[(Math.floor(at / width) - box.top) * widthOf(box) + (at % width) - box.left] = 1;
  return { box: moved(box, outer.left, outer.top), mask };
}

const moved = ({ left, top, right, bottom }: Rect, x: number, y: number): Rect => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

const boxOf = (members: readonly number[], width: number): Rect => {
  const box = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const at of members) {
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
};

/** The box around what a patch has all around it; what reaches its box's edge lies beside it. */
function heldInk({ box, mask }: Patch): Rect | undefined {
  const [width, height] = [widthOf(box), heightOf(box)];
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) rim.push(y * width, y * width + width - 1);
  const outside = new Uint8Array(mask.length);
  flood(width, height, rim, (at) => mask[at] === 0, outside);
  const held: number[] = [];
  for (let at = 0; at < mask.length; at++) if (mask[at] === 0 && outside[at] === 0) held.push(at);
  return held.length === 0 ? undefined : moved(boxOf(held, width), box.left, box.top);
}
