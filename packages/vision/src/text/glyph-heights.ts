/**
 * How far glyphs reach above and below the baseline, in font sizes. Means over common web families (Arial, Roboto, Inter,
 * Open Sans, Lato, Segoe UI, Source Sans, Georgia, Times); families differ by about 5 %.
 */
export const X_HEIGHT = 0.523;
export const CAP_HEIGHT = 0.716;
export const ASCENDER = 0.735;
export const DESCENDER = 0.209;

const reach = (chars: string, above: number, below: number): [string, { above: number; below: number }][] =>
  [...chars].map((char) => [char, { above, below }]);

const REACH = new Map([
  ...reach('acemnorsuvwxzı', X_HEIGHT, 0),
  ...reach('gpqy', X_HEIGHT, DESCENDER),
  ...reach('bdfhklß', ASCENDER, 0),
  ...reach('i', 0.72, 0),
  ...reach('j', 0.72, DESCENDER),
  ...reach('t', 0.655, 0),
  ...reach('()[]{}', ASCENDER, 0.17),
  ...reach('|', ASCENDER, 0.2),
  ...reach('/\\', ASCENDER, 0.03),
  ...reach('Q', CAP_HEIGHT, 0.06),
  ...reach(',;', 0.1, 0.14),
  ...reach('.…', 0.1, 0),
  ...reach(':', X_HEIGHT, 0),
  ...reach('-–—−·•=~+<>«»‹›→←×●○■□▾▸▼▶▲◀▴', 0.4, 0),
  ...reach('_', 0, 0.12),
  ...reach('$§', 0.77, 0.08),
  ...reach('@', CAP_HEIGHT, 0.16),
  ...reach('^*"\'’‘“”°™®', CAP_HEIGHT, 0),
]);

const CAPITAL = { above: CAP_HEIGHT, below: 0 };
/** Accents on capitals. */
const ACCENTED = { above: 0.92, below: 0 };

/** Reach of one character; capitals, digits and whatever is unknown count as capitals. */
export function glyphReach(char: string): { above: number; below: number } {
  const known = REACH.get(char);
  if (known) return known;
  const base = char.normalize('NFD')[0]!;
  if (base !== char)
    return base === base.toLowerCase() ? { above: 0.74, below: REACH.get(base)?.below ?? 0 } : ACCENTED;
  return CAPITAL;
}

/** Height of the ink of a text in font sizes. */
export function expectedInkHeight(text: string): number {
  let above = 0;
  let below = 0;
  for (const char of text) {
    if (char === ' ') continue;
    const glyph = glyphReach(char);
    above = Math.max(above, glyph.above);
    below = Math.max(below, glyph.below);
  }
  return above + below;
}
