import { area, type Box, bottom, contains, intersect, meets, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { grow } from '../boxes/grow.ts';
import type { Shape } from '../boxes/shape.ts';
import type { Pixels } from '../contract.ts';
import { standsOnPixels } from './letter-feet.ts';
import { snapToRim } from './snap-to-rim.ts';

/** Smallest picture of an interface, in CSS pixels: a phone held small. */
const MIN_SIDE = 96;
/** A single character may be an icon, which stands where its drawing ends. */
const MIN_CHARS = 2;
/** Lines of the page that are seen around a picture. */
const MIN_AROUND = 5;
/** Lines between pixels in a picture, where many stand on them by chance, and fewer where no page sets such small letters. */
const BLURRED = { lines: 4, share: 0.2 };
const BLURRED_TINY = { lines: 2, share: 0.1 };
/** The largest share of such lines on a page: curves and marks that look like feet, and badges of stores. */
const MAX_AROUND = 0.2;
/** Letters in a picture were scaled down: most are this much smaller than those around it, and smaller than nearly all of them. */
const SMALLER = 0.8;
const TINY = 0.65;
const NEARLY_ALL = 0.2;
/** Lines in the box of a picture that the page may have set: the address in the bar of a browser. */
const MAX_OWN = 1;
/** What a picture shows fills this share of it: a section that holds one beside other things does not count. */
const MIN_FILLED = 0.35;
/** Letters in a picture are at most this much larger than most of those between pixels. */
const ALIKE = 1.5;
/** Lines of one picture are no further apart than this, in CSS pixels. */
const REACH = 160;
/** Boxes that lie by this much where such lines are belong to the picture too. */
const PART = 0.3;
/** Highest bar of a browser, in CSS pixels. */
const MAX_BAR = 56;
/** Two parts of one picture, in pixels. */
const TOUCHING = 4;

type Told = { line: TextLine; stands: boolean };
type Candidate = { shape: Shape; inside: Told[] };

/**
 * Boxes that show a scaled picture of an interface: letters in them are smaller than those of the page, and many stand between
 * pixels, which those of the page never do. A page whose own letters do, such as one in a face with round feet, tells nothing.
 */
export const findScreens = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Shape[] => {
  const told = texts.flatMap((line): Told[] => {
    if (line.text.length < MIN_CHARS) return [];
    const stands = standsOnPixels(line, pixels);
    return stands === undefined ? [] : [{ line, stands }];
  });
  if (told.filter(({ stands }) => !stands).length < BLURRED_TINY.lines) return [];
  const alike = ALIKE * at(sizesOf(told.filter(({ stands }) => !stands)), 0.5);
  const isSmallLine = ({ line }: Told): boolean => line.fontSize <= alike;
  const parts = shapes.filter(
    ({ kind, box }) =>
      kind === 'box' &&
      box.width < pixels.width &&
      told.every((one) => !contains(box, one.line.box, 1) || isSmallLine(one)),
  );
  const bare = joinNear(
    told.filter(isSmallLine).map(({ line }) => line.box),
    REACH * scale,
  ).map((box): Shape => {
    const held = parts.filter((part) => area(intersect(part.box, box)) > PART * area(part.box)).map((part) => part.box);
    return { kind: 'box', box: snapToRim(surround([box, ...held]), pixels, REACH * scale), radius: 0, busy: 1 };
  });
  const blurry = [...shapes, ...bare]
    .filter(({ kind, box }) => kind !== 'line' && box.width < pixels.width && shortSide(box) >= MIN_SIDE * scale)
    .map((shape): Candidate => ({ shape, inside: told.filter(({ line }) => contains(shape.box, line.box, 1)) }))
    .filter((candidate) => isFull(candidate) && isBlurred(candidate, BLURRED_TINY));
  const around = told.filter(({ line }) => !blurry.some(({ shape }) => contains(shape.box, line.box, 1)));
  if (around.length < MIN_AROUND || blurredShare(around) > MAX_AROUND) return [];
  const sizes = sizesOf(around);
  const [usual, least] = [at(sizes, 0.5), at(sizes, NEARLY_ALL)];
  const candidates = blurry.filter(
    (one) => isSmall(one, Math.min(SMALLER * usual, least)) && (isBlurred(one, BLURRED) || isSmall(one, TINY * least)),
  );
  const screens: Shape[] = [];
  // The one that shows most, of equals the first: shapes come before what was only guessed, large ones before their parts.
  for (const { shape } of candidates.toSorted((a, b) => b.inside.length - a.inside.length))
    if (!screens.some(({ box }) => meets(box, shape.box))) screens.push(shape);
  return joinTouching(screens).map((screen) => withBar(screen, shapes, scale));
};

/** The bar of a browser on top of the picture belongs to it. */
const withBar = (screen: Shape, shapes: readonly Shape[], scale: number): Shape => {
  const bar = shapes.find(
    ({ kind, box }) =>
      kind === 'box' &&
      box.y < screen.box.y &&
      box.height <= MAX_BAR * scale &&
      bottom(box) >= screen.box.y - TOUCHING &&
      Math.abs(box.x - screen.box.x) <= TOUCHING &&
      Math.abs(box.width - screen.box.width) <= 2 * TOUCHING,
  );
  return bar ? { ...screen, box: surround([bar.box, screen.box]) } : screen;
};

/** Panels of one picture that no common outline holds. */
const joinTouching = (screens: readonly Shape[]): Shape[] => {
  const whole = joinNear(
    screens.map(({ box }) => box),
    TOUCHING,
  );
  return whole.map((box) => screens.find((screen) => screen.box === box) ?? { kind: 'box', box, radius: 0, busy: 1 });
};

const isFull = ({ shape, inside }: Candidate): boolean =>
  inside.length > 0 && area(surround(inside.map(({ line }) => line.box))) >= MIN_FILLED * area(shape.box);

const isBlurred = ({ inside }: Candidate, { lines, share }: typeof BLURRED): boolean =>
  inside.filter(({ stands }) => !stands).length >= lines && blurredShare(inside) >= share;

/** Most letters are small; the bar of a browser around the picture may hold one line that the page has set. */
const isSmall = ({ inside }: Candidate, limit: number): boolean =>
  inside.filter(({ line }) => line.fontSize < limit).length > inside.length / 2 &&
  inside.filter(({ line, stands }) => stands && line.fontSize >= limit).length <= MAX_OWN;

const blurredShare = (told: readonly Told[]): number =>
  told.filter(({ stands }) => !stands).length / Math.max(1, told.length);

const sizesOf = (told: readonly Told[]): number[] => told.map(({ line }) => line.fontSize).toSorted((a, b) => a - b);

const shortSide = ({ width, height }: Box): number => Math.min(width, height);

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** Groups of boxes that are near each other, as one box each. */
const joinNear = (boxes: readonly Box[], reach: number): Box[] => {
  const groups: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let near = groups.findIndex((one) => meets(grow(whole, reach), one)); near >= 0; ) {
      whole = surround([whole, groups.splice(near, 1)[0]!]);
      near = groups.findIndex((one) => meets(grow(whole, reach), one));
    }
    groups.push(whole);
  }
  return groups;
};
