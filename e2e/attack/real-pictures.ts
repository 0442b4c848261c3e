import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { explainFailure } from '../../apps/cli/src/explain-failure.ts';
import { joinOutcomes } from '../../packages/core/src/guide/join-outcomes.ts';
import type { Measurement } from '../../packages/core/src/measurement.ts';
import { buildCode } from '../../packages/core/src/project/build-code.ts';
import { writeAnalysis } from '../../packages/core/src/write/write-analysis.ts';
import { createMeasurePool } from '../../packages/vision/src/pool.ts';
import { createTally, type Report } from './attack.ts';

const PICTURES = 500;
const MAX_MS = 30_000;
/** Longer than the limit, so that what is above it is known by its time. */
const TIMEOUT_MS = 60_000;
const AT_ONCE = 2;
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

/** Real pictures of many kinds through the engine: no throw, nothing above 30 s, no refusal without a reason. */
export const realPictures = async (folders: string[]): Promise<Report> => {
  const files = chooseVaried(folders);
  const pool = createMeasurePool({ workers: AT_ONCE, timeoutMs: TIMEOUT_MS, maxQueue: files.length });
  const outcomes = createTally();
  const broken: string[] = [];
  const times: { ms: number; name: string }[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < files.length) {
      const n = next++;
      const { name, bytes } = await load(files[n]!, n);
      const started = performance.now();
      const outcome = await pool.measure(bytes);
      const ms = Math.round(performance.now() - started);
      times.push({ ms, name });
      if (ms > MAX_MS) broken.push(`${name} took ${ms} ms`);
      outcomes.add(outcome.ok ? 'measured' : outcome.error.code);
      try {
        if (outcome.ok) write(outcome.measurement);
        else if (outcome.error.code === 'internal-fault') broken.push(`${name} threw: ${outcome.error.detail}`);
        else if (outcome.error.code === 'worker-crashed' || /\(\s*\)|undefined|NaN/.test(explainFailure(outcome.error)))
          broken.push(`${name} was answered: ${explainFailure(outcome.error)}`);
      } catch (error) {
        broken.push(`${name} could not be written about: ${(error as Error).stack}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await pool.close();
  if (files.length < PICTURES) broken.push(`there are only ${files.length} pictures of ${PICTURES} in ${folders}`);
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, 5);
  return { figures: { pictures: files.length, outcomes: outcomes.counts, slowest }, broken };
};
