import { alongLine } from '../../colour/along-line.ts';
import { distance } from '../../colour/rgb.ts';
import type { LineEvidence } from './line-evidence.ts';

/** Nats that a colour costs which no other line has. One of all colours would be 17, but many are greys or tints of others. */
const NEW_COLOR_COST = 14;
const BLACK_OR_WHITE_COST = 3;
/** What is no mixture of a colour is another one: no sibling changes that. */
const OUTLIER_COST = 40;
/** Of fewer characters a stem or two may stand on whole pixels by chance. */
const MIN_CHARS = 10;
/** Levels by which mixtures with the paper are off the straight line to it; more on a photo or gradient, whose paper varies. */
const OFF_LEVELS = 0.7;
const BUSY_OFF_LEVELS = 2.5;
/** Levels by which colours are off in pictures compressed with loss. */
const LOSSY_LEVELS = 7;
/** Levels by which ink may be stronger than its colour: rounding. */
const STRONGER_LEVELS = 1;
/** Share of the ink that mixtures lack, from thin strokes to those with this share of whole pixels. */
const THIN_LACK = 0.085;
const SOLID_LACK = 0.015;
const SOLID = 0.15;

/** What a colour in the sheet costs, in nats. */
export const colorEntryCost = (color: number): number =>
  color === 0 || color === 0xffffff ? BLACK_OR_WHITE_COST : NEW_COLOR_COST;

export type InkEvidence = Pick<LineEvidence, 'text' | 'ink' | 'paper' | 'solid' | 'isBusy' | 'isLossy'>;

/**
 * What it costs to say that a line has this colour, in nats. Most lines have pixels of exactly their colour; thin strokes show a
 * mixture with the paper. Both shares were measured on the open truth pages by how many pixels have the ink's colour: of lines
 * with none, half are mixtures, of those with a tenth one in twenty.
 */
export function colorCost({ text, ink, paper, solid: whole, isBusy, isLossy }: InkEvidence, color: number): number {
  if (isLossy) return Math.min(OUTLIER_COST, 4 + 0.5 * (distance(ink, color) / LOSSY_LEVELS) ** 2);
  const solid = whole * Math.min(1, text.length / MIN_CHARS);
  const mixed = 0.004 + 0.55 * Math.exp(-solid / 0.04);
  if (ink === color) return -Math.log(1 - mixed);
  const levels = Math.max(1, distance(color, paper));
  const { share, off } = alongLine(ink, color, paper);
  const lack = Math.max(SOLID_LACK, THIN_LACK * (1 - solid / SOLID));
  const offLevels = isBusy ? BUSY_OFF_LEVELS : OFF_LEVELS;
  const error = share > 1 ? ((share - 1) * levels) / STRONGER_LEVELS : (1 - share) / lack;
  const room = Math.log(lack * levels) + Math.log(2 * Math.PI * offLevels ** 2);
  return Math.min(OUTLIER_COST, -Math.log(mixed) + Math.max(0, room) + 0.5 * error ** 2 + 0.5 * (off / offLevels) ** 2);
}
