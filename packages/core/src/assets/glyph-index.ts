import { type Glyph, unpackGlyph } from '../glyph.ts';

/** Icons are compared at this many cells a side, whatever size they were drawn at. */
const SIDE = 12;
/** Two drawings of one icon differ by at most this share of their ink: they lie differently between the pixels. */
const MAX_DIFFERENCE = 0.22;
/** Those that icon sets call the same may differ more; a filled and an outlined one still are two. */
const MAX_NAMED_DIFFERENCE = 0.5;
/** The most drawings that a new one is compared with: a page has some thirty icons. */
const MAX_COMPARED = 200;
/** Icons whose shapes of box differ by more, as a factor, are not compared. */
const MAX_ASPECT = 1.25;

type GlyphIndex<T> = {
  find: (name: string | undefined, glyph: Glyph) => T | undefined;
  add: (name: string | undefined, glyph: Glyph, value: T) => void;
};

type Drawing<T> = { cells: Float64Array; aspect: number; value: T };

/** Finds the icon that a glyph is another drawing of. */
export function createGlyphIndex<T>(): GlyphIndex<T> {
  const drawings = new Map<string | undefined, Drawing<T>[]>();
  return {
    find: (name, glyph) => {
      const most = name === undefined ? MAX_DIFFERENCE : MAX_NAMED_DIFFERENCE;
      const [cells, aspect] = [toCells(glyph), glyph.columns / glyph.rows];
      const isSame = (one: Drawing<T>): boolean =>
        Math.max(one.aspect / aspect, aspect / one.aspect) <= MAX_ASPECT && difference(one.cells, cells) <= most;
      return drawings.get(name)?.find(isSame)?.value;
    },
    add: (name, glyph, value) => {
      const named = drawings.get(name) ?? [];
      if (named.length < MAX_COMPARED) named.push({ cells: toCells(glyph), aspect: glyph.columns / glyph.rows, value });
      drawings.set(name, named);
    },
  };
}

/** The coverage of the glyph's box in cells of one number, each the average of what it lies on. */
const toCells = (glyph: Glyph): Float64Array => {
  const { columns, rows } = glyph;
  const levels = unpackGlyph(glyph);
  const across = overlaps(columns);
  const down = overlaps(rows);
  const cells = new Float64Array(SIDE * SIDE);
  levels.forEach((level, at) => {
    if (level === 0) return;
    for (const [y, high] of down[Math.floor(at / columns)]!)
      for (const [x, wide] of across[at % columns]!) cells[y * SIDE + x]! += level * high * wide;
  });
  return cells;
};

/** Which of the SIDE cells each of `count` cells lies on, and by how much of one of them. */
const overlaps = (count: number): [number, number][][] =>
  Array.from({ length: count }, (_, at) => {
    const [from, to] = [(at * SIDE) / count, ((at + 1) * SIDE) / count];
    const shares: [number, number][] = [];
    for (let cell = Math.floor(from); cell < Math.min(SIDE, to); cell++)
      shares.push([cell, Math.min(to, cell + 1) - Math.max(from, cell)]);
    return shares;
  });

const difference = (a: Float64Array, b: Float64Array): number => {
  let [off, ink] = [0, 0];
  a.forEach((level, at) => {
    off += Math.abs(level - b[at]!);
    ink += Math.max(level, b[at]!);
  });
  return ink === 0 ? 0 : off / ink;
};
