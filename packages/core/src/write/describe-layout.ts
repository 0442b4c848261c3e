import { type Box, centreX, right } from '../geometry.ts';
import type { Measurement, Region } from '../measurement.ts';
import { fontLabel, fontNames, likeFont, sureFont, toCssFonts } from '../text/font-words.ts';
import { counted, px, sizeOf } from './number-words.ts';
import { distinctRegions } from './page/distinct-regions.ts';
import { FACES } from './type/faces.ts';
import { widestRow } from './write-responsive.ts';

/** Shares of the page from which on a landmark goes across it, or down it. */
const ACROSS = 0.9;
const DOWN = 0.6;

/** A landmark by the side that is its own: a bar by its height, a column by its width. */
const extentWords = ({ role, box }: Region, image: Measurement['image']): string => {
  if (box.width >= ACROSS * image.width) return `${role} ${px(box.height)} high`;
  if (role !== 'main' && box.height >= DOWN * image.height)
    return `${role} ${px(box.width)} wide at the ${centreX(box) < image.width / 2 ? 'left' : 'right'}`;
  return `${role} ${sizeOf(box)}`;
};

/** What the page is divided into, in one paragraph a person can picture. */
export const describeLayout = (css: Measurement): string => {
  const regions = distinctRegions(css.regions).map((region) => extentWords(region, css.image));
  const container = css.spacing.containerWidth;
  const row = widestRow(css);
  return [
    `${sizeOf({ x: 0, y: 0, ...css.image })} px page`,
    regions.length > 0 ? `: ${regions.join(', ')}.` : ' without separate landmarks.',
    container === undefined ? '' : ` Content container ${px(container)} px wide.`,
    row.length > 1 ? ` ${row.length} cards side by side, ${px(row[0]!.width)} wide${gapOf(row)}.` : '',
  ].join('');
};

const gapOf = (row: readonly Box[]): string => {
  const gaps = row.slice(1).map((box, index) => Math.round(box.x - right(row[index]!)));
  return new Set(gaps).size === 1 ? `, ${gaps[0]} apart` : '';
};

export const describeSpacing = (css: Measurement): string => {
  const top = (list: Measurement['radii']): string =>
    list
      .slice(0, 4)
      .map((tally) => `${px(tally.px)}px`)
      .join(', ');
  const { unit, scale, gaps, paddings } = css.spacing;
  // Without distances the unit is what pages usually have: nobody measured it here.
  const hasDistances = scale.length + gaps.length + paddings.length > 0;
  if (!hasDistances && css.radii.length === 0) return 'No gaps or paddings were measured.';
  return [
    hasDistances && `Unit ${px(unit)}px`,
    scale.length > 0 && `scale ${scale.map(px).join(', ')}`,
    gaps.length > 0 && `most frequent gaps ${top(gaps)}`,
    paddings.length > 0 && `paddings ${top(paddings)}`,
    css.radii.length > 0 && `${hasDistances ? 'radii' : 'Radii'} ${top(css.radii)}`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.');
};

export const describeTypography = (css: Measurement): string => {
  const { typography } = css;
  if (typography.families.length === 0) return 'No text was read on this page.';
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
