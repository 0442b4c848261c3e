import { gradientCss } from '../color/gradient-css.ts';
import type { Box } from '../geometry.ts';
import type { Element, Shadow } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';

/** A shadow as CSS writes it. */
export const shadowCss = (shadow: Shadow | undefined): string => {
  if (!shadow) return 'none';
  const { x, y, blur, spread = 0, color, opacity } = shadow;
  const alpha = Math.round(255 * opacity)
    .toString(16)
    .padStart(2, '0');
  return `${x}px ${y}px ${blur}px ${spread}px ${color}${alpha}`;
};

/** What an element is filled with, as CSS writes it. */
export const fillCss = ({ fill, gradient }: Pick<Element, 'fill' | 'gradient'>): string =>
  gradient ? gradientCss(gradient) : (fill ?? 'none');

/** The declarations with which whoever lacks an element gets it right at once. */
export const describeElementStyle = (element: Element, { width, height }: Box): string =>
  [
    `width: ${Math.round(width)}px`,
    `height: ${Math.round(height)}px`,
    ...(element.ink ? [`color: ${element.ink}`] : []),
    ...(element.fill || element.gradient ? [`background: ${fillCss(element)}`] : []),
    ...(element.border ? [`border: ${element.border.width}px solid ${element.border.color}`] : []),
    ...(element.edges ?? []).map(({ side, width: px, color }) => `border-${side}: ${px}px solid ${color}`),
    ...(element.radius ? [`border-radius: ${element.radius}px`] : []),
    ...(element.shadow ? [`box-shadow: ${shadowCss(element.shadow)}`] : []),
  ].join('; ');

/** The same for a text. */
export const describeTextStyle = ({ fontSize, fontWeight, color, italic, underlined }: TextBlock): string =>
  [
    `font-size: ${fontSize}px`,
    `font-weight: ${fontWeight}`,
    `color: ${color}`,
    ...(italic ? ['font-style: italic'] : []),
    ...(underlined ? ['text-decoration-line: underline'] : []),
  ].join('; ');
