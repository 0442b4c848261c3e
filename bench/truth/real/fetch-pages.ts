import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PackageUnavailable } from './fetch-package.ts';
import { isFetched, loadFetchedIndex, pictureFile, saveFetchedIndex, truthFile } from './fetched-index.ts';
import { findVersion } from './find-version.ts';
import { hashPixels } from './hash-pixels.ts';
import { launchBrowser } from './launch-browser.ts';
import { loadManifest, type RealPage } from './manifest.ts';
import { type RenderedPage, renderPage } from './render-page.ts';
import { createStandIns, loadPins, savePins } from './stand-ins.ts';
import { writeWhole } from './write-whole.ts';

export type FetchOptions = {
  /** Where the pictures and their truth go; git has to ignore it. */
  folder: string;
  /** Ids of the pages that are wanted; all if missing. */
  only?: readonly string[];
  /** Pages that are there already are rendered anew. */
  again?: boolean;
  /** Looks up versions for CDN addresses that nothing is pinned for and pins them; for whoever adds pages to the manifest. */
  pin?: boolean;
  /** Gets one line for each step. */
  onProgress: (line: string) => void;
  pages?: RealPage[];
};

export type FetchSummary = {
  fetched: string[];
  skipped: string[];
  /** Rendered, but with other pixels than the manifest recorded. */
  differing: string[];
  /** In the manifest as repository and commit: nobody can fetch them from here. */
  readyMadeOnly: string[];
  failed: { id: string; why: string }[];
};

const compress = promisify(gzip);

const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

const choose = (pages: RealPage[], only: readonly string[] | undefined): RealPage[] => {
  if (only === undefined) return pages;
  const unknown = only.filter((id) => !pages.some((page) => page.id === id));
  if (unknown.length > 0) throw new Error(`The manifest has no page ${unknown.join(', ')}.`);
  return pages.filter(({ id }) => only.includes(id));
};

/** Downloads, renders and labels the pages of the manifest; one that fails does not stop the others. */
export async function fetchPages({
  folder,
  only,
  again = false,
  pin = false,
  onProgress,
  pages = loadManifest(),
}: FetchOptions): Promise<FetchSummary> {
  const chosen = choose(pages, only);
  const wanted = chosen.filter(({ package: spec }) => spec !== undefined);
  const index = loadFetchedIndex(folder);
  const summary: FetchSummary = {
    fetched: [],
    skipped: [],
    differing: [],
    readyMadeOnly: chosen.filter(({ package: spec }) => spec === undefined).map(({ id }) => id),
    failed: [],
  };
  const pins = loadPins();
  const standIns = createStandIns({ pins, ...(pin && { findVersion }) });
  const keep = async (page: RealPage, { png, truth, refused }: RenderedPage) => {
    const pixels = await hashPixels(png);
    await writeWhole(truthFile(folder, page.id), await compress(JSON.stringify(truth)));
    await writeWhole(pictureFile(folder, page.id), png);
    const matches = pixels === page.pixels;
    index[page.id] = { pixels, matches, refused };
    // After the files: a page that is in the index is whole.
    await saveFetchedIndex(folder, index);
    summary.fetched.push(page.id);
    if (!matches) summary.differing.push(page.id);
  };

  const browser = await launchBrowser();
  try {
    for (const [at, page] of wanted.entries()) {
      if (!again && isFetched(folder, index, page.id)) {
        summary.skipped.push(page.id);
        continue;
      }
      onProgress(`${at + 1} of ${wanted.length} ${page.id}`);
      try {
        await keep(page, await renderPage(browser, page, standIns));
      } catch (error) {
        summary.failed.push({ id: page.id, why: oneLine(error) });
        // The other pages need the network too.
        if (error instanceof PackageUnavailable && error.isNetworkDown) break;
      }
    }
  } finally {
    await browser.close();
  }
  if (pin) await savePins(pins);
  for (const line of describeFetch(summary)) onProgress(line);
  return summary;
}

/** What a person should know at the end, one line each. */
export function describeFetch({ fetched, skipped, differing, readyMadeOnly, failed }: FetchSummary): string[] {
  const counts = [
    `${fetched.length} pages fetched`,
    skipped.length > 0 && `${skipped.length} were there already`,
    readyMadeOnly.length > 0 && `${readyMadeOnly.length} exist ready-made only`,
  ].filter((part) => part !== false);
  return [
    `${counts.join(', ')}.`,
    ...differing.map((id) => `${id}: rendered here with other pixels than recorded; kept and marked.`),
    ...failed.map(({ id, why }) => `${id} failed: ${why}`),
  ];
}
