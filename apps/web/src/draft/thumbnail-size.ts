/** Twice the largest place that a thumbnail is shown in, for dense screens. */
const PLACE = { width: 336, height: 210 };
/** Higher than wide by this much: shown whole on its sheet instead of filling the place. */
const TALL = 1.1;

export const isTall = ({ width, height }: { width: number; height: number }): boolean => height > width * TALL;

/** Size of a picture's thumbnail: it covers its place, a tall one fits into its height, none is enlarged. */
export const thumbnailSize = (image: { width: number; height: number }): { width: number; height: number } => {
  const byHeight = PLACE.height / image.height;
  const scale = Math.min(1, isTall(image) ? byHeight : Math.max(byHeight, PLACE.width / image.width));
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
};
