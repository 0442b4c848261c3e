import { centreX, centreY, contains } from '../geometry.ts';
import type { Measurement, Shadow, Tally } from '../measurement.ts';
import type { Project } from '../project.ts';
import { sureFont } from '../text/font-words.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { collectColors } from './collect-colors.ts';
import { collectComponents, type SeenElement } from './collect-components.ts';
import { collectType } from './collect-type.ts';
import type { DesignSystem, ShadowToken, SizeToken } from './design-system.ts';

const MAX_SPACING_STEPS = 12;
const MAX_RADII = 6;
const MAX_SHADOWS = 3;
/** Where no page could be measured, what browsers start from. */
const DEFAULTS = { bodySize: 16, lineHeight: 1.5, spacingUnit: 4 };

/** What the pages of a project share, with one name for each value. */
export const toDesignSystem = (project: Project): DesignSystem => {
  const analyses = project.outcomes.filter((outcome) => outcome.success).map((outcome) => outcome.analysis);
  const pages = analyses.flatMap(({ measurement }) => (measurement ? [toCssPixels(measurement)] : []));
  const main = pages[0];
  const bodySize = main?.typography.bodySize || DEFAULTS.bodySize;
  const colors = collectColors(analyses);
  const radii = collectRadii(pages);
  return {
    colors,
    fonts: [...new Set(pages.flatMap((page) => page.typography.families))],
    families: collectFamilies(pages),
    type: collectType(pages, bodySize, main?.typography.lineHeight || DEFAULTS.lineHeight),
    bodySize,
    spacingUnit: main?.spacing.unit || DEFAULTS.spacingUnit,
    spacing: [...new Set(pages.flatMap((page) => page.spacing.scale))]
      .filter((px) => px > 0)
      .sort((a, b) => a - b)
      .slice(0, MAX_SPACING_STEPS)
      .map((px) => ({ token: String(px).replace('.', '-'), px })),
    radii,
    shadows: collectShadows(pages),
    components: collectComponents(pages.flatMap(seenElements), colors, radii),
    ...(main?.spacing.containerWidth !== undefined && { containerWidth: main.spacing.containerWidth }),
  };
};

/** The first page that surely shows a family of a class names it for all. */
const collectFamilies = (pages: readonly Measurement[]): DesignSystem['families'] => {
  const families: DesignSystem['families'] = {};
  for (const { typography } of pages)
    for (const fontClass of typography.families) {
      const font = sureFont(typography, fontClass);
      if (font) families[fontClass] ??= font.family;
    }
  return families;
};

const RADIUS_NAMES = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
/** A radius this large only says "as round as it gets". */
const FULL_RADIUS_PX = 100;

/** Radii are read to about a pixel: neighbours are the more frequent one. */
const SAME_RADIUS_PX = 1;

const collectRadii = (pages: readonly Measurement[]): SizeToken[] => {
  const radii: Tally[] = [];
  const byUse = pages.flatMap((page): Tally[] => page.radii).sort((a, b) => b.count - a.count);
  for (const { px, count } of byUse) {
    if (px <= 0 || px >= FULL_RADIUS_PX) continue;
    const same = radii.find((known) => Math.abs(known.px - px) <= SAME_RADIUS_PX);
    if (same) same.count += count;
    else radii.push({ px, count });
  }
  return radii
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RADII)
    .sort((a, b) => a.px - b.px)
    .map(({ px }, index) => ({ token: RADIUS_NAMES[index]!, px }));
};

const collectShadows = (pages: readonly Measurement[]): ShadowToken[] => {
  const counts = new Map<string, { shadow: Shadow; count: number }>();
  for (const { shadow } of pages.flatMap((page) => page.elements)) {
    if (!shadow) continue;
    const key = JSON.stringify(shadow);
    counts.set(key, { shadow, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_SHADOWS)
    .sort((a, b) => a.shadow.blur - b.shadow.blur)
    .map(({ shadow }, index) => ({ token: RADIUS_NAMES[index]!, ...shadow }));
};

const seenElements = (page: Measurement): SeenElement[] =>
  page.elements.map((element) => ({
    element,
    textColor: page.texts.find((text) =>
      contains(element.box, { x: centreX(text.box), y: centreY(text.box), width: 0, height: 0 }),
    )?.color,
  }));
