import type { Differences } from './find-differences.ts';

/** Sums of WebAssembly and of native code differ in their last digits, which can move an edge by a pixel. */
const MAX_EDGE_PX = 1;
/** How much more CPU WebAssembly may take than native code. */
export const MAX_CPU_RATIO = 6;

/** Whether two runtimes agree on a page: the same texts and types, with edges at most a pixel apart. */
export const isWithinTolerance = ({ texts, types, edgePx }: Differences): boolean =>
  texts + types === 0 && edgePx <= MAX_EDGE_PX;
