import { gradientCss } from '../../color/gradient-css.ts';
import { type Box, right } from '../../geometry.ts';
import type { Element, Region } from '../../measurement.ts';
import type { Lengths } from '../lengths.ts';

/** Sides of a box that are this near to those of the page, in CSS pixels, are there. */
const AT_SIDE_PX = 1;

/**
 * A page is no wider than it was measured, and windows may be: what reaches a side of the page is painted on to the side of the
 * window, its lines along the top and the bottom with it. Images of borders are painted outside of a box and take no room there.
 */
export const bleed = (
  paint: Element | Region,
  box: Box,
  pageWidth: number,
  { scale, px }: Lengths,
): string | undefined => {
  const [isLeft, isRight] = reaches(box, pageWidth, scale);
  const image = isLeft || isRight ? imageOf(paint, px) : undefined;
  if (!image) return undefined;
  // What changes along the page is drawn wider, and at its own width as it was.
  const far = isAlike(paint) ? '100vw' : `max(0px,50vw - ${px(pageWidth / 2)})`;
  const out = (does: boolean): string => (does ? far : '0');
  return `border-image:${image} fill 0/0/${isLeft === isRight ? `0 ${out(isLeft)}` : `0 ${out(isRight)} 0 ${out(isLeft)}`}`;
};

/** Which sides of the page a box reaches. */
const reaches = (box: Box, pageWidth: number, scale: number): [left: boolean, right: boolean] => [
  box.x <= AT_SIDE_PX * scale,
  right(box) >= pageWidth - AT_SIDE_PX * scale,
];

/** A photo from side to side of the page covers the window: borders that show nothing make its box wider and leave what is in it in place. */
export const bleedPhoto = (box: Box, pageWidth: number, { scale, px }: Lengths): string[] => {
  if (!reaches(box, pageWidth, scale).every(Boolean)) return [];
  const half = px(pageWidth / 2);
  return [
    'max-width:none',
    `margin-left:min(0px,${half} - 50vw)`,
    `margin-right:min(0px,${half} - 50vw)`,
    'border-style:solid',
    'border-color:transparent',
    `border-width:0 max(0px,50vw - ${half})`,
    'background-origin:border-box',
  ];
};

/** Whether a paint is the same from side to side. */
const isAlike = ({ gradient }: Element | Region): boolean => !gradient || gradient.angle % 180 === 0;

/** The fill from top to bottom; none of what has corners or other sides, which would be seen to end. */
const imageOf = (paint: Element | Region, px: Lengths['px']): string | undefined => {
  const { fill, gradient, tones } = paint;
  const { radius, border, edges = [], filled }: Partial<Element> = 'type' in paint ? paint : {};
  if (tones || radius || border || filled || edges.some(({ side }) => side === 'left' || side === 'right'))
    return undefined;
  if (gradient) return edges.length === 0 ? gradientCss(gradient) : undefined;
  if (!fill && edges.length === 0) return undefined;
  const [top, bottom] = (['top', 'bottom'] as const).map((at) => edges.find(({ side }) => side === at));
  const from = top ? px(top.width) : '0';
  const to = bottom ? `calc(100% - ${px(bottom.width)})` : '100%';
  const stops = [
    top && `${top.color} ${from}`,
    `${fill ?? 'transparent'} ${from} ${to}`,
    bottom && `${bottom.color} ${to}`,
  ];
  return `linear-gradient(${stops.filter(Boolean).join(',')})`;
};
