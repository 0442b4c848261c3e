import type { Segments } from '../../boxes/areas/segment.ts';
import { type SmoothSegments, smoothen } from '../../boxes/areas/smoothen.ts';
import type { Pixels } from '../../contract.ts';
import { fitGradient, type Sample } from '../fills/fit-gradient.ts';
import { fitSoft } from '../fills/fit-soft.ts';
import { listPartBoxes } from '../regions/part-boxes.ts';
import type { Fill } from '../scene.ts';
import { findApart } from './find-apart.ts';
import { type Hypothesis, plainSurface } from './hypothesis.ts';

/** Levels a pixel by which a gradient changes: over a page, over a button. */
const STEPS = [2, 5];
/** Smallest gradient, in pixels of area and of each side. */
const MIN_SIZE = 150;
const MIN_SIDE = 8;
const MIN_BOX_AREA = 100;
/** Where one colour has more of a smooth part than this, it is a surface with shadows on it. */
const MAX_FLAT = 0.5;
/** ... and where no colour has more than this, all of it is one paint, whatever model fits. */
const MAX_SOFT_FLAT = 0.25;
const MIN_SOFT_SIZE = 2000;
/** Of such a paint at least this share shows as it is, whatever glass, blurs and charts lie in front of it. */
const MIN_BARE = 0.7;
/** A part of a surface with shadows on it is shade: the surface holds this share at least, and the shade is so much smaller. */
const SHADED_SHARE = 0.3;
const SHADE_SHARE = 0.2;
/** Where gradients of smaller steps have this share of a part, it is the same ones again. */
const MAX_KNOWN = 0.9;
const SAMPLES = 600;

type Smooth = {
  hypotheses: Hypothesis[];
  /** Does a part of one colour belong to a gradient or a shadow? Then it is no surface of its own. */
  isTaken: (part: number) => boolean;
};

/** Surfaces whose colour changes evenly. */
export function proposeSmooth(
  pixels: Pixels,
  exact: Segments,
  isInk: (box: Hypothesis['surface']['box']) => boolean,
): Smooth {
  const hypotheses: Hypothesis[] = [];
  const taken = new Uint8Array(exact.count);
  const isFitted = new Uint8Array(exact.count);
  const apart = findApart(pixels, exact);
  for (const [index, step] of STEPS.entries()) {
    const smooth = smoothen(exact, step, apart);
    const largest = largestFlats(exact, smooth);
    const known = knownSizes(exact, smooth, isFitted);
    const isSmooth = new Uint8Array(smooth.count);
    const hasGradient = new Uint8Array(smooth.count);
    for (const part of smooth.large) {
      const box = boxOf(smooth, part);
      const size = smooth.size[part]!;
      const isEven = largest[part]! <= size * MAX_FLAT;
      if (known[part]! >= size * MAX_KNOWN) continue;
      if (size < MIN_SIZE || !isEven || Math.min(box.width, box.height) < MIN_SIDE || isInk(box)) continue;
      const isSoft = index === 0 && largest[part]! < size * MAX_SOFT_FLAT;
      const isOne = isSoft && size >= MIN_SOFT_SIZE;
      const samples = samplePart(smooth, part, pixels, SAMPLES);
      const fill =
        fitGradient(samples, box, { minBare: isOne ? MIN_BARE : 1 }) ??
        (isOne ? fitSoft(smooth, part, pixels, box) : undefined);
      if (fill || isSoft) isSmooth[part] = 1;
      if (fill && fill.kind !== 'soft') hasGradient[part] = 1;
      if (fill) hypotheses.push(...boxesOf(smooth, part, pixels, fill));
    }
    for (let part = 0; part < exact.count; part++) {
      const holder = smooth.holderOf[part]!;
      if (isSmooth[holder] === 1) taken[part] = 1;
      if (hasGradient[holder] === 1) isFitted[part] = 1;
    }
    if (index === 0) markShades(exact, smooth, largest, taken);
  }
  return { hypotheses, isTaken: (part) => taken[part] === 1 };
}

const boxOf = ({ left, top, right, bottom }: Segments, part: number): Hypothesis['surface']['box'] => ({
  x: left[part]!,
  y: top[part]!,
  width: right[part]! - left[part]!,
  height: bottom[part]! - top[part]!,
});

/** For each smooth part the pixels of its largest part of one colour. */
const largestFlats = (exact: Segments, { count, holderOf }: SmoothSegments): Int32Array => {
  const largest = new Int32Array(count);
  for (const part of exact.large) {
    const holder = holderOf[part]!;
    largest[holder] = Math.max(largest[holder]!, exact.size[part]!);
  }
  return largest;
};

/** For each smooth part the pixels of gradients that were found already. */
const knownSizes = (exact: Segments, { count, holderOf }: SmoothSegments, isFitted: Uint8Array): Int32Array => {
  const sizes = new Int32Array(count);
  for (let part = 0; part < exact.count; part++) if (isFitted[part] === 1) sizes[holderOf[part]!]! += exact.size[part]!;
  return sizes;
};

const markShades = (exact: Segments, smooth: SmoothSegments, largest: Int32Array, taken: Uint8Array): void => {
  for (const part of exact.large) {
    const holder = smooth.holderOf[part]!;
    const surface = largest[holder]!;
    if (surface >= smooth.size[holder]! * SHADED_SHARE && exact.size[part]! < surface * SHADE_SHARE) taken[part] = 1;
  }
};

/** A part of several boxes has a gradient of its own in each. */
const boxesOf = (smooth: SmoothSegments, part: number, pixels: Pixels, fill: Fill): Hypothesis[] => {
  const boxes = listPartBoxes(smooth, part, MIN_BOX_AREA);
  const samples = boxes.length > 1 ? samplePart(smooth, part, pixels, boxes.length * SAMPLES) : [];
  return boxes.map(({ box, corners, rows, looseBits }) => {
    const inside = samples.filter(
      ({ x, y }) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height,
    );
    const own = boxes.length > 1 ? (fitGradient(inside, box) ?? fill) : fill;
    return { surface: plainSurface({ box, corners, fill: own }), rows, looseBits };
  });
};

/** Pixels of a part, evenly over all of it. */
const samplePart = (segments: Segments, part: number, { width, colors }: Pixels, most: number): Sample[] => {
  const step = Math.max(1, Math.floor(segments.size[part]! / most));
  const samples: Sample[] = [];
  let skip = step >> 1;
  for (let i = segments.partStart[part]!; i < segments.partStart[part + 1]!; i++) {
    const run = segments.order[i]!;
    const y = segments.runRow[run]!;
    const length = segments.runEnd[run]! - segments.runStart[run]!;
    for (; skip < length; skip += step) {
      const x = segments.runStart[run]! + skip;
      samples.push({ x, y, color: colors[y * width + x]! });
    }
    skip -= length;
  }
  return samples;
};
