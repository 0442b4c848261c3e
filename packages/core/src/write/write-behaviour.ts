import { contrastOf, neededContrast } from '../color/contrast.ts';
import type { Hex, Measurement } from '../measurement.ts';
import { writeResponsive } from './write-responsive.ts';

const MAX_PAIRS = 1;

type WeakPair = { color: Hex; background: Hex; ratio: number; lines: number };

/** Text colours that are hard to read on what they stand on, most used first. */
export const weakPairs = (measurement: Measurement): WeakPair[] => {
  const pairs = new Map<string, WeakPair>();
  for (const { color, background, fontSize, fontWeight } of measurement.texts) {
    const ratio = contrastOf(color, background);
    if (ratio >= neededContrast(fontSize, fontWeight)) continue;
    const known = pairs.get(color + background) ?? { color, background, ratio, lines: 0 };
    pairs.set(color + background, { ...known, lines: known.lines + 1 });
  }
  return [...pairs.values()].sort((a, b) => b.lines - a.lines);
};

/** Rounded down: a ratio that falls short must not read as if it did not. */
const toRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** What no screenshot shows, or shows only once: focus, states, other widths where none was measured, contrast. */
export const writeBehaviour = (measurement: Measurement, { hasWidths = false } = {}): string => {
  const primary = measurement.palette.find((color) => color.role === 'primary')?.hex;
  const active = measurement.elements.filter((element) => element.active).length;
  const weak = weakPairs(measurement).slice(0, MAX_PAIRS);
  return [
    `- Focus outline 2px${primary ? ` ${primary}` : ''}, hover 8 % darker or lighter, disabled 50 % opacity${active > 0 ? ', active: aria-current' : ''}.`,
    !hasWidths && `- Other widths: ${writeResponsive(measurement)}.`,
    weak.length > 0 &&
      `- Low contrast: ${weak.map((pair) => `${pair.color} on ${pair.background} ${toRatio(pair.ratio)}:1`).join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
};
