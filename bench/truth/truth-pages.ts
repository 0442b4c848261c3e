import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { ExpectedError } from './expected-error.ts';
import { type Split, splitOf } from './families.ts';
import { fromVersion1 } from './label/from-version-1.ts';
import { firstIssue } from './load-json.ts';
import { FROZEN, listOwnPages } from './own/own-page.ts';
import { findReady, readyPlaces } from './real/find-ready.ts';
import { loadManifest } from './real/manifest.ts';
import { Truth } from './truth.ts';

/** A page that the engine is judged by. `files` are missing where a page that others wrote was not fetched here. */
export type TruthPage = {
  id: string;
  family: string;
  /** Composed by us, or written by others. */
  origin: 'own' | 'real';
  split: Split;
  kind: readonly string[];
  width: number;
  height: number;
  scale: number;
  fullPage: boolean;
  dark: boolean;
  files?: { picture: string; truth: string } | undefined;
};

export type LoadedPage = TruthPage & { bytes: Uint8Array; truth: Truth };

/** A file that the figures rest on cannot be used; the message is one line that names it. */
class TruthDamaged extends ExpectedError {}

/** A folder that is not there: nothing was fetched into it. */
const NOWHERE = path.join(import.meta.dirname, 'nowhere');

type TruthPlaces = {
  /** Ready pages of others: `<id>.png` or `<id>.webp` beside `<id>.truth.json`, packed or not. */
  folder?: string | undefined;
  /** Pages that were fetched and rendered on this machine count too; without them every machine judges the same pictures. */
  fetched?: boolean;
};

/** Every page, at hand or not. */
export function listTruthPages({ folder, fetched = true }: TruthPlaces = {}): TruthPage[] {
  const own = listOwnPages().map(({ library, ...page }): TruthPage => {
    const picture = path.join(FROZEN, `${page.id}.webp`);
    const files = { picture, truth: path.join(FROZEN, `${page.id}.truth.json.gz`) };
    return {
      ...page,
      family: library,
      origin: 'own',
      split: splitOf(library),
      files,
    };
  });
  const manifest = loadManifest();
  const places = readyPlaces(folder);
  const ready = findReady(manifest, fetched ? places : { ...places, fetched: NOWHERE });
  const real = manifest.map(({ id, family, kind, width, height, scale, fullPage = false, dark = false }): TruthPage => {
    const files = ready.get(id);
    return { id, family, origin: 'real', split: splitOf(family), kind, width, height, scale, fullPage, dark, files };
  });
  return [...own, ...real];
}

/** The picture and the truth of a page, checked against each other. */
export async function loadTruthPage(page: TruthPage): Promise<LoadedPage> {
  if (!page.files) throw new TruthDamaged(`${page.id} is not at hand: npm run bench -- --fetch gets it.`);
  const { picture, truth: file } = page.files;
  const bytes = readOrStop(picture);
  const truth = parseTruth(unpack(readOrStop(file), file), page.id, file);
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new TruthDamaged(`${picture} is not a picture.`);
    });
  if (width !== truth.width || height !== truth.height)
    throw new TruthDamaged(
      `${picture} has ${width} × ${height} pixels, its truth says ${truth.width} × ${truth.height}.`,
    );
  return { ...page, bytes, truth };
}

/** Looks at every page that is at hand before the first is measured, so that a damaged one stops a run at once: 5 ms a page. */
export async function checkTruthPages(pages: readonly TruthPage[]): Promise<void> {
  for (const page of pages) if (page.files) await loadTruthPage(page);
}

const readOrStop = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch {
    throw new TruthDamaged(`${file} cannot be read.`);
  }
};

const unpack = (bytes: Buffer, file: string): unknown => {
  try {
    return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  } catch {
    throw new TruthDamaged(`${file} is damaged: it is not JSON.`);
  }
};

/** Truth of today's version, or of the version before, which had lists instead of a tree. */
export function parseTruth(json: unknown, id: string, file: string): Truth {
  const { version } = z.object({ version: z.number() }).catch({ version: 0 }).parse(json);
  try {
    return version === 1 ? fromVersion1(json, id) : Truth.parse(json);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new TruthDamaged(`${file} is damaged: ${firstIssue(error)}`);
  }
}
