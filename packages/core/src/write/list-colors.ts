import type { Hex, Measurement } from '../measurement.ts';

/** Where a colour is used that not all of several pages have. */
export type PlaceOfColor = (hex: Hex) => string;

/** The palette in one line: roles first, since stylesheets name their variables after them. */
export const listColors = (palette: Measurement['palette'], placeOf: PlaceOfColor = () => ''): string =>
  [...Map.groupBy(palette, ({ role }) => role)]
    .map(([role, colors]) => `${role} ${colors.map(({ hex }) => `${hex}${placeOf(hex)}`).join(' ')}`)
    .join(', ');

/** The colours that the parts of a guide say where to use: others leave a coder guessing. The background is said once, here. */
export const usedColors = (palette: Measurement['palette'], parts: readonly string[]): Measurement['palette'] =>
  palette.filter(({ hex, role }) => role === 'background' || parts.some((part) => part.includes(hex)));

/** A colour that is used this often costs less by a name. */
const MIN_USES = 2;

/** Headings, which people name, code spans, which hold words of the screenshot, and colours. */
const PIECES = /^#{1,6} .*$|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|#[0-9a-f]{6}\b/gm;

const isHex = (piece: string): boolean => /^#[0-9a-f]{6}$/.test(piece);

const changeColors = (text: string, change: (hex: Hex) => string): string =>
  text.replace(PIECES, (piece) => (isHex(piece) ? change(piece) : piece));

/** Gives names to the colours that the parts of a guide use again and again: a palette with them, and the parts that use them. */
export const nameColors = (palette: string, parts: readonly string[]): { palette: string; parts: string[] } => {
  const uses = new Map<Hex, number>();
  const count = (hex: Hex): string => {
    uses.set(hex, (uses.get(hex) ?? 0) + 1);
    return hex;
  };
  for (const part of parts) changeColors(part, count);
  const often = [...uses].filter(([, times]) => times >= MIN_USES).sort((a, b) => b[1] - a[1]);
  const names = new Map(often.map(([hex], index) => [hex, `c${index + 1}`]));
  const define = (hex: Hex): string => (names.has(hex) ? `${names.get(hex)}=${hex}` : hex);
  const others = [...names.keys()].filter((hex) => !palette.includes(hex));
  return {
    palette: [changeColors(palette, define), others.length > 0 && `other ${others.map(define).join(' ')}`]
      .filter(Boolean)
      .join(', '),
    parts: parts.map((part) => changeColors(part, (hex) => names.get(hex) ?? hex)),
  };
};
