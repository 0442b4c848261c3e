import type { Element, Region } from '../measurement.ts';
import { paintElement, paintGround } from './draw/paint-element.ts';
import type { Lengths } from './lengths.ts';
import type { SetText } from './set-text.ts';

/** The typography of a text as CSS declarations. */
export const lookOfText = (text: SetText, { px }: Lengths): string[] => [
  `font-family:${text.face.stack}`,
  `font-size:${px(text.fontSize)}`,
  text.fontWeight === 400 ? '' : `font-weight:${text.fontWeight}`,
  `line-height:${px(text.lineHeight)}`,
  text.letterSpacing === 0 ? '' : `letter-spacing:${px(text.letterSpacing)}`,
  text.lineCount > 1 && text.align !== 'left' ? `text-align:${text.align}` : '',
  `color:${text.color}`,
  text.backdrop ? `background:${text.backdrop}` : '',
  text.italic ? 'font-style:italic' : '',
  text.underlined ? 'text-decoration:underline' : '',
];

/** The fill, border, corners and shadow of a box as CSS declarations. */
export const lookOfPaint = (paint: Element | Region, { scale }: Lengths): string[] =>
  ('type' in paint ? paintElement(toCss(paint, scale)) : [paintGround(paint)]).filter(
    (rule) => typeof rule === 'string',
  );

/** Lengths of the paint in CSS pixels. */
const toCss = (element: Element, scale: number): Element => ({
  ...element,
  ...(element.radius !== undefined && { radius: element.radius / scale }),
  ...(element.border && { border: { ...element.border, width: element.border.width / scale } }),
  ...(element.edges && { edges: element.edges.map((edge) => ({ ...edge, width: edge.width / scale })) }),
  ...(element.shadow && {
    shadow: {
      ...element.shadow,
      x: element.shadow.x / scale,
      y: element.shadow.y / scale,
      blur: element.shadow.blur / scale,
      spread: (element.shadow.spread ?? 0) / scale,
    },
  }),
});
