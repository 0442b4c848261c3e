import { area, bottom, centreX, centreY } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Place } from '../words/place-words.ts';
import type { Extreme, Mention } from '../words/read-mentions.ts';
import { isActive, isHolder, oddOnes, partsIn } from './odd-one.ts';
import type { Part } from './page-index.ts';
import { ALIKE_LEVELS, colorOf, lightnessOf } from './part-facts.ts';
import { ofHue, ofRole } from './part-hues.ts';
import { setsOf } from './part-sets.ts';
import { inReadingOrder, outermost, rowsOf } from './reading-order.ts';

const PHOTOS = typesWith('photo');

/** In the middle is what is no further from it than this share of the width of the page. */
const MIDDLE_SHARE = 0.25;

/** Which half of the page the middle of a part lies in. */
export const PLACES: Record<Place, (part: Part) => boolean> = {
  top: ({ node, page }) => centreY(node.box) < page.measurement.image.height / 2,
  bottom: ({ node, page }) => centreY(node.box) >= page.measurement.image.height / 2,
  left: ({ node, page }) => centreX(node.box) < page.measurement.image.width / 2,
  right: ({ node, page }) => centreX(node.box) >= page.measurement.image.width / 2,
  middle: ({ node, page }) =>
    Math.abs(centreX(node.box) - page.measurement.image.width / 2) <= MIDDLE_SHARE * page.measurement.image.width,
};

const awayFromMiddle = ({ node, page: { measurement } }: Part): number =>
  Math.hypot(centreX(node.box) - measurement.image.width / 2, centreY(node.box) - measurement.image.height / 2);

const edgeOf: Record<Place, (a: Part, b: Part) => number> = {
  top: (a, b) => a.node.box.y - b.node.box.y,
  bottom: (a, b) => bottom(b.node.box) - bottom(a.node.box),
  left: (a, b) => a.node.box.x - b.node.box.x,
  right: (a, b) => b.node.box.x + b.node.box.width - (a.node.box.x + a.node.box.width),
  middle: (a, b) => awayFromMiddle(a) - awayFromMiddle(b),
};

/** What stands alone above a row belongs to it where the row begins no further below it, in heights of the row. */
const MAX_AWAY_HEIGHTS = 2;

const isNearAbove = ({ node: { box } }: Part, [first]: readonly Part[]): boolean =>
  first !== undefined && first.node.box.y - bottom(box) <= MAX_AWAY_HEIGHTS * first.node.box.height;

/** "The cards at the top": the first row of them, where it is one; beside and in the middle all that lie there. */
const rowAt = (place: Place, parts: readonly Part[]): Part[] => {
  if (place !== 'top' && place !== 'bottom') return [...parts];
  const rows = rowsOf(outermost(parts));
  const row = rows.at(place === 'top' ? 0 : -1) ?? [];
  if (row.length > 1) return row;
  // One alone right above a row is no row.
  const next = place === 'top' ? (rows[1] ?? []) : [];
  return row[0] && next.length > 1 && isNearAbove(row[0], next) ? next : [...parts];
};

const sizeFor = (part: Part): number =>
  part.node.type === 'heading' || part.node.kind === 'text'
    ? Math.max(0, ...part.lines.map(({ fontSize }) => fontSize))
    : area(part.node.box);

/** A single heading that is clearly meant: the largest, where one is larger than all others. */
export const mainHeading = (parts: readonly Part[]): Part[] => {
  // Figures are set large on dashboards, and are no titles.
  const worded = parts.filter(({ label }) => (label.match(/\p{L}/gu) ?? []).length * 2 > label.length);
  const sorted = [...worded].sort((a, b) => sizeFor(b) - sizeFor(a));
  const [first, second] = sorted;
  return first && (!second || sizeFor(first) > sizeFor(second)) ? [first] : [...parts];
};

