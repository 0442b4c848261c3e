import type { Element } from '../measurement.ts';
import { px } from './style.ts';

/** The fill, border, corners and shadow of an element as CSS declarations. */
export const paintElement = (element: Element): (string | false | undefined)[] => [
  element.gradient
    ? `background:linear-gradient(${element.gradient.angle}deg,${element.gradient.from},${element.gradient.to})`
    : element.fill && `background:${element.fill}`,
  element.border && `border:${px(element.border.width)} solid ${element.border.color}`,
  !!element.radius && `border-radius:${px(element.radius)}`,
  element.shadow &&
    `box-shadow:${px(element.shadow.x)} ${px(element.shadow.y)} ${px(element.shadow.blur)} ${withOpacity(element.shadow)}`,
];

/** No interface has darker shadows; what is read darker is an edge of something else. */
const MAX_SHADOW_OPACITY = 0.3;

const withOpacity = ({ color, opacity }: { color: string; opacity: number }): string =>
  `${color}${Math.round(Math.min(MAX_SHADOW_OPACITY, Math.max(0, opacity)) * 255)
    .toString(16)
    .padStart(2, '0')}`;
