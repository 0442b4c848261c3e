import { surfaceBits } from '../bits.ts';
import type { Hypothesis } from '../propose/hypothesis.ts';
import type { Surface } from '../scene.ts';
import { type Busy, busyAround } from './find-busy.ts';
import { type Easel, settle, weigh } from './weigh.ts';

/** Times the area of the screenshot that is painted to try fills; what a screenshot that needs more holds stays unexplained. */
const MAX_TRIALS = 40;
/** Surfaces on a photo have a clean outline and are no smaller than this, in pixels; others are patches of the photo. */
const MIN_ON_PHOTO = 12;
const PHOTO_SHARE = 0.4;

type Laid = {
  kept: Surface[];
  /** Boxes of the paint that is there already, but with something around them. */
  plain: Surface[];
  /** Boxes whose border alone may be worth its bits. */
  outlines: Hypothesis[];
};

/** From the largest to the smallest, keeps each fill that shortens the description. */
export function layFills(easel: Easel, fills: readonly Hypothesis[], busy: Busy): Laid {
  const laid: Laid = { kept: [], plain: [], outlines: [] };
  let trials = MAX_TRIALS * easel.real.width * easel.real.height;
  for (const hypothesis of fills.toSorted((one, other) => areaOf(other) - areaOf(one))) {
    trials -= areaOf(hypothesis);
    if (trials < 0) break;
    const { surface, looseBits } = hypothesis;
    const weight = weigh(easel, hypothesis, busy);
    const cost = surfaceBits(surface);
    const isBox = weight.holes + looseBits <= weight.outline;
    const isPatch =
      busyAround(busy, easel.real, surface.box) > PHOTO_SHARE &&
      (weight.holes > 0 || Math.min(surface.box.width, surface.box.height) < MIN_ON_PHOTO);
    const isKept = isBox && !isPatch && weight.fill > cost;
    settle(easel, surface.box, isKept);
    if (isKept) laid.kept.push(surface);
    else if (isBox && weight.fill + weight.border > cost) laid.outlines.push(hypothesis);
    else if (isBox && weight.holes + looseBits === 0) laid.plain.push(surface);
  }
  return laid;
}

/** From the one that saves most to the one that saves least, keeps each line or outline that shortens the description. */
export function layLines(easel: Easel, hypotheses: readonly Hypothesis[], busy: Busy): Surface[] {
  const gainOf = (hypothesis: Hypothesis): number => {
    const { fill, border } = weigh(easel, hypothesis, busy);
    return fill + border - surfaceBits(hypothesis.surface);
  };
  const worth = withinTrials(easel, hypotheses)
    .map((hypothesis) => {
      // What an outline holds is painted already.
      const { surface } = hypothesis;
      const bare = surface.border ? { ...hypothesis, surface: { ...surface, fill: undefined } } : hypothesis;
      const gain = gainOf(bare);
      settle(easel, surface.box, false);
      return { bare, surface, gain };
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  const kept: Surface[] = [];
  for (const { bare, surface } of worth) {
    const isKept = gainOf(bare) > 0;
    settle(easel, surface.box, isKept);
    if (isKept) kept.push(surface);
  }
  return kept;
}

/** The smallest ones that may be tried together: each is painted up to twice. */
const withinTrials = (easel: Easel, hypotheses: readonly Hypothesis[]): readonly Hypothesis[] => {
  let trials = (MAX_TRIALS / 2) * easel.real.width * easel.real.height;
  const total = hypotheses.reduce((sum, hypothesis) => sum + areaOf(hypothesis), 0);
  if (total <= trials) return hypotheses;
  return hypotheses
    .toSorted((one, other) => areaOf(one) - areaOf(other))
    .filter((hypothesis) => {
      trials -= areaOf(hypothesis);
      return trials >= 0;
    });
};

const areaOf = ({ surface: { box } }: Hypothesis): number => box.width * box.height;
