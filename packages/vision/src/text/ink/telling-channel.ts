import type { Pixels } from '../../contract.ts';

/** A rectangle with fractional edges: a line's ink with a little air around it. */
export type CropBox = { left: number; top: number; right: number; bottom: number };

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
function compareChannels(
  { width, height, colors }: Pixels,
  box: CropBox,
  across: number,
): { channel: number; unexplained: number } {
  const x0 = Math.max(0, Math.floor(box.left));
  const x1 = Math.max(x0 + 1, Math.min(width, Math.ceil(box.right)) - across + 1);
  const y0 = Math.max(0, Math.floor(box.top));
  const y1 = Math.min(height, Math.ceil(box.bottom));
  let [sumR, sumG, sumB, rr, gg, bb, rg, rb, gb] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let y = y0; y < y1; y++) {
    const end = y * width + x1;
    for (let from = y * width + x0, to = from; from < end; from = to) {
      const color = colors[from]!;
      let [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
      for (let k = 1; k < across; k++) {
        const next = colors[from + k]!;
        r += next >> 16;
        g += (next >> 8) & 255;
        b += next & 255;
      }
      // Paper comes in long runs, which are added at once.
      do to++;
      while (across === 1 && to < end && colors[to] === color);
      const count = to - from;
      sumR += count * r;
      sumG += count * g;
      sumB += count * b;
      rr += count * r * r;
      gg += count * g * g;
      bb += count * b * b;
      rg += count * r * g;
      rb += count * r * b;
      gb += count * g * b;
    }
  }
  const count = (x1 - x0) * (y1 - y0);
  const together = (products: number, a: number, c: number): number => products / count - (a / count) * (c / count);
  const red = { channel: 16, variance: together(rr, sumR, sumR) };
  const green = { channel: 8, variance: together(gg, sumG, sumG) };
  const blue = { channel: 0, variance: together(bb, sumB, sumB) };
  const best = [green, blue].reduce((most, next) => (next.variance > most.variance ? next : most), red);
  const pairs = [
    { of: [red, green], shared: together(rg, sumR, sumG) },
    { of: [red, blue], shared: together(rb, sumR, sumB) },
    { of: [green, blue], shared: together(gb, sumG, sumB) },
  ];
  const left = pairs
    .filter(({ of }) => of.includes(best))
    .map(({ of, shared }) => of.find((one) => one !== best)!.variance - shared ** 2 / Math.max(1, best.variance));
  return { channel: best.channel, unexplained: Math.max(...left) / best.variance || 0 };
}
