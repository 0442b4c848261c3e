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
  const steps = { flat: 0, soft: 0, edge: 0, inner: 0 };
  const see = (step: number, isInner: boolean) => {
    if (step <= SMOOTH) steps.flat++;
    else if (step <= EDGE) steps.soft++;
    else steps.edge++;
    if (isInner && step > SMOOTH) steps.inner++;
  };
  const isInside = (at: number) => at >= RIM && at < CROP_SIDE - RIM;
  for (let row = 0; row < CROP_SIDE; row++)
    for (let column = 0; column < CROP_SIDE; column++) {
      const at = row * CROP_SIDE + column;
      const isInner = isInside(row) && isInside(column);
      if (column + 1 < CROP_SIDE) see(Math.abs(lumas[at]! - lumas[at + 1]!), isInner);
      if (row + 1 < CROP_SIDE) see(Math.abs(lumas[at]! - lumas[at + CROP_SIDE]!), isInner);
    }
  const count = 2 * CROP_SIDE * (CROP_SIDE - 1);
  const shares = colors.filter((count) => count > 0).sort((a, b) => b - a);
  const mean = sum / plane;
  return [
    mean / 255,
    Math.sqrt(Math.max(0, squares / plane - mean * mean)) / 128,
    chroma / plane / 255,
    Math.log2(shares.length) / 4,
    shares[0]! / plane,
    (shares[1] ?? 0) / plane,
    steps.flat / count,
    steps.soft / count,
    steps.edge / count,
    steps.inner / (2 * (CROP_SIDE - 2 * RIM) ** 2),
  ];
};
