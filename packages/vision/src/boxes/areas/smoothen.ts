import type { Runs } from './find-runs.ts';
import { ascending, collectParts, isNear, joinRuns, type Segments } from './segment.ts';

/**
 * Parts of smoothly changing colour, each made of whole exact ones: `holderOf[p]` is the one that exact part `p` lies in, and
 * `firstOf[p]` the first exact one in part `p`.
 */
export type SmoothSegments = Segments & { holderOf: Int32Array; firstOf: Int32Array };

/**
 * Joins exact parts to those whose neighbouring pixels differ by at most `tolerance` levels a channel. The runs of the exact
 * ones tell all about that: there are far fewer of them than pixels. Parts that are `apart` stay by themselves.
 */
export const smoothen = (exact: Segments, tolerance: number, apart?: Uint8Array): SmoothSegments => {
  const { runPart } = exact;
  const isApart = (run: number, other: number): boolean => {
    const [one, two] = [runPart[run]!, runPart[other]!];
    return apart !== undefined && one !== two && (apart[one] === 1 || apart[two] === 1);
  };
  const { runs, runOf } = chainRuns(exact, tolerance, isApart);
  const root = joinRuns(exact, runOf, tolerance, isApart);
  if (countRoots(root) === exact.count) return joinNone(exact);
  const smooth = collectParts(runs, root);
  const holderOf = new Int32Array(exact.count);
  const firstOf = new Int32Array(smooth.count);
  for (let part = exact.count - 1; part >= 0; part--) {
    const holder = smooth.runPart[runOf[exact.order[exact.partStart[part]!]!]!]!;
    holderOf[part] = holder;
    firstOf[holder] = part;
  }
  return { ...smooth, holderOf, firstOf };
};

const countRoots = (root: Int32Array): number => root.reduce((count, top, run) => (top === run ? count + 1 : count), 0);

/** Noise has nothing smooth in it, and more parts than all else: they are not kept twice. */
const joinNone = (exact: Segments): SmoothSegments => {
  const own = ascending(exact.count);
  return { ...exact, holderOf: own, firstOf: own };
};

/** The runs of smooth parts: exact ones side by side that are near in colour are one. `runOf` tells which each is in. */
const chainRuns = (
  exact: Runs,
  tolerance: number,
  isApart: (run: number, other: number) => boolean,
): { runs: Runs; runOf: Int32Array } => {
  const { runStart, runEnd, runRow, runColor } = exact;
  const total = runStart.length;
  const runOf = new Int32Array(total);
  const first = new Int32Array(total);
  const rowFirst = new Int32Array(exact.rowFirst.length);
  let count = 0;
  for (let y = 0; y + 1 < rowFirst.length; y++) {
    rowFirst[y] = count;
    const from = exact.rowFirst[y]!;
    for (let run = from; run < exact.rowFirst[y + 1]!; run++) {
      if (run === from || !isNear(runColor[run]!, runColor[run - 1]!, tolerance) || isApart(run, run - 1))
        first[count++] = run;
      runOf[run] = count - 1;
    }
  }
  rowFirst[rowFirst.length - 1] = count;
  // The runs of noise are a gigabyte of their own.
  if (count === total) return { runs: exact, runOf };
  const runs = {
    runStart: new Int32Array(count),
    runEnd: new Int32Array(count),
    runRow: new Int32Array(count),
    runColor: new Uint32Array(count),
    rowFirst,
  };
  for (let run = 0; run < count; run++) {
    const at = first[run]!;
    runs.runStart[run] = runStart[at]!;
    runs.runEnd[run] = runEnd[run + 1 < count ? first[run + 1]! - 1 : total - 1]!;
    runs.runRow[run] = runRow[at]!;
    runs.runColor[run] = runColor[at]!;
  }
  return { runs, runOf };
};
