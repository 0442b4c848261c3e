import sharp from 'sharp';
import type { ColorShare, TruthBox, TruthElement, TruthPalette } from './truth.ts';

/** A smaller share of the pixels says nothing about a page. */
const LEAST_SHARE = 0.0005;
/** Distance of the strongest and weakest channel from which a fill reads as a colour and not as a grey. */
const COLORED = 48;

const colored = (hex: string): boolean => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) >= COLORED;
};
const size = ([, , width, height]: TruthBox): number => width * height;

/** Counts the pixels: the background is the most frequent colour, the accent that of the largest coloured button. */
export async function readPalette(png: Uint8Array, colors: string[], elements: TruthElement[]): Promise<TruthPalette> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = data.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const pixels: ColorShare[] = [...counts]
    .map(([color, count]) => ({
      hex: `#${color.toString(16).padStart(6, '0')}`,
      share: count / (info.width * info.height),
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share);
  const accents = elements
    .filter(({ type, optional, bg }) => type === 'button' && !optional && bg && colored(bg))
    .sort((a, b) => size(b.box) - size(a.box));
  return {
    background: pixels[0]?.hex ?? '#ffffff',
    accent: accents[0]?.bg ?? null,
    painted: pixels.filter(({ hex }) => colors.includes(hex)),
    pixels,
  };
}
