import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Measurement } from '@blueprompt/core/measurement';
import { ROOT } from '../../../scripts/run.ts';
import { engineVersion } from '../../runtimes/engine-files.ts';
import type { Measure } from '../judge-pages.ts';
import { describeProcessor } from './answers.ts';

const KEPT = path.join(ROOT, 'node_modules', '.cache', 'measurements');

const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** What the answer for the same bytes depends on: the engine with its packages, Node and the processor. */
const describeEngine = (): string => hashOf([engineVersion(), process.version, describeProcessor()].join('\0'));

/** The folder of this engine; what another said is of no use to it. */
const openFolder = (kept: string, engine: string): string => {
  const folder = path.join(kept, engine);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(kept))
    if (other !== engine) rmSync(path.join(kept, other), { recursive: true, force: true });
  return folder;
};

/** What was kept; nothing where a file is missing or damaged. */
const readKept = (file: string): Measurement | undefined => {
  try {
    return Measurement.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
  } catch {
    return undefined;
  }
};

/**
 * Measures a picture unless this engine has: nearly all time of the gates goes into what most changes leave as it is. A picture
 * that cannot be measured is tried again.
 */
export function keepMeasurements(measure: Measure, kept = KEPT, engine = describeEngine()): Measure {
  const folder = openFolder(kept, engine);
  return async (bytes, lane) => {
    const file = path.join(folder, `${hashOf(bytes)}.json.gz`);
    const known = readKept(file);
    if (known) return { ok: true, measurement: known };
    const outcome = await measure(bytes, lane);
    if (outcome.ok) {
      // Whole or not at all, whoever stops this run; the folder is gone where another engine was asked meanwhile.
      const half = `${file}.${process.pid}-${lane}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(half, gzipSync(JSON.stringify(outcome.measurement), { level: 1 }));
      renameSync(half, file);
    }
    return outcome;
  };
}
