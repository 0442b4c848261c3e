import type { ReadChar } from '../read/line-reader.ts';

const NARROW = /[iljtfrI1.,:;'|!()[\]]/;
/** Shorter texts of proportional faces are even by chance. */
const MIN_CHARS = 12;
/** Root mean square distance from an even pitch, in pitches; proportional faces are mostly above 0.15. */
const MAX_UNEVENNESS = 0.12;

/** True when characters stand at equal distances although narrow ones are among them, as only fixed-width faces do. */
export function hasEvenPitch(chars: readonly ReadChar[]): boolean {
  const count = chars.length;
  const narrow = chars.filter(({ char }) => NARROW.test(char)).length;
  if (count < MIN_CHARS || narrow === 0 || narrow === count) return false;
  const meanIndex = (count - 1) / 2;
  const meanAt = chars.reduce((sum, { at }) => sum + at, 0) / count;
  let along = 0;
  let square = 0;
  chars.forEach(({ at }, index) => {
    along += (index - meanIndex) * (at - meanAt);
    square += (index - meanIndex) ** 2;
  });
  const pitch = along / square;
  const error = chars.reduce((sum, { at }, index) => sum + (at - meanAt - pitch * (index - meanIndex)) ** 2, 0);
  return Math.sqrt(error / count) < MAX_UNEVENNESS * pitch;
}
