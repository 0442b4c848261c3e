import { type Category, MAX_LABEL_CHARS, MAX_LABELS } from '@blueprompt/core/chart';
import { centreX, centreY } from '@blueprompt/core/geometry';
import type { Label } from './chart-labels.ts';

/** Labels stand at even steps to within this share of a step. */
const UNEVEN = 0.22;
/** From the first to the last they reach over this share of the chart. */
const MIN_REACH = 0.4;

/** The names of points or bars, from labels that stand in a row beside the chart at even steps; some may be missing. */
export const readCategories = (labels: readonly Label[], isLying: boolean, length: number): Category[] => {
  const categories = labels
    .slice(0, MAX_LABELS)
    .map(({ text, box }) => ({ text: text.slice(0, MAX_LABEL_CHARS), at: isLying ? centreY(box) : centreX(box) }));
  const places = categories.map(({ at }) => at);
  const reach = (places.at(-1) ?? 0) - (places[0] ?? 0);
  return places.length > 2 && evenSteps(places) !== undefined && reach >= MIN_REACH * length ? categories : [];
};

/** The step that all places are apart, or some times it. */
export const evenSteps = (places: readonly number[]): number | undefined => {
  const steps = places.slice(1).map((at, index) => at - places[index]!);
  const least = Math.min(...steps);
  if (!(least > 0) || !Number.isFinite(least)) return undefined;
  const times = steps.reduce((sum, step) => sum + Math.round(step / least), 0);
  const step = (places.at(-1)! - places[0]!) / times;
  const isEven = places.every((at) => {
    const count = (at - places[0]!) / step;
    return Math.abs(count - Math.round(count)) <= UNEVEN;
  });
  return isEven ? step : undefined;
};
