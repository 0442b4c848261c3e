import type { Hex } from '../measurement.ts';
import { channelsOf } from './channels.ts';

type Lab = readonly [lightness: number, a: number, b: number];

/** sRGB to OKLab, the space in which equal distances look about equally different. */
const toOklab = (hex: Hex): Lab => {
  const [r, g, b] = channelsOf(hex).map((level) => toLinear(level / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** How different two colours look: 0 the same, about 2 just visible, 100 black against white. */
export const colorDistance = (a: Hex, b: Hex): number => {
  if (a === b) return 0;
  const [la, aa, ba] = toOklab(a);
  const [lb, ab, bb] = toOklab(b);
  return 100 * Math.hypot(la - lb, aa - ab, ba - bb);
};
