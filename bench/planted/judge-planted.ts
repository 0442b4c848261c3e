import type { Comparison, Difference } from '@blueprompt/core/compare/difference';
import { area, type Box, meets } from '@blueprompt/core/geometry';
import type { Planted, PlantedKind } from './planted.ts';

/** What a comparison made of one planted change. */
export type PlantedScore = { planted: Planted; isFound: boolean; falseOnes: string[] };

/** The differences that name a change of each kind. What comes, goes or changes places within one line is a change of its text. */
const NAMES: Record<PlantedKind, (difference: Difference) => boolean> = {
  color: ({ kind }) => kind === 'color' || kind === 'background',
  size: (difference) =>
    difference.kind === 'gap' ||
    difference.kind === 'padding' ||
    (difference.kind === 'size' && ['width', 'height', 'font size'].includes(difference.property)),
  // Room inside of a painted box makes that box larger.
  gap: (difference) =>
    ['gap', 'padding', 'moved'].includes(difference.kind) ||
    (difference.kind === 'size' && (difference.property === 'width' || difference.property === 'height')),
  text: ({ kind }) => ['changed-text', 'missing-text', 'extra-text'].includes(kind),
  radius: (difference) =>
    (difference.kind === 'size' && difference.property === 'radius') ||
    (difference.kind === 'look' && difference.aspect !== 'letters'),
  weight: (difference) =>
    (difference.kind === 'size' && (difference.property === 'font weight' || difference.property === 'text width')) ||
    (difference.kind === 'look' && difference.aspect === 'letters'),
  missing: ({ kind }) => ['missing-text', 'missing-element', 'changed-text'].includes(kind),
  extra: ({ kind }) => ['extra-text', 'extra-element', 'changed-text'].includes(kind),
  order: ({ kind }) => ['order', 'moved', 'changed-text'].includes(kind),
};

/** Boxes of text are those of its ink, which begins some pixels inside or outside of the element's. */
const SLACK_PX = 12;
/** What fills the page is no place. */
const MAX_PAGE_SHARE = 0.5;

/** Whether the change is among the differences, at its place, and which of them are about something else. */
export function judgePlanted(planted: Planted, { differences }: Comparison, pageArea: number): PlantedScore {
  const grown = planted.boxes.map(grow);
  const followed = [...planted.boxes, ...planted.followed]
    .filter((box) => area(box) < MAX_PAGE_SHARE * pageArea)
    .map(grow);
  const isAt = ({ kind, places }: Difference, boxes: readonly Box[]): boolean =>
    kind === 'background' || places.some((place) => boxes.some((box) => meets(box, withArea(place.box))));
  return {
    planted,
    isFound: differences.some((difference) => NAMES[planted.kind](difference) && isAt(difference, grown)),
    falseOnes: differences
      .filter((difference) =>
        difference.kind === 'background' ? planted.kind !== 'color' : !isAt(difference, followed),
      )
      .map(({ message }) => message),
  };
}

const grow = ({ x, y, width, height }: Box): Box => ({
  x: x - SLACK_PX,
  y: y - SLACK_PX,
  width: width + 2 * SLACK_PX,
  height: height + 2 * SLACK_PX,
});
const withArea = (box: Box): Box => ({ ...box, width: Math.max(1, box.width), height: Math.max(1, box.height) });
