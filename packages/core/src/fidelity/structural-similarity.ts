import type { Raster } from './rendered-page.ts';

/** Window and step of the published SSIM variant on small pictures, in pixels. */
const WINDOW = 8;
const STEP = 4;
/** Rec. 601 weights of red, green and blue in what the eye calls bright. */
const LUMA = [0.299, 0.587, 0.114] as const;
/** (0.01 · 255)² and (0.03 · 255)², the constants that keep flat windows stable. */
const C1 = 6.5025;
const C2 = 58.5225;

/** Mean structural similarity of two pictures of equal size, 0 to 1; only windows inside both count. */
export const structuralSimilarity = (a: Raster, b: Raster): number => {
  const width = Math.min(a.width, b.width);
  const height = Math.min(a.height, b.height);
  const [first, second] = [toGrey(a), toGrey(b)];
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= height; y += STEP)
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += windowSimilarity(first, second, x, y);
      windows++;
    }
  return windows === 0 ? 1 : Math.max(0, sum / windows);
};

type Grey = { width: number; luminance: Float32Array };

const toGrey = ({ width, height, rgba }: Raster): Grey => ({
  width,
  luminance: Float32Array.from(
    { length: width * height },
    (_, i) => LUMA[0] * rgba[i * 4]! + LUMA[1] * rgba[i * 4 + 1]! + LUMA[2] * rgba[i * 4 + 2]!,
  ),
});

const windowSimilarity = (a: Grey, b: Grey, left: number, top: number): number => {
  let sa = 0;
  let sb = 0;
  let saa = 0;
  let sbb = 0;
  let sab = 0;
  for (let y = top; y < top + WINDOW; y++)
    for (let x = left; x < left + WINDOW; x++) {
      const u = a.luminance[y * a.width + x]!;
      const v = b.luminance[y * b.width + x]!;
      sa += u;
      sb += v;
      saa += u * u;
      sbb += v * v;
      sab += u * v;
    }
  const n = WINDOW * WINDOW;
  const ma = sa / n;
  const mb = sb / n;
  const variance = saa / n - ma * ma + (sbb / n - mb * mb);
  const covariance = sab / n - ma * mb;
  return ((2 * ma * mb + C1) * (2 * covariance + C2)) / ((ma * ma + mb * mb + C1) * (variance + C2));
};
