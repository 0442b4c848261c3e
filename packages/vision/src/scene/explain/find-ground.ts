import type { Segments } from '../../boxes/areas/segment.ts';
import type { Pixels } from '../../contract.ts';
import { layOutFill } from '../fills/lay-out-fill.ts';
import type { Hypothesis } from '../propose/hypothesis.ts';
import type { Fill } from '../scene.ts';

/** A gradient that covers this much of both sides is the page's own. */
const WHOLE_WIDTH = 0.98;
const WHOLE_HEIGHT = 0.9;
/** Parts with a larger share of the screenshot than this speak for the ground. */
const MIN_SHARE = 0.002;
/** What the edges of the screenshot say, as a share of what its areas say. */
const RIM_WEIGHT = 0.3;
/** A part that takes this share of another's box does not lie on it. */
const MAX_SAME = 0.95;

/** What the page itself is painted with: it reaches the edges of the screenshot, and lies on nothing else that does. */
export function findGround(pixels: Pixels, segments: Segments, smooth: readonly Hypothesis[]): Fill {
  const { width, height, colors } = pixels;
  const whole = smooth.find(
    ({ surface: { box } }) => box.width >= width * WHOLE_WIDTH && box.height >= height * WHOLE_HEIGHT,
  );
  if (whole?.surface.fill) return layOutFill(whole.surface.fill, whole.surface.box, { x: 0, y: 0, width, height });
  const votes = new Map<number, number>();
  const vote = (color: number, share: number): void => void votes.set(color, (votes.get(color) ?? 0) + share);
  const rim = RIM_WEIGHT / (2 * (width + height));
  for (let x = 0; x < width; x++) {
    vote(colors[x]!, rim);
    vote(colors[(height - 1) * width + x]!, rim);
  }
  for (let y = 0; y < height; y++) {
    vote(colors[y * width]!, rim);
    vote(colors[y * width + width - 1]!, rim);
  }
  const large = [...segments.large].filter(
    (part) => segments.size[part]! > width * height * MIN_SHARE && votes.has(segments.color[part]!),
  );
  for (const part of large)
    if (!large.some((other) => liesOn(segments, part, other)))
      vote(segments.color[part]!, segments.size[part]! / (width * height));
  const [color] = [...votes].reduce((best, one) => (one[1] > best[1] ? one : best), [0xffffff, 0]);
  return { kind: 'flat', color };
}

const liesOn = ({ left, top, right, bottom, color }: Segments, part: number, other: number): boolean => {
  const areaOf = (one: number): number => (right[one]! - left[one]!) * (bottom[one]! - top[one]!);
  return (
    color[part] !== color[other] &&
    left[part]! >= left[other]! &&
    right[part]! <= right[other]! &&
    top[part]! >= top[other]! &&
    bottom[part]! <= bottom[other]! &&
    areaOf(part) < areaOf(other) * MAX_SAME
  );
};
