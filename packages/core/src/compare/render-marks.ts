import type { Box } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import { pagePlace } from '../page-place.ts';
import type { Difference } from './difference.ts';

/** More would hide the page; what costs most comes first. */
const MAX_MARKED = 60;
const INK = '#e5484d';
/** The frame stands off what it names, so that a thin border or a line of text is not covered. */
const STAND_OFF_PX = 3;
const DIGIT_DOT_PX = 3;
/** Five rows of three dots each, drawn here because an image library may have no font: bit 4 is the left dot. */
const DIGITS = ['75557', '26227', '71747', '71717', '55711', '74717', '74757', '71111', '75757', '75717'];

/** Which of the two screenshots shows a difference; what is on both is marked on both. */
const isOn = ({ kind }: Difference, side: 'reference' | 'build'): boolean =>
  side === 'reference' ? !kind.startsWith('extra-') : !kind.startsWith('missing-');

const drawDigit = (digit: string, left: number, top: number): string =>
  [...DIGITS[Number(digit)]!]
    .flatMap((row, y) =>
      [4, 2, 1].flatMap((bit, x) =>
        Number(row) & bit
          ? [`M${left + x * DIGIT_DOT_PX} ${top + y * DIGIT_DOT_PX}h${DIGIT_DOT_PX}v${DIGIT_DOT_PX}h-${DIGIT_DOT_PX}z`]
          : [],
      ),
    )
    .join('');

/** A number in a filled tag at the top left of its frame, inside the page. */
const drawTag = (text: string, { x, y }: Box): string => {
  const [advance, height] = [4 * DIGIT_DOT_PX, 7 * DIGIT_DOT_PX];
  const [left, top] = [Math.max(0, x), Math.max(0, y - height)];
  const digits = [...text].map((digit, at) => drawDigit(digit, left + DIGIT_DOT_PX + at * advance, top + DIGIT_DOT_PX));
  return (
    `<rect x="${left}" y="${top}" width="${text.length * advance + DIGIT_DOT_PX}" height="${height}" fill="${INK}"/>` +
    `<path d="${digits.join('')}" fill="#ffffff"/>`
  );
};

const drawMark = (number: number, box: Box): string => {
  const frame = {
    x: box.x - STAND_OFF_PX,
    y: box.y - STAND_OFF_PX,
    width: box.width + 2 * STAND_OFF_PX,
    height: box.height + 2 * STAND_OFF_PX,
  };
  return (
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="none" stroke="${INK}" stroke-width="2"/>` +
    drawTag(String(number), frame)
  );
};

/**
 * Frames with the number of each difference in their list, as a transparent SVG to lay over one of the two screenshots. `scale` is that
 * screenshot's, as the comparison took it: places are CSS pixels.
 */
export const renderMarks = (
  measurement: Measurement,
  differences: readonly Difference[],
  { side, scale }: { side: 'reference' | 'build'; scale: number },
): string => {
  const marks = differences
    .slice(0, MAX_MARKED)
    .flatMap((difference, at) =>
      isOn(difference, side) ? difference.places.map(({ box }) => drawMark(at + 1, box)) : [],
    );
  const {
    box: { x, y },
    picture: { width, height },
  } = pagePlace(measurement);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${x} ${y}) scale(${scale})">${marks.join('')}</g></svg>`;
};
