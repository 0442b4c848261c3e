import { expect, test } from 'vitest';
import { isWithinTolerance, MAX_CPU_RATIO } from '../../runtimes/allowed.ts';
import { findDifferences } from '../../runtimes/find-differences.ts';
import { measureWith } from '../../runtimes/measure-with.ts';
import { listTruthPages } from '../truth-pages.ts';

/** A dense board, and a phone's page at twice the density; `node bench/runtimes.ts` takes ten, and the browser; `node bench/every-page.ts` all. */
const PAGES = ['rsuite-board', 'ionic-bank'];
/** Two starts of the engine and three pages each; WebAssembly takes several times the CPU. */
const SLOW_MS = 480_000;

test(
  'WebAssembly measures open pages like native code',
  async () => {
    const files = listTruthPages()
      .filter(({ id }) => PAGES.includes(id))
      .map((page) => page.files!.picture);
    const native = await measureWith('native', files);
    const wasm = await measureWith('wasm', files);
    const found = native.map(({ measurement }, at) => findDifferences(measurement, wasm[at]!.measurement));
    expect(found).toHaveLength(PAGES.length);
    expect(found.filter((differences) => !isWithinTolerance(differences))).toEqual([]);
    const cpuOf = (measured: typeof native) => measured.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
    expect(cpuOf(wasm) / cpuOf(native)).toBeLessThanOrEqual(MAX_CPU_RATIO);
  },
  SLOW_MS,
);
