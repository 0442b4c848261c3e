import type { Box } from './geometry.ts';
import type { Measurement } from './measurement.ts';

/** Where the page lies in its picture: all of it, unless the picture also shows a window around the page. */
export const pagePlace = ({
  image: { width, height },
  frame,
}: Pick<Measurement, 'image' | 'frame'>): { box: Box; picture: { width: number; height: number } } =>
  frame ?? { box: { x: 0, y: 0, width, height }, picture: { width, height } };

/** The width that a page was taken at, in CSS pixels. */
export const pageWidthOf = ({ image }: Pick<Measurement, 'image'>): number => Math.round(image.width / image.scale);
