import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../../scripts/run.ts';
import { writeWhole } from './write-whole.ts';

/** Where fetched pages go if nothing else is said; git ignores it. */
export const FETCHED_FOLDER = path.join(ROOT, 'node_modules', '.cache', 'blueprompt-bench', 'pages');

/** What is known of the pages in a folder of fetched ones, by id. */
const FetchedIndex = z.record(
  z.string(),
  z.object({
    /** Hash of the pixels that this machine rendered. */
    pixels: z.string(),
    /** They are those that the manifest recorded. */
    matches: z.boolean(),
    /** Addresses outside that the page asked for and did not get. */
    refused: z.array(z.string()),
  }),
);
type FetchedIndex = z.infer<typeof FetchedIndex>;

const indexFile = (folder: string): string => path.join(folder, 'index.json');

export const pictureFile = (folder: string, id: string): string => path.join(folder, `${id}.png`);
export const truthFile = (folder: string, id: string): string => path.join(folder, `${id}.truth.json.gz`);

/** An index that is missing or damaged is an empty one: its pages are fetched again. */
export function loadFetchedIndex(folder: string): FetchedIndex {
  if (!existsSync(indexFile(folder))) return {};
  try {
    return FetchedIndex.parse(JSON.parse(readFileSync(indexFile(folder), 'utf8')));
  } catch {
    return {};
  }
}

export async function saveFetchedIndex(folder: string, index: FetchedIndex): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(indexFile(folder), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** The page is in the index and both of its files are there. */
export function isFetched(folder: string, index: FetchedIndex, id: string): boolean {
  return index[id] !== undefined && existsSync(pictureFile(folder, id)) && existsSync(truthFile(folder, id));
}
