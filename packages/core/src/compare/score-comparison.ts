import type { Finding } from './difference.ts';
import type { ElementMatching } from './match-elements.ts';
import type { TextMatching } from './match-texts.ts';

/** What one finding costs, against the worth of one text or element, which is 1. */
const COST: Record<Finding['kind'], number> = {
  'page-width': 2,
  background: 3,
  'missing-text': 1,
  'extra-text': 0.5,
  'changed-text': 0.5,
  'missing-element': 1,
  'extra-element': 0.5,
  color: 0.4,
  size: 0.3,
  shadow: 0.2,
  decoration: 0.2,
  font: 0.2,
  gap: 0.2,
  padding: 0.2,
  order: 0.4,
  look: 0.2,
  moved: 0.4,
};

/** The findings in the order in which to mend them: what costs most over all its places first. Another width makes all else differ. */
export const rankFindings = (findings: readonly Finding[]): Finding[] => {
  const costOf = ({ kind, places }: Finding): number =>
    kind === 'page-width' ? Number.POSITIVE_INFINITY : COST[kind] * Math.max(1, places.length);
  return findings.toSorted((a, b) => (costOf(a) === costOf(b) ? 0 : costOf(b) - costOf(a)));
};

/** Share of the reference that the build got right, 0 to 100; with any difference it stays below 100. */
export const scoreComparison = (
  texts: TextMatching,
  elements: ElementMatching,
  findings: readonly Finding[],
): number => {
  if (findings.length === 0) return 100;
  const worth = texts.pairs.length + texts.missing.length + elements.pairs.length + elements.missing.length;
  const things = Map.groupBy(findings, ({ places }) => JSON.stringify(places[0] ?? null));
  // The text of a missing button is not reported again, yet it is missing: texts are counted and not their findings.
  const cost = [...things.values()].reduce(
    (sum, ofOne) => sum + costOfOne(ofOne),
    COST['missing-text'] * texts.missing.length,
  );
  return Math.min(99.9, Math.max(0, Math.round(1000 * (1 - cost / Math.max(1, worth))) / 10));
};

/** A thing that is there and wrong in all is nearer than one that is missing, or to add it would look like a step back. */
const MOST_OF_ONE = 0.9 * COST['missing-element'];

const costOfOne = (findings: readonly Finding[]): number => {
  const sum = findings.reduce((total, { kind }) => total + (kind === 'missing-text' ? 0 : COST[kind]), 0);
  const most = Math.max(MOST_OF_ONE, ...findings.map(({ kind }) => COST[kind]));
  return Math.min(sum, most);
};
