import { channelsOf } from '../color/channels.ts';
import type { Hex } from '../measurement.ts';
import type { LeafPairs } from '../widths/match-leaves.ts';
import type { PageIndex } from './index-page.ts';
import type { Backdrop } from './state-changes.ts';

/** A backdrop lets so much of the page through; what lets through more is not seen, and what lets through less hides the words. */
const SHARE = { least: 0.05, most: 0.95 };
/** Mean levels of 255 that dimmed colours may be off what the backdrop makes of them: two readings of one colour. */
const MAX_OFF = 4;
/** Colours that differ by less than this, in levels, do not say how much comes through. */
const MIN_SPREAD = 24;

/** What is painted over a page behind a dialog: it makes every colour of the page that of the page through one colour. */
export function findBackdrop(base: PageIndex, state: PageIndex, leaves: LeafPairs): Backdrop | undefined {
  const samples = [...leaves].flatMap(([id, stateId]) => {
    const [from, to] = [base.lineOf(id), state.lineOf(stateId)];
    if (!from || !to) return [];
    return [...levels(from.color, to.color), ...levels(from.background, to.background)];
  });
  const [x, y] = [mean(samples.map(([from]) => from)), mean(samples.map(([, to]) => to))];
  const spread = mean(samples.map(([from]) => (from - x) ** 2));
  if (samples.length === 0 || Math.sqrt(spread) < MIN_SPREAD) return undefined;
  const through = mean(samples.map(([from, to]) => (from - x) * (to - y))) / spread;
  if (through < SHARE.least || through > SHARE.most) return undefined;
  const added = y - through * x;
  if (mean(samples.map(([from, to]) => Math.abs(through * from + added - to))) > MAX_OFF) return undefined;
  const level = Math.min(255, Math.max(0, Math.round(added / (1 - through))));
  // Next to black it is black: one level of a dimmed page is many of the backdrop.
  const grey = level <= MAX_OFF / (1 - through) ? 0 : level;
  return {
    color: `#${grey.toString(16).padStart(2, '0').repeat(3)}`,
    opacity: Math.round(100 * (1 - through)) / 100,
  };
}

const levels = (from: Hex, to: Hex): [from: number, to: number][] => {
  const others = channelsOf(to);
  return channelsOf(from).map((level, at) => [level, others[at]!]);
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
