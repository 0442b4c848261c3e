import { centreX, centreY, contains } from '../geometry.ts';
import type { Measurement, Shadow, Tally } from '../measurement.ts';
import type { Project } from '../project.ts';
import { toCssPixels } from '../write/to-css-pixels.ts';
import { collectColors } from './collect-colors.ts';
import { collectComponents, type SeenElement } from './collect-components.ts';
import type { DesignSystem, ShadowToken, SizeToken, TypeToken } from './design-system.ts';
import { createNamer } from './token-name.ts';

/** A type scale beyond these steps is measuring noise; the most used are kept. */
const MAX_TYPE_STEPS = 10;
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
  const colors = collectColors(analyses);
  const radii = collectRadii(pages);
  return {
    colors,
    fonts: [...new Set(pages.flatMap((page) => page.typography.families))],
    type: collectType(pages),
    bodySize: main?.typography.bodySize ?? DEFAULTS.bodySize,
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

const collectType = (pages: readonly Measurement[]): TypeToken[] => {
  const steps = new Map<string, { role: string; fontSize: number; fontWeight: number; count: number }>();
  for (const step of pages.flatMap((page) => page.typography.scale)) {
    const key = `${step.fontSize}/${step.fontWeight}`;
    const known = steps.get(key);
    if (known) known.count += step.count;
    else steps.set(key, { ...step });
  }
  const distinct = createNamer();
  const bodyLineHeight = pages[0]?.typography.lineHeight ?? DEFAULTS.lineHeight;
  return [...steps.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_TYPE_STEPS)
    .sort((a, b) => b.fontSize - a.fontSize || b.fontWeight - a.fontWeight)
    .map(({ role, fontSize, fontWeight }) => ({
      token: distinct(role),
      fontSize,
      fontWeight,
      // Only running text shows its line height; headings are set tighter by custom.
      lineHeight: role === 'body' || role === 'caption' || role === 'label' ? bodyLineHeight : HEADING_LINE_HEIGHT,
    }));
};
const HEADING_LINE_HEIGHT = 1.2;

const RADIUS_NAMES = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
/** A radius this large only says "as round as it gets". */
const FULL_RADIUS_PX = 100;

const collectRadii = (pages: readonly Measurement[]): SizeToken[] => {
  const counts = new Map<number, number>();
  for (const { px, count } of pages.flatMap((page): Tally[] => page.radii))
    if (px > 0 && px < FULL_RADIUS_PX) counts.set(px, (counts.get(px) ?? 0) + count);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_RADII)
    .sort((a, b) => a[0] - b[0])
    .map(([px], index) => ({ token: RADIUS_NAMES[index]!, px }));
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
