import type { Chart } from '../chart.ts';
import { drawnColors } from '../chart-kind.ts';
import type { Box } from '../geometry.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { groupLines } from '../text/group-lines.ts';
import { toPlainLine } from '../text/quote-text.ts';
import { splitRuns } from '../text/split-runs.ts';
import { toCssPixels } from '../to-css-pixels.ts';

/*
 * One fact a line: a keyword, then `name value` pairs that a person can read, and last the words of the screenshot in
 * double quotes, as JSON, so that they cannot be taken for a fact.
 */
const quoted = (words: string): string => JSON.stringify(toPlainLine(words));
/** Labels in it are words of the screenshot too. */
const chartWords = (chart: Chart): string =>
  JSON.stringify(chart, (_, value) => (typeof value === 'string' ? toPlainLine(value) : value));
const boxWords = ({ x, y, width, height }: Box): string => `x ${x} y ${y} w ${width} h ${height}`;

const elementLine = (element: Element): string =>
  [
    `element ${element.type} ${boxWords(element.box)}`,
    element.fill && `fill ${element.fill}`,
    element.border && `border ${element.border.color} ${element.border.width}`,
    ...(element.edges ?? []).map(({ side, color, width }) => `edge ${side} ${color} ${width}`),
    element.radius && `radius ${element.radius}`,
    element.shadow &&
      `shadow ${element.shadow.color} ${element.shadow.opacity} ${element.shadow.x} ${element.shadow.y} ${element.shadow.blur} ${element.shadow.spread ?? 0}`,
    element.name && `named ${element.name}`,
    drawnColors(element).length > 0 && `drawn ${drawnColors(element).join(' ')}`,
    element.active && 'active',
    element.text && quoted(element.text),
  ]
    .filter(Boolean)
    .join(' ');

const textLine = (line: TextLine): string =>
  `text ${boxWords(line.box)} size ${line.fontSize} weight ${line.fontWeight} ${line.fontClass} ${line.color} on ${line.background} ${line.continues ? 'continues ' : ''}${line.glued ? 'glued ' : ''}${line.align} ${quoted(line.text)}`;

/** A measurement as lines, most telling first, in CSS pixels. */
export const toFactLines = (measurement: Measurement): string[] => {
  const css = toCssPixels(measurement);
  const { spacing, typography } = css;
  return [
    `size ${css.image.width} ${css.image.height}`,
    ...css.palette.map((color) => `color ${color.hex} ${color.role} share ${color.share} ${quoted(color.name)}`),
    `spacing unit ${spacing.unit} scale ${spacing.scale.join(' ')}${spacing.containerWidth === undefined ? '' : ` container ${spacing.containerWidth}`}`,
    `type body ${typography.bodySize} line-height ${typography.lineHeight} families ${typography.families.join(' ')}`,
    ...(typography.fonts ?? []).map(
      ({ family, fontClass, share, sure }) =>
        `font ${fontClass} ${sure ? 'sure' : 'like'} share ${share} ${quoted(family)}`,
    ),
    ...typography.scale.map(
      (step) => `step ${step.role} size ${step.fontSize} weight ${step.fontWeight} count ${step.count}`,
    ),
    ...spacing.gaps.map((tally) => `gap ${tally.px} count ${tally.count}`),
    ...spacing.paddings.map((tally) => `padding ${tally.px} count ${tally.count}`),
    ...css.radii.map((tally) => `radius ${tally.px} count ${tally.count}`),
    ...css.regions.map(
      (region) => `region ${region.role} ${boxWords(region.box)}${region.fill ? ` fill ${region.fill}` : ''}`,
    ),
    ...groupLines(css).flatMap((block) => block.lines.flatMap(splitRuns).map(textLine)),
    ...[...css.elements]
      .sort((a, b) => Number(a.type === 'icon') - Number(b.type === 'icon'))
      .flatMap((element) => [
        elementLine(element),
        // What a chart shows is numbers and labels: as JSON, labels are quoted like all words.
        ...(element.chart ? [`chart ${chartWords(element.chart)}`] : []),
      ]),
  ];
};
