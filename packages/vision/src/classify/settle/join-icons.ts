import { area, type Box, intersect, surround } from '@blueprompt/core/geometry';
import type { Draft } from '../draft.ts';

/** Share of the smaller of two icons that the other covers when both are parts of one drawing. */
const SHARED = 0.3;
/** Parts of one drawing are about as large as each other: a mark on a large picture is not its part. */
const MAX_RATIO = 6;

/** Two icons never lie on each other: those that do are the parts of one. */
export const joinIcons = (drafts: readonly Draft[]): Draft[] => {
  const icons = drafts.filter(({ type }) => type === 'icon');
  const groups: Draft[][] = [];
  for (const icon of icons) {
    const near = groups.filter((group) => group.some((other) => isOnePicture(icon.box, other.box)));
    const joined = [icon, ...near.flat()];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  const whole = new Map(groups.map((group) => [group.toSorted((a, b) => area(b.box) - area(a.box))[0]!, group]));
  return drafts.flatMap((draft) => {
    if (draft.type !== 'icon') return [draft];
    const group = whole.get(draft);
    if (!group) return [];
    return group.length === 1 ? [draft] : [{ ...draft, box: surround(group.map(({ box }) => box)) }];
  });
};

const isOnePicture = (a: Box, b: Box): boolean => {
  const small = Math.min(area(a), area(b));
  return area(intersect(a, b)) > small * SHARED && Math.max(area(a), area(b)) < small * MAX_RATIO;
};
