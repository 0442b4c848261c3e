import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { TextLine, Word } from '@blueprompt/core/measurement';
import { channelGap, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** What may be an icon at the start of a word's box, and the box of the word without it. */
export type SwallowedIcon = { box: Box; word: Word; left: Box };

/** Shorter words are asked about as a whole. */
const MIN_LETTERS = 3;
/** Share of the way from ground to text colour from which a pixel is ink. */
const INK = 0.3;
/** In font sizes: the space behind an icon, its sides, and what a letter takes at least and at most. */
const GAP = 0.18;
const SIDE = [0.55, 1.7] as const;
const LETTER = [0.3, 0.95] as const;
/** How much wider than any space between letters the space behind an icon is. */
const WIDER = 1.5;
/** How far a mark reaches beyond its line, in pixels. */
const BEYOND = 2;

/** The finder of lines takes an icon in front of a word into its line: there the first mark is wide and stands apart. */
export const swallowedIcons = (texts: readonly TextLine[], pixels: Pixels): SwallowedIcon[] =>
  texts.flatMap((line) => {
    const word = line.words[0];
    if (!word || [...word.text].length < MIN_LETTERS) return [];
    const runs = inkRuns(word.box, line, pixels);
    const gaps = runs.slice(1).map(([from], at) => from - runs[at]![1]);
    const at = gaps.findIndex((gap) => gap >= GAP * line.fontSize);
    if (at < 0 || gaps[at]! < WIDER * Math.max(1, ...gaps.slice(at + 1))) return [];
    const [from, to, start, end] = [runs[0]![0], runs[at]![1], runs[at + 1]![0], runs.at(-1)![1]];
    const letter = (end - start) / [...word.text].length / line.fontSize;
    if (letter < LETTER[0] || letter > LETTER[1]) return [];
    const box = trimRows({ x: from, y: word.box.y, width: to - from, height: word.box.height }, line, pixels);
    if (!isSide(box.width / line.fontSize) || !isSide(box.height / line.fontSize)) return [];
    return [{ box, word, left: { ...word.box, x: start, width: right(word.box) - start } }];
  });

const isSide = (size: number): boolean => size >= SIDE[0] && size <= SIDE[1];

const isInk = ({ color, background }: TextLine): ((at: number) => boolean) => {
  const ground = parseHex(background);
  const least = Math.max(12, INK * channelGap(parseHex(color), ground));
  return (at) => channelGap(at, ground) >= least;
};

/** The stretches of columns with ink, from left to right: [from, to). */
const inkRuns = (box: Box, line: TextLine, { width, colors }: Pixels): [number, number][] => {
  const ink = isInk(line);
  const runs: [number, number][] = [];
  for (let x = box.x; x < right(box); x++) {
    let has = false;
    for (let y = box.y; y < bottom(box) && !has; y++) has = ink(colors[y * width + x]!);
    if (!has) continue;
    const last = runs.at(-1);
    if (last && last[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  }
  return runs;
};

/** The box without empty rows above and below; a mark may reach a little beyond its line. */
const trimRows = (box: Box, line: TextLine, { width, height, colors }: Pixels): Box => {
  const ink = isInk(line);
  const rows: number[] = [];
  for (let y = Math.max(0, box.y - BEYOND); y < Math.min(height, bottom(box) + BEYOND); y++)
    for (let x = box.x; x < right(box); x++)
      if (ink(colors[y * width + x]!)) {
        rows.push(y);
        break;
      }
  const top = rows[0] ?? box.y;
  return { ...box, y: top, height: (rows.at(-1) ?? top) + 1 - top };
};
