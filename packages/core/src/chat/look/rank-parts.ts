import { area } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { allowedSlips, slipsBetween } from '../words/fold-words.ts';
import type { Part } from './page-index.ts';
import { isInside } from './reading-order.ts';

/** How well a part answers to some words: 4 says just that, 3 says that among others, 2 holds it. */
export const rankOf = (part: Part, words: string): number => {
  if (part.words === words) return 4;
  const name = part.paint && 'name' in part.paint ? (part.paint.name ?? '').replace(/-/g, ' ') : '';
  if (name === words) return 4;
  const within = ` ${words} `;
  if (part.words.startsWith(`${words} `)) return BEGINS_RANK;
  if (` ${part.words} `.includes(within) || ` ${name} `.includes(within)) return 3;
  if (` ${part.inner.replaceAll(' | ', ' ')} `.includes(within)) return 2;
  // A chart, a table or an icon is often called by the title of the card that it is in.
  const at = boxesAround(part).findIndex(({ inner }) => ` ${inner.replaceAll(' | ', ' ')} `.includes(within));
  if (at >= 0 && !isRowMate(part, within)) return 1 / (at + 1);
  return isRowMate(part, within) ? ROW_MATE_RANK : 0;
};

/** What begins with some words is called so before what has them in its middle. */
const BEGINS_RANK = 3.5;

/** More than a title of the card around both, less than words of its own. */
const ROW_MATE_RANK = 1.5;
export const DRAWN: ReadonlySet<string> = typesWith('drawn', 'badge');
/** One entry of a list has no more lines. */
const MAX_ENTRY_LINES = 5;

/** An icon, a switch or a badge is called by the name in its row. */
const isRowMate = (part: Part, within: string): boolean => {
  if (!DRAWN.has(part.node.type)) return false;
  for (let around = part.parent; around && around.lines.length <= MAX_ENTRY_LINES; around = around.parent) {
    const isBox = BOXES.has(around.node.type);
    if (` ${around.inner.replaceAll(' | ', ' ')} `.includes(within)) return !isBox;
    // What is on another card is in no row with it.
    if (isBox && around.lines.length > 0) return false;
  }
  return false;
};

/** Labels, not sentences. */
const MAX_LIKE_CHARS = 60;

/** A misspelt label: every word of it is one of the label, but for slips. */
export const isLike = (label: string, words: string): boolean => {
  const known = label.split(' ');
  return words.split(' ').every((word) => known.some((one) => one === word || isSlip(one, word)));
};

const isSlip = (known: string, word: string): boolean => {
  const allowed = Math.min(allowedSlips(word), allowedSlips(known));
  return allowed > 0 && Math.abs(known.length - word.length) <= allowed && slipsBetween(known, word) <= allowed;
};

export const BOXES = typesWith('box', 'shape');
/** A card, and the frame around its head and body. */
const MAX_BOXES_AROUND = 2;
/** The frame is so much larger than the body in it at most; what is larger holds other cards too. */
const MAX_FRAME_AREA = 1.5;

const boxesAround = (part: Part): Part[] => {
  const around: Part[] = [];
  for (let at = part.parent; at && around.length < MAX_BOXES_AROUND; at = at.parent)
    if (BOXES.has(at.node.type) && !(around[0] && area(at.node.box) > MAX_FRAME_AREA * area(around[0].node.box)))
      around.push(at);
  return around;
};

export const bestRanked = (parts: readonly Part[], words: string): Part[] => {
  const ranks = parts.map((part) => rankOf(part, words));
  const best = ranks.reduce((a, b) => Math.max(a, b), 0);
  if (best > 0) return parts.filter((_, index) => ranks[index] === best);
  // A word more or less spelt as on the page; the words of a long text would answer to anything.
  return parts.filter((part) => part.words.length <= MAX_LIKE_CHARS && isLike(part.words, words));
};

/** Of parts that say the same, the one that was meant: a control before the words and the icon on it, a title before its card. */
const asMeant = (parts: readonly Part[]): Part[] => {
  const labels = new Set(parts.filter(({ lines }) => lines.length <= 1));
  const outermost = parts.filter((part) => !isInside(part, labels));
  const holders = new Set(
    outermost.filter((part) => outermost.some((other) => other !== part && isInside(other, new Set([part])))),
  );
  return outermost.filter((part) => !holders.has(part));
};

/** Parts that are called by the words on them. */
export const CONTROLS = typesWith('labelled', 'card', 'alert');
/** What is on a control: its label, and in a field what was typed below it. */
const MAX_CONTROL_LINES = 2;

const controlOf = (part: Part, among: ReadonlySet<Part>): Part => {
  for (let at: Part | undefined = part; at; at = at.parent) {
    if (at.lines.length > MAX_CONTROL_LINES || !among.has(at)) return part;
    if (CONTROLS.has(at.node.type)) return at;
  }
  return part;
};

/** Words that name no kind of part mean the control that says them, where one of those that are looked at does. */
export const asControls = (parts: readonly Part[], among: readonly Part[]): Part[] => {
  const all = new Set(among);
  const meant = [...new Set(asMeant(parts).map((part) => controlOf(part, all)))];
  const controls = meant.filter(({ node }) => CONTROLS.has(node.type));
  return controls.length > 0 ? controls : meant;
};
