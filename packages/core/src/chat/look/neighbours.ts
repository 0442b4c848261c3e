import { type Box, bottom, centreX, centreY, right, surround } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Relation } from '../words/place-words.ts';
import { type Part, partsInside } from './page-index.ts';
import { isInside } from './reading-order.ts';

/** What people see as one: a control, a picture, an icon, a text that is on none of these. */
const UNITS = typesWith('labelled', 'drawn', 'textual');

const BOXES = typesWith('box');

/** Boxes touch or overlap by a rounded border and are still one beside the other. */
const SLACK_PX = 3;
/** What lies so far on in the same direction is still in the row of the nearest, as a share of its height. */
const ROW_SHARE = 0.5;
/** More of a row is a list of its own. */
const MAX_NEIGHBOURS = 6;

const shared = (a: number, aEnd: number, b: number, bEnd: number): number => Math.min(aEnd, bEnd) - Math.max(a, b);

/** How far a box lies in a direction, and whether it faces the target at all; a little sideways counts against it. */
type Direction = 'below' | 'above' | 'rightOf' | 'leftOf';

/** What comes next in a list lies below, in a row to the right: whichever is nearer. */
const EITHER: Record<Exclude<Relation, Direction>, readonly Direction[]> = {
  beside: ['rightOf', 'leftOf'],
  after: ['rightOf', 'below'],
  before: ['leftOf', 'above'],
};

const AWAY: Record<Direction, (box: Box, target: Box) => number | undefined> = {
  below: (box, target) => facing(box.y - bottom(target), shared(box.x, right(box), target.x, right(target))),
  above: (box, target) => facing(target.y - bottom(box), shared(box.x, right(box), target.x, right(target))),
  rightOf: (box, target) => facing(box.x - right(target), shared(box.y, bottom(box), target.y, bottom(target))),
  leftOf: (box, target) => facing(target.x - right(box), shared(box.y, bottom(box), target.y, bottom(target))),
};

const facing = (away: number, sharedPx: number): number | undefined =>
  away >= -SLACK_PX && sharedPx > 0 ? away : undefined;

const awayFrom = (box: Box, target: Box, relation: Relation): number | undefined => {
  if (relation in AWAY) return AWAY[relation as Direction](box, target);
  const sides = EITHER[relation as keyof typeof EITHER].map((side) => AWAY[side](box, target));
  const known = sides.filter((away) => away !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

const targetOf = (targets: readonly Part[]): { box: Box; page: Part['page'] } | undefined => {
  const [first] = targets;
  const same = targets.filter(({ page }) => page === first?.page);
  return first && { box: surround(same.map(({ node }) => node.box)), page: first.page };
};

/** Of some parts those nearest in a direction, with what lies in one row with the nearest. */
export function nearestAt(parts: readonly Part[], targets: readonly Part[], relation: Relation): Part[] {
  const target = targetOf(targets);
  if (!target) return [];
  const own = new Set(targets);
  const placed = parts
    .filter((part) => part.page === target.page && !own.has(part) && !isInside(part, own))
    .flatMap((part) => {
      const away = awayFrom(part.node.box, target.box, relation);
      return away === undefined ? [] : [{ part, away }];
    })
    .sort((a, b) => a.away - b.away);
  const [nearest] = placed;
  if (!nearest) return [];
  if (relation !== 'below' && relation !== 'above') return [nearest.part];
  const { box } = nearest.part.node;
  const holder = new Set([nearest.part.parent!]);
  const facing = new Set(placed.map(({ part }) => part));
  return parts
    .filter((part) => {
      const { node } = part;
      const level = shared(node.box.y, bottom(node.box), box.y, bottom(box));
      const isLevel = level >= ROW_SHARE * Math.min(node.box.height, box.height);
      return part.page === target.page && isLevel && !own.has(part) && (facing.has(part) || isInside(part, holder));
    })
    .sort((a, b) => a.node.box.x - b.node.box.x)
    .slice(0, MAX_NEIGHBOURS);
}

/** What lies above, below or beside some parts. */
export function neighboursOf(targets: readonly Part[], relation: Relation): Part[] {
  const target = targetOf(targets);
  if (!target) return [];
  const holders = new Set(targets.flatMap((part) => ancestorsOf(part)));
  // Beside a card people see other cards, not what is on them.
  const isBox = targets.every(({ node }) => BOXES.has(node.type));
  const isUnit = ({ node }: Part): boolean =>
    UNITS.has(node.type) || node.kind === 'text' || (isBox && BOXES.has(node.type));
  const units = target.page.parts.filter((part) => isUnit(part) && !holders.has(part));
  const all = new Set(units);
  return nearestAt(
    units.filter((part) => !isInside(part, all)),
    targets,
    relation,
  );
}

const ancestorsOf = ({ parent }: Part): Part[] => (parent ? [parent, ...ancestorsOf(parent)] : []);

/** A box with more lines holds things side by side: what is level with a part there belongs to another of them. */
const MAX_LEVEL_LINES = 40;

/** What is written on one line with a part, in the nearest box around it that has more on that line. */
export function levelWith(part: Part): Part[] {
  const { box } = part.node;
  const isLevel = ({ node }: Part): boolean =>
    shared(node.box.y, bottom(node.box), box.y, bottom(box)) >= ROW_SHARE * Math.min(node.box.height, box.height);
  const own = new Set(part.lines);
  for (let at = part.parent; at && at.lines.length <= MAX_LEVEL_LINES; at = at.parent) {
    const level = partsInside(at).filter(
      (other) => other.node.kind === 'text' && isLevel(other) && !other.lines.some((line) => own.has(line)),
    );
    if (level.length > 0) return level.sort((a, b) => centreX(a.node.box) - centreX(b.node.box));
  }
  return [];
}

/** The part of a kind that belongs to another: the nearest in the smallest box around both. */
export function companionOf(part: Part, isWanted: (other: Part) => boolean, maxLines: number): Part | undefined {
  const { box } = part.node;
  const away = ({ node }: Part): number =>
    Math.hypot(centreX(node.box) - centreX(box), 3 * (centreY(node.box) - centreY(box)));
  for (let at: Part | undefined = part; at && at.node.kind !== 'page' && at.lines.length <= maxLines; at = at.parent) {
    const [first, ...others] = partsInside(at).filter(isWanted);
    if (first) return others.reduce((best, other) => (away(other) < away(best) ? other : best), first);
  }
  return undefined;
}
