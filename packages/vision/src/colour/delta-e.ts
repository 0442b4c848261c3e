import { blue, green, red } from './rgb.ts';

export type Lab = { l: number; a: number; b: number };

/** The light of each level of a channel: pictures have many colours, and a power is dear. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const cubeRoot = (value: number): number =>
  value > 216 / 24389 ? Math.cbrt(value) : (value * (24389 / 27) + 16) / 116;

/** CIELAB of an sRGB colour under D65. */
export const toLab = (color: number): Lab => {
  const r = LINEAR[red(color)]!;
  const g = LINEAR[green(color)]!;
  const b = LINEAR[blue(color)]!;
  const x = cubeRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = cubeRoot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = cubeRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
};

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (deg: number): number => (deg * Math.PI) / 180;
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);

/** CIEDE2000: below 1 nobody sees the difference, above 5 everybody does. */
export const deltaE = (first: number, second: number): number => {
  if (first === second) return 0;
  const one = toLab(first);
  const two = toLab(second);
  const meanC7 = ((Math.hypot(one.a, one.b) + Math.hypot(two.a, two.b)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanC7 / (meanC7 + 25 ** 7)));
  const a1 = one.a * stretch;
  const a2 = two.a * stretch;
  const c1 = Math.hypot(a1, one.b);
  const c2 = Math.hypot(a2, two.b);
  const h1 = hue(a1, one.b);
  const h2 = hue(a2, two.b);
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dL = two.l - one.l;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const meanL = (one.l + two.l) / 2;
  const meanC = (c1 + c2) / 2;
  const meanH = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const c7 = meanC ** 7;
  const rotation = -2 * Math.sqrt(c7 / (c7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
};
