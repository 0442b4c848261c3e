import { type Box, centreX, centreY, contains, overlap } from '@blueprompt/core/geometry';
import { CLASSES, type JudgedClass } from '@blueprompt/vision/judge/classes';

export type Part = { type: string; box: Box };
/** Class, how much the example counts, and for icons the canvas relative to the ink (see `Canvas` of the network). */
type CandidateLabel = { type: JudgedClass; weight: number; canvas?: [number, number, number, number] };

/** Overlap from which a box is the part, and from which it is too near to say that it is none. */
const HIT = 0.5;
const MIN_LIKENESS = 0.35;
/** Ink fills at least this share of its icon's longer side, and is off its middle by at most this share. */
const MIN_INK = 0.4;
const MAX_OFF = 0.36;
/** Parts that hold others and no single shape shows: shapes on them are not judged. */
const LOOSE = new Set(['logo', 'tabs', 'breadcrumb', 'pagination', 'nav', 'header', 'sidebar', 'footer', 'main', 'section', 'host']);
/** Neither demanded nor wrong: learnt a little. */
const OPTIONAL_WEIGHT = 0.3;
const FAINT_WEIGHT = 0.1;

/** What a candidate is, by the parts of the page. */
export const labelCandidate = (box: Box, parts: readonly Part[]): CandidateLabel => {
  let best: { part: Part; score: number } | undefined;
  for (const part of parts) {
    const score = part.type === 'icon' ? Math.max(overlap(part.box, box), isInk(box, part.box) ? 0.6 : 0) : part.type === 'line' ? lineOverlap(part.box, box) : overlap(part.box, box);
    if (score > (best?.score ?? 0) + 0.001) best = { part, score };
  }
  if (!best || best.score < HIT) {
    // Ink that fills too little of its icon to tell the canvas is still no "nothing".
    if (parts.some(({ type, box: icon }) => type === 'icon' && contains(icon, box, 3) && Math.max(box.width, box.height) >= 6))
      return { type: 'icon', weight: FAINT_WEIGHT, canvas: [0, 0, 0, 0] };
    const isMark = Math.max(box.width, box.height) <= 48 && parts.some(({ type, box: host }) => type === 'host' && contains(host, box, 4));
    return { type: 'none', weight: isMark ? FAINT_WEIGHT : best && best.score >= MIN_LIKENESS ? OPTIONAL_WEIGHT : 1 };
  }
  const { type } = best.part;
  if (type === 'line') return { type: 'divider', weight: OPTIONAL_WEIGHT };
  if (type === 'section') return { type: 'card', weight: OPTIONAL_WEIGHT };
  if (LOOSE.has(type) || !isJudged(type)) return { type: 'none', weight: FAINT_WEIGHT };
  return type === 'icon' ? { type, weight: 1, canvas: canvasOf(box, best.part.box) } : { type, weight: 1 };
};

const isJudged = (type: string): type is JudgedClass => (CLASSES as readonly string[]).includes(type);

const isInk = (ink: Box, icon: Box): boolean => {
  const side = Math.max(icon.width, icon.height);
  return (
    contains(icon, ink, 3) &&
    Math.max(ink.width, ink.height) >= side * MIN_INK &&
    Math.hypot(centreX(ink) - centreX(icon), centreY(ink) - centreY(icon)) <= side * MAX_OFF
  );
};

/** Lines of a pixel or two: compared with some slack across. */
const lineOverlap = (line: Box, box: Box): number => {
  if (Math.min(box.width, box.height) > 6) return 0;
  const wide = ({ x, y, width, height }: Box): Box => ({ x: x - 2, y: y - 2, width: width + 4, height: height + 4 });
  return overlap(wide(line), wide(box));
};

const canvasOf = (ink: Box, icon: Box): [number, number, number, number] => {
  const side = Math.max(ink.width, ink.height);
  return [
    (centreX(icon) - centreX(ink)) / side,
    (centreY(icon) - centreY(ink)) / side,
    Math.log2(icon.width / side),
    Math.log2(icon.height / side),
  ];
};
