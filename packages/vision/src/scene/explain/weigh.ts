import type { Box } from '@blueprompt/core/box';
import type { Pixels } from '../../contract.ts';
import { ITEM_BITS, pixelBits, stepBits } from '../bits.ts';
import { paintItem } from '../paint/paint-scene.ts';
import type { Hypothesis } from '../propose/hypothesis.ts';
import { type Busy, isBusyAt } from './find-busy.ts';

/** What was painted so far, and a copy to try things on; both are equal between two trials. */
export type Easel = { real: Pixels; painted: Pixels; trial: Pixels };

type Weight = {
  /** Bits that painting saves: inside, and where the border lies. */
  fill: number;
  border: number;
  /** Bits to say where the ground shows although the box should cover it. */
  holes: number;
  /** Bits of the outline if it were no box: a box has to be the shorter way to say it. */
  outline: number;
};

/** Wrong pixels in a row that are no more than the edge of something. */
const MAX_EDGE = 1;
/** Bits from which a pixel is wrong for the eye as well; corners and edges are off by less. */
const CLEARLY_WRONG = 12;
/** A row of pixels that is wrong like the one above it. */
const SAME_HOLE_BITS = 2;
/** The four corners of an outline. */
const CORNER_BITS = 24;

/** Paints a hypothesis on the trial and weighs it against what was painted so far. */
export function weigh({ real, painted, trial }: Easel, { surface, rows }: Hypothesis, busy: Busy): Weight {
  paintItem(trial, surface);
  const { x0, y0, x1, y1 } = touched(surface.box, real);
  const [top, right, bottom, left] = surface.border?.widths ?? [0, 0, 0, 0];
  const inner = {
    x0: surface.box.x + left,
    y0: surface.box.y + top,
    x1: surface.box.x + surface.box.width - right,
    y1: surface.box.y + surface.box.height - bottom,
  };
  const weight = { fill: 0, border: 0, holes: 0, outline: CORNER_BITS + 2 * (x1 - x0) };
  const wasOpen = { left: false, right: false };
  for (let y = y0; y < y1; y++) {
    const row = y - rows.top;
    const isKnown = row >= 0 && row < rows.left.length;
    const [from, to] = isKnown ? [rows.left[row]!, rows.right[row]!] : [x0, x1];
    const wrong = { left: 0, right: 0 };
    for (let x = x0, at = y * real.width + x0; x < x1; x++, at++) {
      const before = painted.colors[at]!;
      const after = trial.colors[at]!;
      if (before === after) continue;
      const color = real.colors[at]!;
      const isInside = x + 0.5 >= inner.x0 && x + 0.5 < inner.x1 && y + 0.5 >= inner.y0 && y + 0.5 < inner.y1;
      const bits = pixelBits(after, color);
      if (!isInside) weight.border += pixelBits(before, color) - bits;
      else if (bits === 0) weight.fill += pixelBits(before, color);
      else if (
        bits > CLEARLY_WRONG &&
        (x < from || x >= to) &&
        (isBusyAt(busy, x, y) || pixelBits(before, color) === 0)
      )
        wrong[x < from ? 'left' : 'right']++;
    }
    for (const side of ['left', 'right'] as const) {
      const isOpen = wrong[side] > MAX_EDGE;
      if (isOpen) weight.holes += wasOpen[side] ? SAME_HOLE_BITS : ITEM_BITS;
      wasOpen[side] = isOpen;
    }
    if (row > 0 && isKnown)
      weight.outline += stepBits(Math.abs(from - rows.left[row - 1]!)) + stepBits(Math.abs(to - rows.right[row - 1]!));
  }
  return weight;
}

/** Bits that the trial saves within a box. */
export function savedBits({ real, painted, trial }: Easel, box: Box): number {
  const { x0, y0, x1, y1 } = touched(box, real);
  let saved = 0;
  for (let y = y0; y < y1; y++)
    for (let at = y * real.width + x0; at < y * real.width + x1; at++) {
      const before = painted.colors[at]!;
      const after = trial.colors[at]!;
      if (before !== after) saved += pixelBits(before, real.colors[at]!) - pixelBits(after, real.colors[at]!);
    }
  return saved;
}

/** Keeps what is on the trial, or takes it back. */
export function settle({ painted, trial }: Easel, box: Box, isKept: boolean): void {
  const [from, to] = isKept ? [trial, painted] : [painted, trial];
  const { x0, y0, x1, y1 } = touched(box, painted);
  if (x1 <= x0) return;
  for (let y = y0; y < y1; y++) {
    const [start, end] = [y * painted.width + x0, y * painted.width + x1];
    to.colors.set(from.colors.subarray(start, end), start);
  }
}

const touched = ({ x, y, width, height }: Box, canvas: Pixels) => ({
  x0: Math.max(0, Math.floor(x)),
  y0: Math.max(0, Math.floor(y)),
  x1: Math.min(canvas.width, Math.ceil(x + width)),
  y1: Math.min(canvas.height, Math.ceil(y + height)),
});
