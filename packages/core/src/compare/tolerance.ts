/** What measuring the same page twice from different renderings can differ by. */
export const TOLERANCE = {
  color: 2.5,
  textColor: 5,
  /** The ends of a gradient are read from few pixels. */
  gradientEnd: 6,
  /** Words on another ground: one that anybody sees. */
  textBackground: 10,
  sizePx: 2,
  sizeShare: 0.03,
  radiusPx: 1,
  fontPx: 0.75,
  fontShare: 0.05,
  weight: 150,
  borderPx: 0.75,
  textWidthPx: 1.5,
  textWidthShare: 0.015,
};
