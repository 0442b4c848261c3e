import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/run.ts';
import { UsageError } from '../expected-error.ts';
import { FETCHED_FOLDER, isFetched, loadFetchedIndex, pictureFile, truthFile } from './fetched-index.ts';
import type { RealPage } from './manifest.ts';

type ReadyPage = {
  picture: string;
  /** Version 1 or 2, packed or not. */
  truth: string;
  /** The picture was rendered here and has other pixels than the manifest recorded. */
  differs: boolean;
};

type ReadyPlaces = {
  /** A folder with ready pages that a person named. */
  named?: string | undefined;
  /** What `--fetch` fills. */
  fetched: string;
  /** A folder with ready pages that is found by itself where it exists. */
  beside: string;
};

/** Names a folder of ready pages for one run. */
export const READY_SETTING = 'BLUEPROMPT_TRUTH';

/** Pages that lie beside the repository are found without a setting. */
const BESIDE = path.join(ROOT, '..', 'shared', 'eval');

const PICTURE = /\.(png|webp)$/;

/** Pictures of a folder and of the folders in it, with their truth, by id. */
const listPages = (folder: string): Map<string, ReadyPage> => {
  const pages = new Map<string, ReadyPage>();
  if (!existsSync(folder)) return pages;
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const place of [folder, ...inside.map(({ name }) => path.join(folder, name))]) {
    const names = new Set(readdirSync(place));
    for (const name of names) {
      const id = name.replace(PICTURE, '');
      if (id === name || pages.has(id)) continue;
      // A picture without truth is damage, which whoever loads the page is told: the file is named as if it were there.
      const truth = [`${id}.truth.json`, `${id}.truth.json.gz`].find((file) => names.has(file)) ?? `${id}.truth.json`;
      pages.set(id, { picture: path.join(place, name), truth: path.join(place, truth), differs: false });
    }
  }
  return pages;
};

/** Where ready pages may be: a folder that is named (`--truth`, or the setting), and the one beside the repository. */
export function readyPlaces(named = process.env[READY_SETTING]): ReadyPlaces {
  if (named !== undefined && named !== '' && !statSync(named, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${named}, which --truth or ${READY_SETTING} names.`);
  return { named: named || undefined, fetched: FETCHED_FOLDER, beside: BESIDE };
}

/**
 * Where the picture and the truth of each page lie. A folder that a person named goes first; then a page that was fetched with the
 * recorded pixels, as its truth is the fullest; then a ready-made one; then a fetched one that differs. Pages that are nowhere are
 * missing.
 */
export function findReady(
  manifest: readonly RealPage[],
  { named, fetched, beside }: ReadyPlaces,
): Map<string, ReadyPage> {
  const index = loadFetchedIndex(fetched);
  const chosen = named === undefined ? new Map<string, ReadyPage>() : listPages(named);
  const ready = listPages(beside);
  const found = new Map<string, ReadyPage>();
  for (const { id, pixels } of manifest) {
    const own = isFetched(fetched, index, id)
      ? { picture: pictureFile(fetched, id), truth: truthFile(fetched, id), differs: index[id]?.pixels !== pixels }
      : undefined;
    const best = chosen.get(id) ?? (own?.differs === false ? own : (ready.get(id) ?? own));
    if (best !== undefined) found.set(id, best);
  }
  return found;
}
