import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { explainFailure } from '../../apps/cli/src/explain-failure.ts';
import { joinOutcomes } from '../../packages/core/src/guide/join-outcomes.ts';
import type { Measurement } from '../../packages/core/src/measurement.ts';
import { buildCode } from '../../packages/core/src/project/build-code.ts';
import { writeAnalysis } from '../../packages/core/src/write/write-analysis.ts';
import type { MeasureOutcome } from '../../packages/vision/src/contract.ts';
import { createMeasurePool } from '../../packages/vision/src/pool.ts';
import { createTally, type Report } from './attack.ts';

const PICTURES = 500;
/** Of processor time, which is the same on a busy machine; where that cannot be read, and on an idle one, of time. */
const MAX_MS = 30_000;
/** Whatever is not done by then hangs, however busy the machine is. */
const TIMEOUT_MS = 600_000;
/** Told on the way: on a busy machine it takes long. */
const TOLD_EVERY = 25;
const MAX_BYTES = 20_000_000;
const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico|tiff?)$/i;

/** Encodings that few files have; every so many pictures are written anew in the next of them. */
const RARE_EVERY = 4;
const RARE: [name: string, encode: (picture: Sharp) => Sharp][] = [
  ['CMYK', (picture) => picture.flatten().toColourspace('cmyk').jpeg()],
  ['16 bit', (picture) => picture.toColourspace('rgb16').png()],
  ['grey', (picture) => picture.flatten().toColourspace('b-w').jpeg()],
  ['wide colours', (picture) => picture.withIccProfile('p3').png()],
  ['turned by EXIF', (picture) => picture.withMetadata({ orientation: 6 }).jpeg()],
  ['interlaced', (picture) => picture.png({ progressive: true })],
  ['few colours', (picture) => picture.png({ palette: true, colours: 4 })],
  ['lossless WebP', (picture) => picture.webp({ lossless: true })],
];

/** Of every kind there is one before there is a second of any: a kind is a format, a size and the package that it lies in. */
const chooseVaried = (folders: string[]): string[] => {
  const kinds = new Map<string, string[]>();
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !PICTURE.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const { size } = statSync(file);
      if (size === 0 || size > MAX_BYTES) continue;
      const place = relative(folder, file).split(sep).slice(0, 2).join('/');
      const kind = [entry.name.split('.').at(-1)!.toLowerCase(), Math.ceil(Math.log2(size) / 2), place].join(' ');
      kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
    }
  const lists = [...kinds.keys()].sort().map((kind) => kinds.get(kind)!.sort());
  const most = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  // Across the whole list where the first turn alone is more than enough.
  const [first = [], ...others] = turns;
  const step = Math.max(1, first.length / PICTURES);
  return first.length > PICTURES
    ? Array.from({ length: PICTURES }, (_, n) => first[Math.floor(n * step)]!)
    : [first, ...others].flat().slice(0, PICTURES);
};

/** The file as it is or, now and then, in a rare encoding; whatever cannot be written so stays as it is. */
const load = async (file: string, n: number): Promise<{ name: string; bytes: Uint8Array }> => {
  const bytes = readFileSync(file);
  const [rare, encode] = RARE[Math.floor(n / RARE_EVERY) % RARE.length]!;
  if (n % RARE_EVERY > 0) return { name: file, bytes };
  const encoded = await encode(sharp(bytes, { failOn: 'none' }))
    .toBuffer()
    .catch(() => undefined);
  return encoded ? { name: `${file} (${rare})`, bytes: encoded } : { name: file, bytes };
};

/** Everything that is written about a picture, which must not throw either. */
const write = (measurement: Measurement): void => {
  const analysis = writeAnalysis(measurement, { uiType: 'webapp' });
  const outcome = { name: 'Picture', analysis, imageIndex: 0, success: true };
  joinOutcomes({ name: 'Picture', uiType: 'webapp', outcomes: [outcome] });
  buildCode([{ name: 'Picture', measurement, fonts: [] }]);
};

/** Processor time of the workers so far, from /proc. */
const workersMs = (): number | undefined => {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const ticks = children.map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '));
    return ticks.reduce((sum, fields) => sum + 10 * (Number(fields[11]) + Number(fields[12])), 0);
  } catch {
    return undefined;
  }
};

/** What is wrong with an outcome; undefined when it is a measurement that can be written about, or a refusal with a reason. */
const findFault = (outcome: MeasureOutcome): string | undefined => {
  if (outcome.ok)
    try {
      write(outcome.measurement);
      return undefined;
    } catch (error) {
      return `could not be written about: ${(error as Error).stack}`;
    }
  const { error } = outcome;
  if (error.code === 'internal-fault') return `threw: ${error.detail}`;
  const words = explainFailure(error);
  const isAtFault =
    error.code === 'worker-crashed' || error.code === 'timed-out' || /\(\s*\)|undefined|NaN/.test(words);
  return isAtFault ? `was answered: ${words}` : undefined;
};

/** Real pictures of many kinds through the engine, one by one: no throw, nothing above 30 s, no refusal without a reason. */
export const realPictures = async (folders: string[]): Promise<Report> => {
  const files = chooseVaried(folders);
  const pool = createMeasurePool({ workers: 1, timeoutMs: TIMEOUT_MS, maxQueue: 1 });
  const outcomes = createTally();
  const broken: string[] = [];
  const times: { ms: number; name: string }[] = [];
  for (const [n, file] of files.entries()) {
    const { name, bytes } = await load(file, n);
    const [started, before] = [performance.now(), workersMs()];
    const outcome = await pool.measure(bytes);
    const [taken, after] = [performance.now() - started, workersMs()];
    // A worker that was started anew has used less than the one before it.
    const ms = Math.round(
      before !== undefined && after !== undefined && after > before ? Math.min(taken, after - before) : taken,
    );
    times.push({ ms, name });
    outcomes.add(outcome.ok ? 'measured' : outcome.error.code);
    const fault = ms > MAX_MS ? `took ${ms} ms` : findFault(outcome);
    if (fault) broken.push(`${name} ${fault}`);
    if ((n + 1) % TOLD_EVERY === 0) console.error(n + 1, JSON.stringify(outcomes.counts), broken);
  }
  await pool.close();
  if (files.length < PICTURES) broken.push(`there are only ${files.length} pictures of ${PICTURES} in ${folders}`);
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, 5);
  return { figures: { pictures: files.length, outcomes: outcomes.counts, slowest }, broken };
};
