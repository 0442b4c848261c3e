import type { Pixels } from '@blueprompt/vision/contract';
import type { Truth, TruthLine, TruthNode } from '../truth.ts';
import { chroma, packedHex, toHex, toRgb } from './colors.ts';
import { countColors, dominantOf, type Histogram } from './histogram.ts';
import type { RawPage } from './raw.ts';

/** Rarer colours than these are not listed, in shares of all pixels. */
const MIN_PIXEL_SHARE = 0.0005;
const MIN_PAINTED_SHARE = 0.0002;
const MAX_PIXEL_COLORS = 64;
/** Least chroma, 0 to 255, of an accent as a fill and as the colour of links. */
const MIN_FILL_CHROMA = 40;
const MIN_LINK_CHROMA = 70;

const round5 = (value: number): number => Math.round(value * 1e5) / 1e5;
const fromHex = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** Share of the pixels that have a colour, give or take one step of each channel. */
function shareOf({ counts, total }: Histogram, hex: string): number {
  const [red, green, blue] = toRgb(fromHex(hex));
  let count = 0;
  for (const r of [red - 1, red, red + 1])
    for (const g of [green - 1, green, green + 1])
      for (const b of [blue - 1, blue, blue + 1])
        if (Math.min(r, g, b) >= 0 && Math.max(r, g, b) <= 255) count += counts.get((r << 16) | (g << 8) | b) ?? 0;
  return count / total;
}

/** The most voted colour that is not grey: fills of buttons, else the text of links. */
function accentOf(nodes: readonly TruthNode[], texts: readonly TruthLine[]): string | null {
  const votes = new Map<string, number>();
  const vote = (hex: string, area: number, minChroma: number) => {
    if (chroma(toRgb(fromHex(hex))) >= minChroma) votes.set(hex, (votes.get(hex) ?? 0) + area);
  };
  for (const { type, painted, paint, box } of nodes)
    if (type === 'button' && painted && paint?.fill && paint.fill === paint.seen)
      vote(paint.fill, box[2] * box[3], MIN_FILL_CHROMA);
  if (votes.size === 0)
    for (const { tag, color, box } of texts) if (tag === 'a' && color) vote(color, box[2] * box[3], MIN_LINK_CHROMA);
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? null;
}

/** The colours of the page: those that its CSS paints and those that its pixels have. */
export function toPalette(
  pixels: Pixels,
  raw: RawPage,
  nodes: readonly TruthNode[],
  texts: readonly TruthLine[],
): Truth['palette'] {
  const all = countColors(pixels, [0, 0, pixels.width, pixels.height], true);
  const named = new Set([
    toHex(raw.background.color),
    ...raw.colors.map(({ color }) => toHex(color)),
    ...texts.flatMap(({ color }) => color ?? []),
  ]);
  const painted = [...named]
    .map((hex) => ({ hex, share: round5(shareOf(all, hex)) }))
    .filter(({ share }) => share >= MIN_PAINTED_SHARE);
  const seen = [...all.counts].map(([color, count]) => ({ hex: packedHex(color), share: round5(count / all.total) }));
  const byShare = (a: { share: number }, b: { share: number }) => b.share - a.share;
  return {
    background: packedHex(dominantOf(all).color),
    accent: accentOf(nodes, texts),
    painted: painted.sort(byShare),
    pixels: seen
      .filter(({ share }) => share >= MIN_PIXEL_SHARE)
      .sort(byShare)
      .slice(0, MAX_PIXEL_COLORS),
  };
}
