import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { distance, parseHex } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';

/** A pixel at least this far on the way from the background to the text's colour is inked. */
const INKED = 0.5;
/** An underline is inked from end to end, but for the tails of letters that it leaves room for. */
const MIN_SHARE = 0.82;
const MIN_SHARE_WITH_TAILS = 0.6;
const TAILS = /[gjpqyQ,;]/;
/** No letter's foot is this long, in font sizes; a shorter text is underlined nearly as a whole. */
const MIN_RUN = 1.3;
const MIN_RUN_SHARE = 0.9;
/** The foot of a single 2 and the bar of a 4 are as long as an underline. */
const MIN_CHARS = 2;
/** Where the underline of a text can be, in font sizes from its ink's bottom, and how thick it is at most. */
const ABOVE = 0.35;
const BELOW = 0.3;
const MAX_THICKNESS = 0.16;
/** Space beyond both ends, in font sizes, where an underline is over; a rule or a border goes on. */
const BEYOND = 0.5;

/** True when a line of the text's own colour runs under it, from its first letter to its last. */
export const isUnderlined = (line: TextLine, pixels: Pixels): boolean => {
  const { box, fontSize, text } = line;
  if ([...text].length < MIN_CHARS) return false;
  const look = lookAlong(line, pixels);
  const from = Math.max(0, Math.round(bottom(box) - ABOVE * fontSize));
  const to = Math.min(pixels.height - 1, Math.round(bottom(box) + BELOW * fontSize));
  const full = TAILS.test(text) ? MIN_SHARE_WITH_TAILS : MIN_SHARE;
  const long = Math.min(MIN_RUN * fontSize, MIN_RUN_SHARE * box.width);
  const isFull = (y: number): boolean => {
    const { share, run } = look(y, box.x, right(box));
    return share >= full && run >= long;
  };
  let start = from;
  while (start <= to && !isFull(start)) start++;
  if (start > to) return false;
  let end = start;
  while (isFull(end + 1) && end - start <= MAX_THICKNESS * fontSize + 2) end++;
  if (end - start + 1 > Math.max(2, MAX_THICKNESS * fontSize + 1)) return false;
  const reach = Math.max(3, BEYOND * fontSize);
  const beyond = [
    look(start, box.x - reach, box.x - 2),
    look(start, right(box) + 2, right(box) + reach),
    // Nothing else of the text lies lower than its tails.
    look(end + 2, box.x, right(box)),
  ];
  return beyond.every(({ share }) => share < 0.5);
};

/** Tells which share of a row between two places is inked, and how long its longest run of ink is. */
const lookAlong = ({ color, background }: TextLine, { width, height, colors }: Pixels) => {
  const [ink, paper] = [parseHex(color), parseHex(background)];
  const contrast = distance(ink, paper) || 1;
  return (y: number, from: number, to: number): { share: number; run: number } => {
    const [first, last] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
    let [inked, run, longest] = [0, 0, 0];
    let [before, isInk] = [paper, false];
    for (let x = first; x < last && y >= 0 && y < height; x++) {
      const pixel = colors[y * width + x]!;
      if (pixel !== before) {
        before = pixel;
        isInk = distance(pixel, paper) > INKED * contrast && distance(pixel, ink) < INKED * contrast;
      }
      if (!isInk) {
        run = 0;
        continue;
      }
      run++;
      inked++;
      if (run > longest) longest = run;
    }
    return { share: inked / Math.max(1, last - first), run: longest };
  };
};

/** True for a line that only underlines a text, and so is no rule between things. */
export const underlines = (rule: Box, line: TextLine): boolean =>
  rule.x >= line.box.x - 3 &&
  right(rule) <= right(line.box) + 3 &&
  Math.abs(rule.y - bottom(line.box)) <= ABOVE * line.fontSize;
