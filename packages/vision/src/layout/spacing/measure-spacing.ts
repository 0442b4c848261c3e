import { bottom, contains, right } from '@blueprompt/core/geometry';
import type { Element, Spacing, Tally, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { PageTree } from '@blueprompt/core/page-tree';
import type { PageFacts } from '../../classify/page-facts.ts';
import { findUnit } from './find-unit.ts';
import { startOfLine } from './side-bearings.ts';
import { tally } from './tally-radii.ts';
import { textIndents } from './text-indents.ts';
import { treeSpaces } from './tree-spaces.ts';
import { wordGaps } from './word-gaps.ts';

/** Spaces outside these bounds (CSS pixels) are accidents or page margins. */
const MIN_SPACE = 2;
const MAX_SPACE = 120;
/** Elements without edges of their own: their boxes are ink, which layout does not align to. */
const LOOSE = typesWith('ink');
/** Steps of the scale that are reported. */
const MAX_STEPS = 10;

/** Gaps between neighbours, paddings between a box and its content, and the unit that they and the spaces of the page tree are made of. */
export const measureSpacing = (
  elements: readonly Element[],
  texts: readonly TextLine[],
  page: Pick<PageFacts, 'width' | 'height' | 'scale'>,
  tree: PageTree,
): Spacing => {
  const solid = elements.filter((element) => !LOOSE.has(element.type) && element.box.width < page.width * 0.98);
  const gaps = tally(gapsOf(solid, page.scale).filter(isSpace));
  const paddings = tally(paddingsOf(solid, texts, page.scale).filter(isSpace));
  const edged = elements.filter(({ type }) => !LOOSE.has(type));
  // The space between two entries of a menu is chosen once for all of them: it is no lone one.
  const menus = wordGaps(texts, page).flatMap((gap) => [gap, gap]);
  const indents = tally([...textIndents(edged, texts, page), ...menus].filter(isSpace));
  const spaces = treeSpaces(tree, page.scale);
  const unit = findUnit(
    joinTallies(gaps, repeatedOf(spaces.gaps)),
    joinTallies(paddings, repeatedOf(spaces.paddings)),
    indents,
  );
  const scale = [
    ...new Set([...gaps, ...paddings].filter(({ px, count }) => count >= 2 && px % unit === 0).map(({ px }) => px)),
  ];
  const containerWidth = containerOf(elements, page);
  return {
    unit: unit * page.scale,
    scale: scale
      .toSorted((a, b) => a - b)
      .slice(0, MAX_STEPS)
      .map((px) => px * page.scale),
    gaps: toPixels(gaps, page.scale),
    paddings: toPixels(paddings, page.scale),
    ...(containerWidth !== undefined && { containerWidth }),
  };
};

/** Some spaces of the tree are between things that nobody laid out together, so one that occurs once says nothing. */
const repeatedOf = (spaces: readonly number[]): Tally[] => tally(spaces).filter(({ count }) => count > 1);

/** Both lists tell of the same page: a space occurs as often as the one says that has more of it. */
const joinTallies = (one: readonly Tally[], other: readonly Tally[]): Tally[] =>
  [...Map.groupBy([...one, ...other], ({ px }) => px)].map(([px, same]) => ({
    px,
    count: Math.max(...same.map(({ count }) => count)),
  }));

const isSpace = (px: number): boolean => px >= MIN_SPACE && px <= MAX_SPACE;

const toPixels = (tallies: Tally[], scale: number): Tally[] =>
  tallies.slice(0, 24).map(({ px, count }) => ({ px: px * scale, count }));

/** For each element the nearest one to its right and below among those with the same parent. */
const gapsOf = (elements: readonly Element[], scale: number): number[] => {
  const families = Map.groupBy(elements, (element) => element.parent ?? '');
  return [...families.values()].flatMap((family) =>
    family.flatMap((element) => {
      const beside = family.filter((other) => other.box.x >= right(element.box) && sharesRows(element, other));
      const below = family.filter((other) => other.box.y >= bottom(element.box) && sharesColumns(element, other));
      const across = Math.min(...beside.map((other) => other.box.x - right(element.box)));
      const down = Math.min(...below.map((other) => other.box.y - bottom(element.box)));
      return [across, down].filter(Number.isFinite).map((px) => Math.round(px / scale));
    }),
  );
};

const sharesRows = (a: Element, b: Element): boolean =>
  Math.min(bottom(a.box), bottom(b.box)) - Math.max(a.box.y, b.box.y) > Math.min(a.box.height, b.box.height) / 2;

const sharesColumns = (a: Element, b: Element): boolean =>
  Math.min(right(a.box), right(b.box)) - Math.max(a.box.x, b.box.x) > Math.min(a.box.width, b.box.width) / 2;

/** Left edges of texts are exact, their tops are not (line height), so only the left padding of texts counts. */
const paddingsOf = (elements: readonly Element[], texts: readonly TextLine[], scale: number): number[] =>
  elements.flatMap((element) => {
    const border = element.border?.width ?? 0;
    const inside = elements.filter(
      (other) => other.parent === element.id && other !== element && !isCover(other, element),
    );
    const lines = texts.filter((line) => contains(element.box, line.box));
    const lefts = [...inside.map((other) => other.box.x), ...lines.map(startOfLine)];
    const values = [
      Math.min(...lefts) - element.box.x - border,
      Math.min(...inside.map((other) => other.box.y)) - element.box.y - border,
      right(element.box) - Math.max(...inside.map((other) => right(other.box))) - border,
      bottom(element.box) - Math.max(...inside.map((other) => bottom(other.box))) - border,
    ];
    return values.filter(Number.isFinite).map((px) => Math.round(px / scale));
  });

/** A picture from side to side of a box leaves no room beside it: what else is in the box says what its padding is. */
const isCover = ({ type, box }: Element, { box: around, border }: Element): boolean => {
  const reach = MIN_SPACE + (border?.width ?? 0);
  return type === 'image' && box.x - around.x <= reach && right(around) - right(box) <= reach;
};

/** The width that the content keeps to when it is centred with equal margins. */
const containerOf = (elements: readonly Element[], page: Pick<PageFacts, 'width' | 'scale'>): number | undefined => {
  const inner = elements.filter(({ box }) => box.width < page.width * 0.95 && box.width > page.width * 0.04);
  const left = Math.min(...inner.map(({ box }) => box.x));
  const end = Math.max(...inner.map(({ box }) => right(box)));
  const centred = Math.abs(left - (page.width - end)) <= 8 * page.scale;
  return Number.isFinite(left) && centred && end - left < page.width * 0.97 ? Math.round(end - left) : undefined;
};
