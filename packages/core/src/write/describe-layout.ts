import { fontLabel, fontNames, likeFont, sureFont, toCssFonts } from '../fonts/font-words.ts';
import type { Measurement } from '../measurement.ts';
import { FACES } from './faces.ts';
import { counted, px, sizeOf, spanX, spanY } from './number-words.ts';
import { distinctRegions } from './outline/distinct-regions.ts';

/** Landmarks and their extents in one paragraph. */
export const describeLayout = (css: Measurement): string => {
  const regions = distinctRegions(css.regions).map(
    (region) => `${region.role} ${spanX(region.box)}, ${spanY(region.box)}`,
  );
  const container = css.spacing.containerWidth;
  return [
    `${sizeOf({ x: 0, y: 0, ...css.image })} px page`,
    regions.length > 0 ? `: ${regions.join('; ')}.` : ' without separate landmarks.',
    container === undefined ? '' : ` Content container ${px(container)} px wide.`,
  ].join('');
};

export const describeSpacing = (css: Measurement): string => {
  const top = (list: Measurement['radii']): string =>
    list
      .slice(0, 4)
      .map((tally) => `${px(tally.px)}px`)
      .join(', ');
  const { unit, scale, gaps, paddings } = css.spacing;
  return [
    `Unit ${px(unit)}px`,
    scale.length > 0 && `scale ${scale.map(px).join(', ')}`,
    gaps.length > 0 && `most frequent gaps ${top(gaps)}`,
    paddings.length > 0 && `paddings ${top(paddings)}`,
    css.radii.length > 0 && `radii ${top(css.radii)}`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.');
};

export const describeTypography = (css: Measurement): string => {
  const { typography } = css;
  const stacks = typography.families.map((family) => {
    const sure = sureFont(typography, family);
    const like = likeFont(typography, family);
    if (sure) return `${family}: ${fontLabel(sure.family)} (${toCssFonts(fontNames(sure.family, family))})`;
    return `${family}${like ? `, like ${fontLabel(like.family)}` : ''} (${FACES[family][0]!.stack})`;
  });
  const steps = typography.scale.map(
    (step) => `${step.role} ${px(step.fontSize)}px ${step.fontWeight} (${counted(step.count, 'line')})`,
  );
  return `${stacks.join(', ')}; body ${px(typography.bodySize)}px, line height ${px(typography.lineHeight)}${steps.length > 0 ? `; ${steps.join(', ')}` : ''}.`;
};
