import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { colorDifference } from '../color-difference.ts';
import { shownBackground } from './shown-background.ts';

type BackgroundScore = { pageBackground?: number | undefined };

const MAX_STOP_DIFFERENCE = 5;

/** What the page is painted with behind everything: a flat colour exactly, a gradient by its two ends whichever comes first, a picture as one. */
export function scoreBackground(page: Truth, { background: found }: Answer): BackgroundScore {
  const truth = shownBackground(page);
  if (!truth) return {};
  if (truth.picture) return { pageBackground: Number(found.picture === true) };
  if (truth.gradient) {
    const from = truth.gradient.stops[0]?.color;
    const to = truth.gradient.stops.at(-1)?.color;
    const { gradient } = found;
    if (!gradient || !from || !to) return { pageBackground: 0 };
    const isNear = (one: string, other: string): boolean =>
      colorDifference(gradient.from, one) < MAX_STOP_DIFFERENCE &&
      colorDifference(gradient.to, other) < MAX_STOP_DIFFERENCE;
    return { pageBackground: Number(isNear(from, to) || isNear(to, from)) };
  }
  if (truth.color === undefined) return {};
  return { pageBackground: Number(found.color === truth.color && !found.gradient && !found.picture) };
}
