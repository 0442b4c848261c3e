import { type Box, bottom, centreY, contains, overlap, right } from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import type { Draft } from '../classify/draft.ts';
import { inkIcons } from '../icons/ink-icons.ts';
import { isUnmistakable } from '../icons/name-icon.ts';
import { matchesOf, traceIcons } from '../icons/trace-icons.ts';
import type { SceneFacts } from '../judge/scene-facts.ts';
import type { Settled } from '../judge/settle-candidates.ts';

/** Sides of an icon in CSS pixels: a dot of six pixels looks like a gear, a flower and a globe. */
const MIN_SIDE = 7;
const MAX_SIDE = 64;
/** More marks than this without a name are a drawing or a map. */
const MAX_MARKS = 120;
/**
 * Less chance of an icon than this and the network is sure that there is none: the arrow of a field, a part of a picture. It
 * is heard unless the mark cannot be mistaken, and so are the rules that take a shape for a box.
 */
const MIN_CHANCE = 0.1;
/** A dot is the bullet of a list. */
const BULLET = 'circle';
const CONFIDENCE = 0.7;

/** The caret of a menu stands behind its word, nearer than this in font sizes. */
const CARET = /^(chevron|caret)-(down|up)$/;
const CARET_GAP_EM = 1;

/** Icons, and carets: those belong to the word before them and are no things of their own. */
type KnownMarks = { icons: Draft[]; carets: Element[] };

/** Marks that nobody took for an icon and that look just like one of the usual ones. */
export const findKnownIcons = (
  { shapes, pixels, page, read }: SceneFacts,
  { verdicts, found, texts }: Settled,
): KnownMarks => {
  const marks = shapes.filter((shape) => {
    const side = Math.max(shape.box.width, shape.box.height) / page.scale;
    if (shape.kind === 'line' || side < MIN_SIDE || side > MAX_SIDE) return false;
    return !verdicts.get(shape)?.verdict;
  });
  if (marks.length > MAX_MARKS) return { icons: [], carets: [] };
  const isRead = (mark: { box: Draft['box'] }): boolean =>
    [...texts, ...read].some((line) => line.words.some((word) => isOn(mark, word)));
  const open = marks.filter((mark) => !isRead(mark) && !found.some((draft) => overlap(draft.box, mark.box) > 0));
  const drawn = open.map((mark, index): Element => ({ id: `m${index}`, type: 'icon', box: mark.box, confidence: 1 }));
  const known: KnownMarks = { icons: [], carets: [] };
  traceIcons(inkIcons(drawn, texts, pixels), pixels).forEach((mark, index) => {
    const shape = open[index]!;
    if (!mark.name || mark.name === BULLET) return;
    const isLikely = shape.kind === 'blob' && (verdicts.get(shape)?.icon ?? 1) >= MIN_CHANCE;
    if (CARET.test(mark.name) && texts.some((line) => isBehind(mark.box, line))) known.carets.push(mark);
    else if (isLikely || isUnmistakable(matchesOf(mark, pixels)))
      known.icons.push({
        type: 'icon',
        box: verdicts.get(shape)?.canvas ?? shape.box,
        confidence: CONFIDENCE,
        shape,
      });
  });
  return known;
};

const isBehind = (mark: Box, { box, fontSize }: TextLine): boolean => {
  const gap = mark.x - right(box);
  return gap > -2 && gap < CARET_GAP_EM * fontSize && centreY(mark) > box.y && centreY(mark) < bottom(box);
};

const isOn = (mark: { box: Draft['box'] }, word: TextLine['words'][number]): boolean =>
  contains(word.box, mark.box, 2) || overlap(word.box, mark.box) > 0.2;
