import { channelsOf } from '@blueprompt/core/color/channels';

/** Two colours this close in RGB are one colour read twice: a model reads a screenshot to about this precision. */
const MAX_COLOR_DISTANCE = 24;
/** A model's sizes are off by a few per cent; more is another size. */
const SIZE_SLACK = { px: 2, share: 0.04 };
/** One letter in five: a misread text, not another one. */
const MAX_TEXT_ERRORS = 0.2;

const toSixDigits = (hex: string): string => {
  const digits = hex.slice(1).toLowerCase();
  return digits.length < 6
    ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`
    : `#${digits.slice(0, 6)}`;
};

const nearest = <T>(candidates: readonly T[], distance: (candidate: T) => number, limit: number): T | undefined => {
  let best: T | undefined;
  let bestDistance = limit;
  for (const candidate of candidates) {
    const d = distance(candidate);
    if (d < bestDistance || (d === bestDistance && best === undefined)) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best;
};

/** The measured colour that a named one stands for, if any. */
export const nearestHex = (hexes: readonly string[], named: string): string | undefined => {
  const [r, g, b] = channelsOf(toSixDigits(named));
  const distance = (hex: string) => {
    const [r2, g2, b2] = channelsOf(hex);
    return Math.hypot(r - r2, g - g2, b - b2);
  };
  return nearest(hexes, distance, MAX_COLOR_DISTANCE);
};

/** The measured size that a named one stands for, if any. */
export const nearestPixels = (pixels: readonly number[], named: number): number | undefined =>
  nearest(pixels, (px) => Math.abs(px - named), Math.max(SIZE_SLACK.px, named * SIZE_SLACK.share));

/** Letters and digits only, so that quotes, dashes and spaces cannot tell two equal texts apart. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const editDistance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    previous = row;
  }
  return previous[b.length]!;
};

/** The measured text that a quoted one stands for: itself where it is part of one or runs over several, else the one it misread. */
export const nearestText = (texts: readonly string[], quoted: string): string | undefined => {
  const wanted = plain(quoted);
  if (wanted === '') return quoted;
  const exact = texts.find((text) => plain(text) === wanted);
  if (exact) return exact;
  if (plain(texts.join(' ')).includes(wanted)) return quoted;
  const limit = Math.floor(wanted.length * MAX_TEXT_ERRORS);
  if (limit === 0) return undefined;
  return nearest(
    texts.filter((text) => Math.abs(text.length - quoted.length) <= limit),
    (text) => editDistance(plain(text), wanted),
    limit,
  );
};
