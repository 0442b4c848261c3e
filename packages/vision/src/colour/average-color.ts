/** The mean of each channel over at least one colour. */
export const averageColor = (colors: readonly number[]): number =>
  [16, 8, 0].reduce(
    (mean, shift) =>
      mean | (Math.round(colors.reduce((sum, color) => sum + ((color >> shift) & 0xff), 0) / colors.length) << shift),
    0,
  );
