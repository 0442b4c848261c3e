import { area, type Box } from '@blueprompt/core/geometry';
import type { Element, PaletteColor, TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import type { ColorTally } from './color-tally.ts';
import { colourName } from './colour-name.ts';
import { countIn } from './count-in.ts';
import { deltaE } from './delta-e.ts';
import { findGradientColors, type Graded, MIN_VIVID_CHROMA } from './find-gradient-colors.ts';
import { isShade } from './is-shade.ts';
import { nameRoles, type UsedColor } from './name-roles.ts';
import { channelGap, chroma, parseHex, toHex } from './rgb.ts';

/** Share of the picture above which a flat colour belongs to the palette by itself. */
const MIN_FLAT_SHARE = 0.004;
/** Colours of elements and texts count from a smaller share: a button is small and still sets the tone. */
const MIN_USED_SHARE = 0.0006;
/** Ink that hardly a pixel shows in full is a mixture with its paper; where compression blurs every colour, none shows any. */
const MIN_INK_SHARE = 5e-5;
/** Ink covers about an eighth of the box of a text line. */
const INK_SHARE = 0.12;
/** Closer colours (CIEDE2000) are one colour to a reader, and one token to a designer. */
const MAX_SAME_DISTANCE = 2.5;
/** Two surfaces that each cover this share of the picture are told apart by less: white cards on a nearly white page. */
const MIN_SURFACE = 0.03;
const MAX_SAME_SURFACE_DISTANCE = 0.7;
/** Levels that shadows take from the ground where they cover much of it; darker greys are painted. */
const MAX_SHADOW_LEVELS = 13;
const MAX_COLORS = 24;
/** A colour that lies in pictures by this share is their content. */
const MIN_PICTURED_SHARE = 0.8;

/** Colours with what each is used for, in shares of the picture. */
type Uses = { all: Map<number, UsedColor>; of: (color: number) => UsedColor };

const createUses = (counts: ColorTally, total: number): Uses => {
  const all = new Map<number, UsedColor>();
  const of = (color: number): UsedColor => {
    const known = all.get(color);
    if (known) return known;
    const share = counts.count(color) / total;
    const fresh = { color, share, fills: 0, texts: 0, borders: 0, buttons: 0, links: 0 };
    all.set(color, fresh);
    return fresh;
  };
  return { all, of };
};

const isPhoto = ({ type }: Element): boolean => type === 'image' || type === 'avatar';

/** The large flat colours that are not the content of pictures. */
const listFlatColors = (
  pixels: Pixels,
  counts: ColorTally,
  texts: readonly TextLine[],
  elements: readonly Element[],
): number[] => {
  const total = pixels.width * pixels.height;
  const large = [...counts.colors.subarray(0, counts.size)].filter(
    (_, at) => counts.counts[at]! / total >= MIN_FLAT_SHARE,
  );
  const photos = elements.filter(isPhoto).map(({ box }) => box);
  const inPhotos = countIn(new Set(large), pixels, photos);
  // A flat ground of words is design though it is part of a picture: the badge of a store, a drawn banner.
  const grounds = new Set(texts.map((line) => parseHex(line.background)));
  return large.filter(
    (color) => grounds.has(color) || (inPhotos.get(color) ?? 0) < counts.count(color) * MIN_PICTURED_SHARE,
  );
};

const useInElement = (uses: Uses, element: Element, total: number): void => {
  const { type, box, fill, border, edges = [] } = element;
  const share = area(box) / total;
  if (fill && share >= MIN_USED_SHARE && !isPhoto(element) && type !== 'icon') {
    const use = uses.of(parseHex(fill));
    use.fills += share;
    if (type === 'button') use.buttons += share;
  }
  if (border) uses.of(parseHex(border.color)).borders += (perimeter(box) * border.width) / total;
  for (const { side, color, width } of edges) {
    const length = side === 'left' || side === 'right' ? box.height : box.width;
    uses.of(parseHex(color)).borders += (length * width) / total;
  }
  if (type === 'divider' && fill) uses.of(parseHex(fill)).borders += share;
};

/**
 * The flat colours of the picture with share and role, the ground of the page first, then the largest; pictures do not
 * count, and neither does what a gradient passes through. `counts` are the pixels of each colour, `painted` all that may have a gradient.
 */
export const describePalette = (
  pixels: Pixels,
  counts: ColorTally,
  texts: readonly TextLine[],
  elements: readonly Element[],
  ground?: number,
  painted: readonly Graded[] = elements,
): PaletteColor[] => {
  const total = pixels.width * pixels.height;
  const uses = createUses(counts, total);
  for (const color of listFlatColors(pixels, counts, texts, elements)) uses.of(color);
  for (const element of elements) useInElement(uses, element, total);
  for (const line of texts) uses.of(parseHex(line.color)).texts += (area(line.box) * INK_SHARE) / total;
  const background = ground ?? counts.most()?.color ?? 0xffffff;
  uses.of(background);
  const unnamed = [...uses.all.values()].filter((item) => item.color !== background && isOnlySeen(item));
  const graded = findGradientColors(
    unnamed.map(({ color }) => color),
    (color) => counts.count(color),
    pixels,
    painted,
  );
  for (const color of graded) uses.all.delete(color);
  const minInkShare = pixels.isLossy ? 0 : MIN_INK_SHARE;
  const kept = mergeNear(
    [...uses.all.values()].filter(
      (item) => item.color === background || (isUsed(item, minInkShare) && !isShadow(item, background)),
    ),
    background,
  );
  const roles = nameRoles(kept, background);
  return kept.slice(0, MAX_COLORS).map((item) => ({
    hex: toHex(item.color),
    name: colourName(item.color),
    role: roles.get(item.color)!,
    share: Math.round(item.share * 1e5) / 1e5,
  }));
};

/** What nothing is painted with and lies between the boxes in a shade of the ground is the shadow that they cast. */
const isShadow = (item: UsedColor, background: number): boolean =>
  item.share < MIN_SURFACE &&
  isOnlySeen(item) &&
  isShade(item.color, background) &&
  channelGap(item.color, background) <= MAX_SHADOW_LEVELS;

const isOnlySeen = ({ fills, texts, borders }: Pick<UsedColor, 'fills' | 'texts' | 'borders'>): boolean =>
  fills + texts + borders === 0;

const perimeter = (box: Box): number => 2 * (box.width + box.height);

const isUsed = (item: UsedColor, minInkShare: number): boolean =>
  item.share >= MIN_FLAT_SHARE ||
  (item.share >= MIN_USED_SHARE / 2 && item.fills + item.texts + item.borders >= MIN_USED_SHARE) ||
  (chroma(item.color) > MIN_VIVID_CHROMA
    ? item.texts >= MIN_USED_SHARE / 2
    : item.texts >= MIN_USED_SHARE * 2 && item.share >= minInkShare);

/** Keeps the larger of two that look the same; the background always stays, and stays first. */
const mergeNear = (items: UsedColor[], background: number): UsedColor[] => {
  const ordered = items.toSorted(
    (a, b) => Number(b.color === background) - Number(a.color === background) || b.share - a.share || a.color - b.color,
  );
  const kept: UsedColor[] = [];
  for (const item of ordered) {
    const isLarge = (one: UsedColor): boolean => one.share >= MIN_SURFACE || one.color === background;
    const twin = kept.find(
      (other) =>
        deltaE(other.color, item.color) <
        (isLarge(item) && isLarge(other) ? MAX_SAME_SURFACE_DISTANCE : MAX_SAME_DISTANCE),
    );
    if (!twin) {
      kept.push({ ...item });
      continue;
    }
    twin.fills += item.fills;
    twin.texts += item.texts;
    twin.borders += item.borders;
    twin.buttons += item.buttons;
  }
  return kept;
};
