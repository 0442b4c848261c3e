import { expect, test } from 'vitest';
import { findDifferences } from '../../runtimes/find-differences.ts';
import { measureWith } from '../../runtimes/measure-with.ts';
import { listTruthPages } from '../truth-pages.ts';

/** A dense board, and a phone's page at twice the density; `node bench/runtimes.ts` takes ten, and the browser. */
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
    for (const { texts, types, edgePx } of found) {
      expect({ texts, types }).toEqual({ texts: 0, types: 0 });
      expect(edgePx).toBeLessThanOrEqual(1);
    }
  },
  SLOW_MS,
);
