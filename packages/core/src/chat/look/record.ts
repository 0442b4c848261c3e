import { typesWith } from '../../ontology/element-types.ts';
import { levelWith } from './neighbours.ts';
import { type Part, partsInside } from './page-index.ts';
import { inReadingOrder } from './reading-order.ts';

/** A number with at most a unit; what says more is another label. */
export const COUNT = /^[^\p{L}\d]{0,2}\d[\d.,\s]*[^\s\p{L}\d]?\s?\p{L}{0,3}$/u;
/** A number, and whatever it is a number of; "Last 60 days" says when. */
export const FIGURE = /^(?:\p{L}{1,3}\b)?[^\p{L}]*\d/u;

const BOXES = typesWith('box', 'labelled');
/** What holds more lines is a list of things, not one of them. */
const MAX_LINES = 9;

/** The smallest box that is one thing and says more than the part itself: the row of a list, a card. */
const thingAround = (part: Part): Part | undefined => {
  const own = new Set(part.lines);
  for (let at = part.parent; at && at.lines.length <= MAX_LINES; at = at.parent) {
    const isMore = at.lines.some((line) => !own.has(line));
    if (isMore && (at.node.repeat !== undefined || BOXES.has(at.node.type))) return at;
  }
  return undefined;
};

/** A group with no more lines is one thing too: an icon, its name and a count. */
const MAX_GROUP_LINES = 4;

const groupAround = (part: Part): Part | undefined => {
  const own = new Set(part.lines);
  for (let at = part.parent; at && at.lines.length <= MAX_GROUP_LINES; at = at.parent)
    if (at.lines.some((line) => !own.has(line))) return at;
  return undefined;
};

/** What else is written on the one thing that a text is on; what is on its line comes first where there is no such thing. */
export const recordOf = (part: Part): Part[] | undefined => {
  const thing = thingAround(part) ?? groupAround(part);
  const own = new Set(part.lines);
  const level = levelWith(part);
  if (!thing) return level.length > 0 ? level : undefined;
  const others = partsInside(thing).filter(
    (other) => other.node.kind === 'text' && !other.lines.some((line) => own.has(line)),
  );
  return inReadingOrder(others);
};
