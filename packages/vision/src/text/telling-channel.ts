import type { Pixels } from '../contract.ts';
import type { CropBox } from './crop-line.ts';

/** What the strongest channel leaves unexplained of another, in shares of its own variance, where words differ in colour. */
const MIN_UNEXPLAINED = 0.03;
/** Sub-pixel text has coloured fringes: its channels are shifted by a third of a pixel, which is gone over this many pixels ... */
const FRINGE_PX = 5;
/** ... but for this share; words in another colour keep theirs. */
const FRINGE_SHARE = 0.4;

/**
 * Bit shift of the colour channel that varies most in a box, whether it may miss words that only others show, and whether
 * others differ by the fringes of sub-pixel text.
 */
export function tellingChannel(
  pixels: Pixels,
  box: CropBox,
): { channel: number; isMixed: boolean; isFringed: boolean } {
  const { channel, unexplained } = compareChannels(pixels, box, 1);
  if (unexplained <= MIN_UNEXPLAINED) return { channel, isMixed: false, isFringed: false };
  const isFringed = compareChannels(pixels, box, FRINGE_PX).unexplained <= FRINGE_SHARE * unexplained;
  return { channel, isMixed: !isFringed, isFringed };
}

/** The channel that varies most and what it leaves unexplained of the others, over so many pixels side by side at a time. */
function compareChannels(pixels: Pixels, box: CropBox, across: number): { channel: number; unexplained: number } {
  const x0 = Math.max(0, Math.floor(box.left));
  const x1 = Math.max(x0 + 1, Math.min(pixels.width, Math.ceil(box.right)) - across + 1);
  const y0 = Math.max(0, Math.floor(box.top));
  const y1 = Math.min(pixels.height, Math.ceil(box.bottom));
  const sums = { r: 0, g: 0, b: 0, rr: 0, gg: 0, bb: 0, rg: 0, rb: 0, gb: 0 };
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      let [r, g, b] = [0, 0, 0];
      for (let k = 0; k < across; k++) {
        const color = pixels.colors[y * pixels.width + x + k]!;
        r += color >> 16;
        g += (color >> 8) & 255;
        b += color & 255;
      }
      sums.r += r;
      sums.g += g;
      sums.b += b;
      sums.rr += r * r;
      sums.gg += g * g;
      sums.bb += b * b;
      sums.rg += r * g;
      sums.rb += r * b;
      sums.gb += g * b;
    }
  }
  const count = (x1 - x0) * (y1 - y0);
  const { r, g, b } = sums;
  const together = (products: number, a: number, c: number): number => products / count - (a / count) * (c / count);
  const red = { channel: 16, variance: together(sums.rr, r, r) };
  const green = { channel: 8, variance: together(sums.gg, g, g) };
  const blue = { channel: 0, variance: together(sums.bb, b, b) };
  const best = [green, blue].reduce((most, next) => (next.variance > most.variance ? next : most), red);
  const pairs = [
    { of: [red, green], shared: together(sums.rg, r, g) },
    { of: [red, blue], shared: together(sums.rb, r, b) },
    { of: [green, blue], shared: together(sums.gb, g, b) },
  ];
  const left = pairs
    .filter(({ of }) => of.includes(best))
    .map(({ of, shared }) => of.find((one) => one !== best)!.variance - shared ** 2 / Math.max(1, best.variance));
  return { channel: best.channel, unexplained: Math.max(...left) / best.variance || 0 };
}
