import type { Pixels } from '../../contract.ts';
import { type Component, differs } from '../ink/edge-components.ts';

/** Smaller letters have strokes so thin that the hole of an "o" is part of the same component. */
const MIN_HOLLOW_GLYPH_PX = 16;
/** The hole of a letter is at least this share of its height. */
const MIN_HOLE_SHARE = 0.15;
const MAX_HOLES_A_LETTER = 2;
/** Share of the height between a hole and the nearer of top and bottom: a stroke, or the leg of an "A". */
const MAX_STROKE_SHARE = 0.33;
/** The same when small letters stand beside capitals in one component. */
const MAX_STROKE_SHARE_IN_WORD = 0.42;
/** Holes of neighbouring letters are at least a stroke apart; letters inside a badge stand closer. */
const MIN_STROKE_SHARE = 0.12;
/** Letters of a word stand this close, in heights; badges and avatars keep more distance. */
const MAX_LETTER_GAP_HEIGHTS = 0.22;
const MAX_LETTER_HEIGHT_RATIO = 1.7;
/** Colour step that tells a filled stroke from the paper around it. */
const FILL_STEP = 18;
const CELL_PX = 64;

const heightOf = (c: Component): number => c.bottom - c.top;
const widthOf = (c: Component): number => c.right - c.left;

const inside = (outer: Component, inner: Component): boolean =>
  inner.left >= outer.left + 1 &&
  inner.right <= outer.right - 1 &&
  inner.top >= outer.top + 1 &&
  inner.bottom <= outer.bottom - 1;

/** What may be letters, and the smallest frame that each stands in. */
export type HeldComponents = { letters: Component[]; frameOf: (letter: Component) => Component | undefined };

/**
 * Drops frames around other components (boxes, badges, avatars), and the holes of big letters. A frame and a big letter
 * look alike: each holds something. The letter has a thick filled stroke and another letter close beside it.
 */
export function withoutContainers(components: readonly Component[], pixels: Pixels): HeldComponents {
  const nearby = createIndex(components);
  const dropped = new Set<Component>();
  const frames = new Map<Component, Component>();
  for (const outer of components) {
    if (widthOf(outer) < 8 || heightOf(outer) < 8) continue;
    const held = nearby(outer).filter((inner) => inner !== outer && inside(outer, inner));
    if (held.length === 0) continue;
    if (isHollow(outer, held, pixels) && (held.length > 2 || isWord(outer) || hasNeighbour(outer, nearby)))
      for (const hole of held) dropped.add(hole);
    else {
      dropped.add(outer);
      for (const inner of held) {
        const frame = frames.get(inner);
        if (!frame || widthOf(outer) < widthOf(frame)) frames.set(inner, outer);
      }
    }
  }
  return { letters: components.filter((c) => !dropped.has(c)), frameOf: (c) => frames.get(c) };
}

/** Bold letters that touch have several outlines, each edge of which counts twice and more; a frame has one around it. */
const MIN_OUTLINES = 3.1;
const MIN_WORD_ASPECT = 1.2;

/** True for a few large letters that run together: nothing beside them tells that they are letters. */
function isWord(component: Component): boolean {
  const [width, height] = [widthOf(component), heightOf(component)];
  return width > MIN_WORD_ASPECT * height && component.edges >= MIN_OUTLINES * 2 * (width + height);
}

/** True when what it holds lies like the holes of one or more touching letters: near an edge, a stroke apart. */
function isHollow(outer: Component, held: readonly Component[], { width, colors }: Pixels): boolean {
  const height = heightOf(outer);
  const letters = Math.max(1, widthOf(outer) / height);
  if (height < MIN_HOLLOW_GLYPH_PX || held.length > MAX_HOLES_A_LETTER * Math.ceil(letters)) return false;
  const maxStroke = (letters > 1.5 ? MAX_STROKE_SHARE_IN_WORD : MAX_STROKE_SHARE) * height;
  const holes = [...held].sort((a, b) => a.left - b.left);
  return holes.every((hole, index) => {
    const next = holes[index + 1];
    const row = ((hole.top + hole.bottom) >> 1) * width;
    const paper = colors[row + Math.max(0, outer.left - 1)]!;
    const stroke = colors[row + Math.max(outer.left, hole.left - 1)]!;
    const besideNext = next !== undefined && Math.min(hole.bottom, next.bottom) > Math.max(hole.top, next.top);
    return (
      heightOf(hole) >= MIN_HOLE_SHARE * height &&
      widthOf(hole) <= height &&
      Math.min(hole.top - outer.top, outer.bottom - hole.bottom) <= maxStroke &&
      (!besideNext || next.left - hole.right >= MIN_STROKE_SHARE * height) &&
      differs(paper, stroke, FILL_STEP)
    );
  });
}

/** A lone letter stands on the line of the word beside it, at most a space away: from a capital beside an "x" to an "a" beside a capital. */
const MAX_SPACE_HEIGHTS = 0.75;
const SAME_LINE = 0.06;
const MIN_SMALL_LETTER = 0.66;
const MAX_TALL_LETTER = 1.55;

function hasNeighbour(letter: Component, nearby: (c: Component) => Component[]): boolean {
  const height = heightOf(letter);
  const reach = MAX_LETTER_GAP_HEIGHTS * height;
  const zone = { ...letter, left: Math.max(0, letter.left - CELL_PX), right: letter.right + CELL_PX };
  return nearby(zone).some((other) => {
    if (other === letter || inside(letter, other)) return false;
    const gap = Math.max(other.left - letter.right, letter.left - other.right);
    const ratio = heightOf(other) / heightOf(letter);
    const shared = Math.min(other.bottom, letter.bottom) - Math.max(other.top, letter.top);
    const isBesideWord =
      gap <= MAX_SPACE_HEIGHTS * height &&
      Math.abs(other.bottom - letter.bottom) <= SAME_LINE * height &&
      ratio >= MIN_SMALL_LETTER &&
      ratio <= MAX_TALL_LETTER;
    if (isBesideWord) return true;
    return (
      gap <= reach &&
      ratio < MAX_LETTER_HEIGHT_RATIO &&
      ratio > 1 / MAX_LETTER_HEIGHT_RATIO &&
      shared > 0.6 * Math.min(heightOf(other), heightOf(letter))
    );
  });
}

/** Looks components up by the cell that their centre lies in. */
function createIndex(components: readonly Component[]): (zone: Component) => Component[] {
  const cells = new Map<number, Component[]>();
  const key = (column: number, row: number): number => row * 4096 + column;
  for (const c of components) {
    const k = key(Math.floor((c.left + c.right) / 2 / CELL_PX), Math.floor((c.top + c.bottom) / 2 / CELL_PX));
    const list = cells.get(k);
    if (list) list.push(c);
    else cells.set(k, [c]);
  }
  return (zone) => {
    const found: Component[] = [];
    for (let row = Math.floor(zone.top / CELL_PX); row * CELL_PX < zone.bottom; row++) {
      for (let column = Math.floor(zone.left / CELL_PX); column * CELL_PX < zone.right; column++) {
        for (const c of cells.get(key(column, row)) ?? []) found.push(c);
      }
    }
    return found;
  };
}
