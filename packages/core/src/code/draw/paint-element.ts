import { gradientCss } from '../../color/gradient-css.ts';
import { joinEdges } from '../../color/join-edges.ts';
import type { Edge, Element, Hex } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { renderTones } from './render-tones.ts';

/** Two decimals are below what a screen shows and keep the page short. */
const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/** What an element or a landmark is filled with, as a CSS declaration. */
export const paintGround = ({
  fill,
  gradient,
  tones,
}: Pick<Element, 'fill' | 'gradient' | 'tones'>): string | undefined => {
  if (tones) return `background:url(${renderTones(tones)}) 0 0/100% 100%`;
  if (gradient) return `background:${gradientCss(gradient).replaceAll(', ', ',')}`;
  return fill && `background:${fill}`;
};

const paintFilled = ({ percent, color }: NonNullable<Element['filled']>, track: Hex): string =>
  `background:linear-gradient(90deg,${color} ${percent}%,${track} ${percent}%)`;

/** Bars cast their shadow on the part beside them, which would else be painted over it. */
const BARS = typesWith('bar');

/** Four sides of one kind are a border. */
const paintEdges = (edges: readonly Edge[]): string[] => {
  const border = joinEdges(edges);
  if (border) return [`border:${px(border.width)} solid ${border.color}`];
  return edges.map(({ side, color, width }) => `border-${side}:${px(width)} solid ${color}`);
};

/** The fill, border, corners and shadow of an element as CSS declarations. */
export const paintElement = (element: Element): (string | false | undefined)[] => [
  element.filled && element.fill ? paintFilled(element.filled, element.fill) : paintGround(element),
  element.border && `border:${px(element.border.width)} solid ${element.border.color}`,
  ...paintEdges(element.edges ?? []),
  !!element.radius && `border-radius:${px(element.radius)}`,
  element.shadow &&
    `box-shadow:${px(element.shadow.x)} ${px(element.shadow.y)} ${px(element.shadow.blur)} ${px(element.shadow.spread ?? 0)} ${withOpacity(element.shadow)}`,
  element.shadow && BARS.has(element.type) && 'z-index:1',
];

const withOpacity = ({ color, opacity }: { color: string; opacity: number }): string =>
  `${color}${Math.round(Math.min(1, Math.max(0, opacity)) * 255)
    .toString(16)
    .padStart(2, '0')}`;
