import {
  type Element,
  MAX_FONTS,
  type Measurement,
  type PaletteColor,
  type Tally,
  type TypeStep,
  type Typography,
} from '../measurement.ts';

/** Below this share of all pages a colour without a role is noise of one picture. */
const MIN_SHARE = 0.002;

const mergeTallies = (lists: readonly (readonly Tally[])[]): Tally[] => {
  const counts = new Map<number, number>();
  for (const { px, count } of lists.flat()) counts.set(px, (counts.get(px) ?? 0) + count);
  return [...counts].map(([px, count]) => ({ px, count })).sort((a, b) => b.count - a.count);
};

/** The same hex keeps the role that the most pixels gave it. */
const mergePalettes = (measurements: readonly Measurement[]): PaletteColor[] => {
  const colors = new Map<string, PaletteColor & { best: number }>();
  for (const { palette } of measurements)
    for (const color of palette) {
      const known = colors.get(color.hex);
      const share = color.share / measurements.length;
      if (known === undefined) colors.set(color.hex, { ...color, share, best: color.share });
      else {
        known.share += share;
        if (color.share > known.best) Object.assign(known, { role: color.role, name: color.name, best: color.share });
      }
    }
  return [...colors.values()]
    .map(({ best: _, ...color }) => color)
    .filter((color) => color.role !== 'other' || color.share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share);
};

const mergeScales = (measurements: readonly Measurement[]): TypeStep[] => {
  const steps = new Map<string, TypeStep>();
  for (const { typography } of measurements)
    for (const step of typography.scale) {
      const key = `${step.fontSize}/${step.fontWeight}`;
      const known = steps.get(key);
      steps.set(key, known ? { ...known, count: known.count + step.count } : step);
    }
  return [...steps.values()].sort((a, b) => b.fontSize - a.fontSize || b.fontWeight - a.fontWeight);
};

/** A family that is sure on one page is sure; shares are of all pages. */
const mergeFonts = (measurements: readonly Measurement[]): Pick<Typography, 'fonts'> => {
  const told = new Map<string, NonNullable<Typography['fonts']>[number]>();
  for (const font of measurements.flatMap(({ typography }) => typography.fonts ?? [])) {
    const known = told.get(font.family);
    const share = (known?.share ?? 0) + font.share / measurements.length;
    told.set(font.family, { ...(known?.sure ? known : font), share });
  }
  const fonts = [...told.values()].sort((a, b) => b.share - a.share).slice(0, MAX_FONTS);
  return fonts.length > 0 ? { fonts } : {};
};

/** The value that occurs most; the earliest of several. */
const mostUsed = <T>(values: readonly T[]): T => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
};

/** Ids are one page's own; this is one of a project. */
export const idOnPage = (page: number, id: string): string => `p${page + 1}-${id}`;

const ofPage = (elements: readonly Element[], page: number): Element[] =>
  elements.map((element) => ({ ...element, id: idOnPage(page, element.id) }));

/**
 * One set of tokens and components over several pages in the same pixels; the list must not be empty. Places keep their
 * own page's origin, so only looks, counts and scales of the answer mean anything.
 */
export const mergeMeasurements = (measurements: readonly Measurement[]): Measurement => {
  const first = measurements[0]!;
  const containers = measurements.flatMap(({ spacing }) => spacing.containerWidth ?? []);
  const scale = [...new Set(measurements.flatMap(({ spacing }) => spacing.scale))].sort((a, b) => a - b);
  return {
    ...first,
    texts: measurements.flatMap(({ texts }) => texts),
    elements: measurements.flatMap(({ elements }, page) => ofPage(elements, page)),
    paints: measurements.flatMap(({ paints = [] }, page) => ofPage(paints, page)),
    regions: measurements.flatMap(({ regions }) => regions),
    palette: mergePalettes(measurements),
    spacing: {
      unit: mostUsed(measurements.map(({ spacing }) => spacing.unit)),
      scale,
      gaps: mergeTallies(measurements.map(({ spacing }) => spacing.gaps)),
      paddings: mergeTallies(measurements.map(({ spacing }) => spacing.paddings)),
      ...(containers.length > 0 && { containerWidth: mostUsed(containers) }),
    },
    typography: {
      families: [...new Set(measurements.flatMap(({ typography }) => typography.families))],
      ...mergeFonts(measurements),
      scale: mergeScales(measurements),
      bodySize: mostUsed(measurements.map(({ typography }) => typography.bodySize)),
      lineHeight: mostUsed(measurements.map(({ typography }) => typography.lineHeight)),
    },
    radii: mergeTallies(measurements.map(({ radii }) => radii)),
  };
};
