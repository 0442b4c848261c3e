import { bottom, centreX } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { levelWith } from './neighbours.ts';
import { isTyped } from './odd-one.ts';
import { type Part, partsInside } from './page-index.ts';
import { tablesOf } from './read-table.ts';
import { COUNT, FIGURE, recordOf } from './record.ts';
import { textsUnder } from './under-title.ts';

/** Longer lists are read on the page. */
const MAX_HEADED = 24;

const isSetLike = ({ lines: [a] }: Part, { lines: [b] }: Part): boolean =>
  a?.fontSize === b?.fontSize && a?.fontWeight === b?.fontWeight && a?.color === b?.color;

/** What stands below a title as a list; where they are counted, without what is written below a name in smaller letters. */
export const entriesUnder = (title: Part, isCounted = false): Part[] => {
  const below = title.lines.length === 1 ? textsUnder(title).filter((part) => !isTyped(part)) : [];
  const own = isCounted ? below.filter((one) => isSetLike(one, below[0]!)) : below;
  return own.length > 1 && own.length <= MAX_HEADED ? own : [];
};

/** So far below its title a list of things begins, in heights of the title. */
const MAX_LIST_AWAY = 3;

/** The names of things that repeat one below the other right under a title: a photo, a name and a line on each. */
const thingsUnder = (title: Part): Part[] => {
  const { box } = title.node;
  const below = title.page.parts.filter(
    ({ node, lines }) => node.repeat !== undefined && node.box.y >= bottom(box) - 2 && lines.length > 1,
  );
  const first = below.sort((a, b) => a.node.box.y - b.node.box.y)[0];
  const isNear =
    first &&
    first.node.box.y - bottom(box) <= MAX_LIST_AWAY * box.height &&
    Math.abs(first.node.box.x - box.x) <= MAX_SHIFT_PX;
  const set = isNear ? below.filter(({ node }) => node.repeat === first.node.repeat) : [];
  const names = set.flatMap(
    (thing) => partsInside(thing).find(({ node, label }) => node.kind === 'text' && /\p{L}{2}/u.test(label)) ?? [],
  );
  return names.length > 1 && names.length <= MAX_HEADED && names.every((name) => isSetLike(name, names[0]!))
    ? names
    : [];
};

/** A title is set so many times as large as what it heads; names in a list are bold, too. */
const MIN_TIMES_LARGER = 1.2;

/** One of several things has a name, and no list below it. */
const isOfRepeated = ({ parent }: Part): boolean =>
  parent !== undefined &&
  parent.lines.length <= MAX_HEADED &&
  (parent.node.repeat !== undefined || isOfRepeated(parent));

/** What stands below a text that is set like a title of it. */
const headedBy = (text: Part): Part[] => {
  const entries = entriesUnder(text);
  const [title, entry] = [text.lines[0], entries[0]?.lines[0]];
  const isTitle =
    !isOfRepeated(text) &&
    (text.parent?.node.type === 'heading' || (title && entry && title.fontSize >= MIN_TIMES_LARGER * entry.fontSize));
  return isTitle ? entries : text.lines.length === 1 && !isOfRepeated(text) ? thingsUnder(text) : [];
};

/** A control, or a box that was taken for a card: what was chosen in it stands below its label. */
const BOXED = typesWith('field', 'box');
/** So far below its label a control begins, in pixels. */
const MAX_AWAY_PX = 40;
/** Left edges of a label and its control agree within so much, in pixels. */
const MAX_SHIFT_PX = 16;

/** What was typed or chosen in the control that a text is written above. */
const valueBelow = (text: Part): Part[] => {
  const { box } = text.node;
  const below = text.page.parts
    .filter(({ node, lines }) => {
      const away = node.box.y - bottom(box);
      return (
        BOXED.has(node.type) &&
        lines.length === 1 &&
        away >= -2 &&
        away <= MAX_AWAY_PX &&
        Math.abs(node.box.x - box.x) <= MAX_SHIFT_PX
      );
    })
    .sort((a, b) => a.node.box.y - b.node.box.y);
  return below[0] ? [below[0], ...partsInside(below[0])].filter(({ node }) => node.kind === 'text') : [];
};

/** A figure stands so near over or under what it counts, in heights of its letters, and so much out of line, in pixels. */
const MAX_FIGURE_AWAY = 1.2;
const MAX_FIGURE_SHIFT_PX = 12;

/** The figure that is set over or under a text in larger letters. */
const figureAt = ({ node: { box }, page, lines }: Part): Part[] =>
  page.parts.filter(({ node: { kind, box: other }, label, lines: own }) => {
    const away = Math.max(other.y - bottom(box), box.y - bottom(other));
    const shift = Math.min(Math.abs(other.x - box.x), Math.abs(centreX(other) - centreX(box)));
    return (
      kind === 'text' &&
      COUNT.test(label) &&
      (own[0]?.fontSize ?? 0) > (lines[0]?.fontSize ?? 0) &&
      away >= -2 &&
      away <= MAX_FIGURE_AWAY * other.height &&
      shift <= MAX_FIGURE_SHIFT_PX
    );
  });

/** A mark of a legend, a bullet or an arrow tells nothing. */
const TOLD = /\p{L}{2}|\d/u;

/** What the page shows with a text, the closest tie first: in the control below it, below it as a title, on one thing, on one line. */
export const shownWith = (text: Part, isCounted = false): Part[][] => {
  // The heads of other columns say nothing of one, and what a field asks for belongs to the field.
  const heads = tablesOf(text.page).flatMap((table) => (table.heads.includes(text) ? table.heads : []));
  const record = (recordOf(text) ?? levelWith(text)).filter((part) => !heads.includes(part) && !isTyped(part));
  const isFigured = record.some(({ label }) => FIGURE.test(label));
  const headed = isCounted ? [] : headedBy(text);
  const beside = headed.length > 0 ? levelWith(text).filter((part) => !isSetLike(part, text)) : [];
  const below = isCounted ? (isFigured ? [] : figureAt(text)) : [...new Set([...beside, ...headed])];
  return [valueBelow(text), below, record]
    .map((shown) => shown.filter(({ label }) => TOLD.test(label)))
    .filter(({ length }) => length > 0);
};
