import { CROP_LENGTH, CROP_SIDE } from './crop.ts';

/** Number of facts that `lookFacts` gives. */
export const LOOK_FACTS = 10;
/** Levels by which neighbours differ: below the first they are one surface, above the second there is an edge. */
const SMOOTH = 2;
const EDGE = 32;
/** Cells at each side that border and surroundings may reach into. */
const RIM = 6;
/** Colours are told apart by the upper bits of each channel. */
const COLOR_BITS = 3;

/** What the stretched view of a candidate looks like: photos change smoothly in many colours, drawings sharply in few. */
export const lookFacts = (crops: Float32Array | Uint8Array, at: number): number[] => {
  const plane = CROP_SIDE * CROP_SIDE;
  const from = at + CROP_LENGTH / 2;
  const colors = new Int32Array(1 << (3 * COLOR_BITS));
  const lumas = new Float32Array(plane);
  let sum = 0;
  let squares = 0;
  let chroma = 0;
  for (let i = 0; i < plane; i++) {
    const red = crops[from + i]!;
    const green = crops[from + plane + i]!;
    const blue = crops[from + 2 * plane + i]!;
    const upper = 8 - COLOR_BITS;
    colors[((((red >> upper) << COLOR_BITS) | (green >> upper)) << COLOR_BITS) | (blue >> upper)]!++;
    const luma = 0.3 * red + 0.59 * green + 0.11 * blue;
    lumas[i] = luma;
    sum += luma;
    squares += luma * luma;
    chroma += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  let [flat, soft, inner] = [0, 0, 0];
  for (let row = 0; row < CROP_SIDE; row++) {
    const isInnerRow = row >= RIM && row < CROP_SIDE - RIM;
    for (let column = 0; column < CROP_SIDE; column++) {
      const at = row * CROP_SIDE + column;
      const isInner = isInnerRow && column >= RIM && column < CROP_SIDE - RIM;
      // To the next one across, then down.
      for (let way = 0; way < 2; way++) {
        if ((way === 0 ? column : row) + 1 === CROP_SIDE) continue;
        const step = Math.abs(lumas[at]! - lumas[at + (way === 0 ? 1 : CROP_SIDE)]!);
        if (step <= SMOOTH) flat++;
        else if (step <= EDGE) soft++;
        if (isInner && step > SMOOTH) inner++;
      }
    }
  }
  const count = 2 * CROP_SIDE * (CROP_SIDE - 1);
  let [distinct, most, second] = [0, 0, 0];
  for (let color = 0; color < colors.length; color++) {
    const share = colors[color]!;
    if (share > 0) distinct++;
    if (share > most) {
      second = most;
      most = share;
    } else if (share > second) second = share;
  }
  const mean = sum / plane;
  return [
    mean / 255,
    Math.sqrt(Math.max(0, squares / plane - mean * mean)) / 128,
    chroma / plane / 255,
    Math.log2(distinct) / 4,
    most / plane,
    second / plane,
    flat / count,
    soft / count,
    (count - flat - soft) / count,
    inner / (2 * (CROP_SIDE - 2 * RIM) ** 2),
  ];
};
