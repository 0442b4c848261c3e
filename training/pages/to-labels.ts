import type { RawBox, RawPage } from '../../bench/truth/label/raw.ts';
import type { Truth, TruthNode } from '../../bench/truth/truth.ts';

type PageLabels = {
  width: number;
  height: number;
  /** One box a visual line of text: x, y, width, height in CSS pixels. */
  lines: RawBox[];
  /** The words as they are drawn, with how much of each is left where something cuts it off: across, and from above or below. */
  words: Word[];
  /**
   * Parts with their class. Three kinds are no parts: a `section` is a painted band from edge to edge, a `line` is a
   * single border, and a `host` has something drawn in it that has no box of its own.
   */
  parts: { type: string; box: RawBox }[];
};
type Word = { text: string; box: RawBox; size: number; weight: number; seen: [number, number] };

/** Classes of the truth that the networks do not learn, and those that they learn under another name. */
const NO_PARTS = new Set(['page', 'group', 'link', 'heading', 'paragraph', 'list']);
const LEARNT_AS: Record<string, string> = { alert: 'card', dialog: 'card' };
/** Longest side of a picture that is an icon, in CSS pixels. */
const MAX_ICON = 28;
/** Runs that stand on one line, no further apart than this in font sizes, are one line of text. */
const JOIN_EM = 0.7;
const MIN_ALPHA = 0.05;

/** What the networks learn from one page, in CSS pixels, from what the one labeller says of it. */
export function toLabels(raw: RawPage, truth: Truth): PageLabels {
  const words = raw.texts
    .filter(({ color }) => color[3] > MIN_ALPHA)
    .flatMap(({ words: own, fontSize, fontWeight }) => own.map(({ text, box, seen }): Word => ({ text, box, size: fontSize, weight: fontWeight, seen })));
  const marks = [
    ...raw.lines.map((box) => ({ type: 'line', box })),
    ...raw.pseudoHosts.map((box) => ({ type: 'host', box })),
  ];
  // Pages that we generate say what their parts are; all else on them is none.
  const given = raw.elements.filter(({ isGiven, isNone, isSeen, type, tag }) => isSeen && !isNone && type && (isGiven || tag === 'hr'));
  const isMade = given.some(({ isGiven }) => isGiven);
  const parts = isMade ? given.map(({ type, box }) => ({ type: type!, box })) : partsOfTruth(truth);
  return { width: raw.width, height: raw.height, lines: joinLines(words), words, parts: [...marks, ...parts] };
}

/** Of a page that lies there with its truth alone: its parts, without lines and what has no box. */
export const partsOfTruth = (truth: Truth): PageLabels['parts'] => truth.nodes.flatMap((node) => toPart(node, truth.scale));

const toPart = ({ type, box, optional }: TruthNode, scale: number): PageLabels['parts'] => {
  // A painted entry of a menu is no button that must be found.
  if (NO_PARTS.has(type) || (type === 'button' && optional)) return [];
  const own = box.map((value) => value / scale) as RawBox;
  const learnt = type === 'logo' ? (Math.max(own[2], own[3]) <= MAX_ICON ? 'icon' : 'image') : (LEARNT_AS[type] ?? type);
  return [{ type: learnt, box: own }];
};

const joinLines = (words: readonly Word[]): RawBox[] => {
  const lines: { box: RawBox; size: number }[] = [];
  for (const { box, size } of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    const [x, y, width, height] = box;
    const line = lines.find(
      ({ box: other, size: set }) =>
        Math.abs(other[1] + other[3] / 2 - y - height / 2) < 0.3 * Math.min(other[3], height) &&
        Math.max(set, size) < 1.4 * Math.min(set, size) &&
        x - other[0] - other[2] < JOIN_EM * Math.max(set, size) &&
        x - other[0] - other[2] > -set,
    );
    if (!line) {
      lines.push({ box, size });
      continue;
    }
    const top = Math.min(line.box[1], y);
    const right = Math.max(line.box[0] + line.box[2], x + width);
    line.box = [line.box[0], top, right - line.box[0], Math.max(line.box[1] + line.box[3], y + height) - top];
  }
  return lines.map(({ box }) => box);
};
