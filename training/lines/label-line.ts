import type { GlyphLine } from '@blueprompt/vision/text/lines/glyph-line';

/** A word of the page's truth in pixels of the picture. */
export type Word = { text: string; box: [number, number, number, number]; size: number; weight: number; seen: [number, number] };
/** What a candidate line says and how it is set; `bold` and `size` are undefined where its words differ. */
type LineLabel = { text: string; bold?: boolean; size?: number };

/** Words that something cuts off at a side cannot be read; those cut from above or below can while this much is left. */
const MIN_SEEN_ACROSS = 0.97;
const MIN_SEEN_HEIGHT = 0.55;
/** Share of a word that a candidate must cover to hold it, and how far words may stand out of it, in line heights. */
const MIN_HELD = 0.3;
const SLACK = 0.3;
/** Words nearer than this, in font sizes, are set without a space. */
const NO_SPACE = 0.1;
/** Words may differ from the line's size by this share, and this share of its letters from its weight. */
const SAME_SIZE = 0.04;
const MAX_OTHER = 0.15;

const clampedShare = (from: number, to: number, low: number, high: number): number => Math.max(0, Math.min(to, high) - Math.max(from, low)) / Math.max(1, to - from);

/** What a candidate says, 'none' where no word touches it, undefined where it holds parts of words or more than words. */
export function labelLine(line: GlyphLine, words: readonly Word[], fillers: readonly Word['box'][]): LineLabel | 'none' | undefined {
  const height = line.bottom - line.top;
  const middle = (line.top + line.bottom) / 2;
  const touching = words.filter(({ box: [x, y, width, tall] }) => clampedShare(x, x + width, line.left, line.right) > 0 && clampedShare(y, y + tall, line.top, line.bottom) > 0.15);
  if (touching.length === 0) return 'none';
  const held = touching.filter(({ box: [x, y, width, tall] }) => clampedShare(x, x + width, line.left, line.right) > MIN_HELD && middle > y && middle < y + tall).sort((a, b) => a.box[0] - b.box[0]);
  if (held.length === 0) return undefined;
  const slack = SLACK * height;
  for (const { box: [x, , width], seen } of held) {
    if (x < line.left - slack || x + width > line.right + slack || seen[0] < MIN_SEEN_ACROSS || seen[1] < MIN_SEEN_HEIGHT) return undefined;
  }
  if (touching.some((word) => !held.includes(word) && clampedShare(word.box[0], word.box[0] + word.box[2], line.left + slack, line.right - slack) > 0 && middle > word.box[1] && middle < word.box[1] + word.box[3])) return undefined;
  // Beside words only icons may stand in the candidate: what else is there has no truth.
  const spans = [...held.map(({ box }) => box), ...fillers].map(([x, , width]) => [x, x + width] as const).sort((a, b) => a[0] - b[0]);
  let reach = line.left;
  const widest = Math.max(...held.map(({ size }) => size));
  for (const [from, to] of spans) {
    if (from - reach > 1.2 * widest) return undefined;
    reach = Math.max(reach, to);
  }
  if (line.right - reach > slack + 2) return undefined;
  if (spans[0]![0] - line.left > slack + 2) return undefined;
  let text = '';
  let previous: Word | undefined;
  for (const word of held) {
    const gap = previous ? word.box[0] - previous.box[0] - previous.box[2] : 0;
    if (previous && gap < -0.3 * word.size) return undefined;
    text += (previous && gap > NO_SPACE * Math.min(word.size, previous.size) ? ' ' : '') + word.text;
    previous = word;
  }
  const letters = held.reduce((sum, word) => sum + word.text.length, 0);
  const bold = held.reduce((sum, word) => sum + (word.weight >= 600 ? word.text.length : 0), 0) / letters;
  const [{ size }] = held as [Word];
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    ...(bold < MAX_OTHER || bold > 1 - MAX_OTHER ? { bold: bold > 0.5 } : {}),
    ...(held.every((word) => Math.abs(word.size / size - 1) < SAME_SIZE) ? { size } : {}),
  };
}
