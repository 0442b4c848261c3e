/** Why a picture is probably no screenshot of an interface: too small, all of one colour, or a photo. */
export type Doubt = 'tiny' | 'blank' | 'photo';

/** Pixels row by row, four bytes each, as a canvas gives them. */
export type Sample = { width: number; data: Uint8ClampedArray };

/** Nothing with words is smaller: 16 px text with a margin is 32 px high. */
const MIN_SIDE_PX = 32;
const MIN_AREA_PX = 100 * 100;
/** Levels of a channel that lossy formats move a flat colour by. */
const NOISE_LEVELS = 6;
/** Levels between neighbours that count as one flat colour. */
const FLAT_LEVELS = 2;
/**
 * Share of neighbours alike. Of 231 interfaces the least flat has 0.60; as JPEG one page of patterns has 0.29 and the next
 * 0.57. Most photos have 0.27 to 0.53.
 */
const MIN_FLAT_SHARE = 0.5;

const BYTES = 4;

const isAlike = (data: Uint8ClampedArray, a: number, b: number, levels: number): boolean =>
  [0, 1, 2].every((channel) => Math.abs(data[a + channel]! - data[b + channel]!) <= levels);

const isBlank = ({ data }: Sample): boolean => {
  for (let at = BYTES; at < data.length; at += BYTES) if (!isAlike(data, 0, at, NOISE_LEVELS)) return false;
  return true;
};

/** Share of pixels that look like the one to their left. */
const flatShare = ({ width, data }: Sample): number => {
  let [alike, all] = [0, 0];
  for (let at = 0; at < data.length; at += BYTES) {
    if ((at / BYTES) % width === 0) continue;
    all += 1;
    if (isAlike(data, at, at - BYTES, FLAT_LEVELS)) alike += 1;
  }
  return all === 0 ? 1 : alike / all;
};

/** Looks at a picture before it is sent: `small` is all of it reduced, `rows` some of its rows as they are. */
export const doubtPicture = (
  { width, height }: { width: number; height: number },
  small: Sample,
  rows: Sample,
): Doubt | undefined => {
  if (Math.min(width, height) < MIN_SIDE_PX || width * height < MIN_AREA_PX) return 'tiny';
  if (isBlank(small)) return 'blank';
  return flatShare(rows) < MIN_FLAT_SHARE ? 'photo' : undefined;
};