/** The darkest or the lightest of the parts whose colour is known; all of them where several share that colour. */
const byLight = (parts: readonly Part[], direction: 1 | -1): Part[] => {
  const lights = parts.flatMap((part) => {
    const color = colorOf(part);
    return color ? [{ part, light: lightnessOf(color) * direction }] : [];
  });
  const most = Math.max(...lights.map(({ light }) => light));
  return lights.flatMap(({ part, light }) => (most - light <= ALIKE_LEVELS ? [part] : []));
};

type Side = NonNullable<Mention['side']>;

const sideFor = (part: Part, side: Side): number => (side === 'size' ? sizeFor(part) : part.node.box[side]);

/** Those that are as large as the largest but for rounding; by their size the first of them. */
const bySide = (parts: readonly Part[], side: Side, direction: 1 | -1): Part[] => {
  const sorted = [...parts].sort((a, b) => (sideFor(b, side) - sideFor(a, side)) * direction);
  const [first] = sorted;
  if (!first || side === 'size') return sorted.slice(0, 1);
  return sorted.filter((part) => Math.abs(sideFor(part, side) - sideFor(first, side)) <= ROUNDING_PX);
};

/** Sides are rounded to whole pixels. */
const ROUNDING_PX = 1;

const BY_EXTREME: Record<Extreme, (parts: readonly Part[], side: Side) => Part[]> = {
  biggest: (parts, side) => bySide(parts, side, 1),
  smallest: (parts, side) => bySide(parts, side, -1),
  darkest: (parts) => byLight(parts, -1),
  lightest: (parts) => byLight(parts, 1),
};

/** Those that lie where a mention says: "at the top right" is a corner, and the part nearest to it is meant. */
const atPlaces = ({ places, plural }: Mention, candidates: readonly Part[]): Part[] => {
  const there = candidates.filter((part) => places.every((place) => PLACES[place](part)));
  // One that lies elsewhere is another one; of several the row at that side is meant.
  const all = there.length > 0 || !plural ? there : [...candidates];
  if (all.length < 2) return all;
  if (plural) return places.reduce((found, place) => rowAt(place, found), all);
  const away = (a: Part, b: Part): number => places.reduce((sum, place) => sum + edgeOf[place](a, b), 0);
  return [[...all].sort(away)[0]!];
};

/** Of the parts that a noun and its words mean, those that the other words leave. */
export const narrow = (mention: Mention, candidates: readonly Part[]): Part[] => {
  let found = [...candidates];
  if (mention.count !== undefined && mention.plural && mention.ordinal === undefined)
    found = setsOf(found).find((set) => set.length === mention.count) ?? found;
  if (mention.active) {
    const active = found.filter(isActive);
    found = active.length > 0 ? active : oddOnes(found.some(isHolder) ? partsIn(found) : found);
  }
  if (mention.inactive) found = found.filter((part) => !isActive(part));
  if (mention.hue) {
    const hued = ofHue(found, mention.hue);
    // A name says more than a colour that was seen in passing, and what is shown on the only picture was not measured.
    const isPicture = found.length === 1 && PHOTOS.has(found[0]!.node.type);
    found = hued.length === 0 && (mention.label || isPicture) ? found : hued;
  }
  if (mention.role) found = ofRole(found, mention.role);
  if (mention.places.length > 0) found = atPlaces(mention, found);
  if (mention.extreme) found = BY_EXTREME[mention.extreme](found, mention.side ?? 'size');
  if (mention.ordinal !== undefined) {
    const ordered = inReadingOrder(found);
    // "The first two cards", "the last three rows".
    if (mention.plural && mention.count !== undefined && Math.abs(mention.ordinal) === 1)
      return mention.ordinal < 0 ? ordered.slice(-mention.count) : ordered.slice(0, mention.count);
    const one = mention.ordinal < 0 ? ordered.at(mention.ordinal) : ordered[mention.ordinal - 1];
    found = one ? [one] : [];
  }
  return found;
};
