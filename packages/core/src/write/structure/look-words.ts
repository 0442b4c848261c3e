import type { Element, Gradient, Shadow } from '../../measurement.ts';
import { px } from '../number-words.ts';
import { seriesWords } from './series-words.ts';

/** Corners within a pixel of half the shorter side make a pill or a circle. */
const isRound = (element: Element): boolean =>
  element.radius !== undefined && element.radius >= Math.min(element.box.width, element.box.height) / 2 - 1;

/** A shadow this dark that falls this far to the side is the edge of something beside the box: CSS shadows fall down. */
const NO_SHADOW = { opacity: 0.35, sidePx: 6 };
const isCredible = ({ opacity, x }: Shadow): boolean => opacity <= NO_SHADOW.opacity || Math.abs(x) < NO_SHADOW.sidePx;

export const gradientWords = ({ angle, from, to }: Gradient): string => `gradient ${px(angle)}deg ${from} to ${to}`;

/** Fill, border, corners and shadow of one element in the order in which a coder writes them. */
export const lookWords = (element: Element): string[] => {
  const { fill, gradient, border, radius, shadow, filled } = element;
  const shown = seriesWords(element.series ?? []);
  return [
    gradient ? gradientWords(gradient) : fill && fillWords(element),
    element.ink,
    border && `${px(border.width)}px ${border.color} border`,
    radius !== undefined && radius > 0 && (isRound(element) ? 'fully round' : `radius ${px(radius)}`),
    shadow &&
      isCredible(shadow) &&
      `shadow ${px(shadow.x)} ${px(shadow.y)} ${px(shadow.blur)}px ${shadow.color} ${Math.round(shadow.opacity * 100)}%`,
    filled && `${filled.percent} % filled with ${filled.color}`,
    shown.length > 0 && `shows ${shown.join('; ')}`,
    element.active && 'active',
  ].filter((word): word is string => typeof word === 'string');
};

/** For a picture the fill is its average: what a placeholder should be painted with. */
const fillWords = (element: Element): string =>
  element.type === 'image' || element.type === 'avatar' || element.type === 'chart'
    ? `placeholder ${element.fill}`
    : `${element.fill}`;
