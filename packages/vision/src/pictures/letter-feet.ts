import { bottom, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { blue, green, parseHex, red } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Text closer to its ground than this, in squared levels, says nothing for sure. */
const MIN_CONTRAST = 900;
/** A stem covers at least this much of its pixels, and as much of one as of the next, give or take so much. */
const STEM = { ink: 0.35, even: 0.05 };
/** A foot is crisp when less than this share of the stem is left in the row below, and over when one row later less is. */
const CRISP = 0.12;
/** What fades less than this goes on. */
const GOES_ON = 0.94;
/** Fewer feet are chance, and rows with a smaller share of them are the ends of curves and tails. */
const MIN_FEET = 3;
const MIN_ROW = 0.25;

/** Letters stand on pixels when half of their feet do. */
const STANDS = 0.5;

type Line = Pick<TextLine, 'box' | 'color' | 'background'>;

/**
 * How many of the feet of letters end with a row of pixels, 0 to 1; undefined where too few are seen. A page sets its letters
 * on whole pixels. In a picture they stand wherever its scaling put them, and the last row of each foot is half covered.
 */
export const crispFeet = (line: Line, pixels: Pixels): number | undefined => {
  const ink = inkOf(line, pixels);
  if (!ink) return undefined;
  const { box } = line;
  const ground = parseHex(line.background);
  const { width, colors } = pixels;
  const rows = new Map<number, { feet: number; crisp: number }>();
  let feet = 0;
  const last = Math.ceil(bottom(box)) + 1;
  for (let x = Math.floor(box.x); x < right(box); x++)
    for (let y = Math.round(box.y + box.height / 2); y <= last; y++) {
      // Most of a line is its ground.
      if (colors[(y - 1) * width + x] === ground) continue;
      const above = ink(x, y - 1);
      if (above < STEM.ink) continue;
      const higher = ink(x, y - 2);
      if (Math.abs(above - higher) > STEM.even || Math.abs(higher - ink(x, y - 3)) > STEM.even) continue;
      const left = ink(x, y) / above;
      if (left > GOES_ON || ink(x, y + 1) / above > CRISP) continue;
      const row = rows.get(y) ?? { feet: 0, crisp: 0 };
      rows.set(y, { feet: row.feet + 1, crisp: row.crisp + (left < CRISP ? 1 : 0) });
      feet++;
    }
  if (feet < MIN_FEET) return undefined;
  const common = [...rows.values()].toSorted((a, b) => b.feet - a.feet).slice(0, 2);
  return Math.max(0, ...common.filter((row) => row.feet >= MIN_ROW * feet).map((row) => row.crisp / row.feet));
};

/** True where the letters of a line stand on whole pixels; undefined where too few feet are seen. */
export const standsOnPixels = (line: Line, pixels: Pixels): boolean | undefined => {
  const feet = crispFeet(line, pixels);
  return feet === undefined ? undefined : feet >= STANDS;
};

/** How much of a pixel is covered by the colour of the text; undefined where that can hardly be told from the ground. */
const inkOf = ({ color, background }: Line, { width, height, colors }: Pixels) => {
  const [text, ground] = [parseHex(color), parseHex(background)];
  const [r, g, b] = [red(ground), green(ground), blue(ground)];
  const [dr, dg, db] = [red(text) - r, green(text) - g, blue(text) - b];
  const contrast = dr * dr + dg * dg + db * db;
  if (contrast < MIN_CONTRAST) return undefined;
  return (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const pixel = colors[y * width + x]!;
    return ((red(pixel) - r) * dr + (green(pixel) - g) * dg + (blue(pixel) - b) * db) / contrast;
  };
};
