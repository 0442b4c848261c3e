import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { UsageError } from '../expected-error.ts';
import { renderCount } from '../render-count.ts';
import { fetchPackage, PackageUnavailable } from './fetch-package.ts';
import { isFetched, loadFetchedIndex, pictureFile, saveFetchedIndex, truthFile } from './fetched-index.ts';
import { findVersion } from './find-version.ts';
import { hashPixels } from './hash-pixels.ts';
import { launchBrowser } from './launch-browser.ts';
import { isPackagePage, loadManifest, type RealPage } from './manifest.ts';
import { type RenderedPage, renderPage } from './render-page.ts';
import { createStandIns, loadPins, savePins } from './stand-ins.ts';
import { writeWhole } from './write-whole.ts';

type FetchOptions = {
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

type FetchSummary = {
  fetched: string[];
  skipped: string[];
  /** Rendered, but with other pixels than the manifest recorded. */
  differing: string[];
  /** In the manifest as repository and commit: nobody can fetch them from here. */
  readyMadeOnly: string[];
  failed: { id: string; why: string }[];
};

/** Ten times what the slowest page needs, stand-ins downloaded; a script that never ends must not stop the others. */
const PAGE_TIMEOUT_MS = 300_000;

const compress = promisify(gzip);

const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

const inTime = async <T>(work: Promise<T>, timeoutMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it was not done after ${timeoutMs / 1000} s.`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const choose = (pages: RealPage[], only: readonly string[] | undefined): RealPage[] => {
  if (only === undefined) return pages;
  const unknown = only.filter((id) => !pages.some((page) => page.id === id));
  if (unknown.length > 0) throw new UsageError(`The manifest has no page ${unknown.join(', ')}.`);
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
  const wanted = chosen.filter(isPackagePage);
  const index = loadFetchedIndex(folder);
  const summary: FetchSummary = {
    fetched: [],
    skipped: [],
    differing: [],
    readyMadeOnly: chosen.filter((page) => !isPackagePage(page)).map(({ id }) => id),
    failed: [],
  };
  const pins = loadPins();
  const standIns = createStandIns({ pins, ...(pin && { findVersion }) });
  const keep = async (page: RealPage, { png, truth, refused }: RenderedPage) => {
    const pixels = await hashPixels(png);
    // What is in the index is whole: the entry goes before its files change and comes back after them.
    delete index[page.id];
    await saveFetchedIndex(folder, index);
    await writeWhole(truthFile(folder, page.id), await compress(JSON.stringify(truth)));
    await writeWhole(pictureFile(folder, page.id), png);
    const matches = pixels === page.pixels;
    index[page.id] = { pixels, matches, refused };
    await saveFetchedIndex(folder, index);
    summary.fetched.push(page.id);
    if (!matches) summary.differing.push(page.id);
  };

  const isHere = ({ id }: RealPage): boolean => !again && isFetched(folder, index, id);
  summary.skipped.push(...wanted.filter(isHere).map(({ id }) => id));
  const missing = wanted.filter((page) => !isHere(page));
  let browser: Browser | undefined;
  try {
    for (const page of missing) {
      onProgress(`${wanted.indexOf(page) + 1} of ${wanted.length} ${page.id}`);
      try {
        // Before the clock runs: a large package may take longer than any page.
        await fetchPackage(page.package);
        browser ??= await launchBrowser();
        await keep(page, await inTime(renderPage(browser, page, standIns), PAGE_TIMEOUT_MS));
      } catch (error) {
        summary.failed.push({ id: page.id, why: oneLine(error) });
        // The other pages need the network too.
        if (error instanceof PackageUnavailable && error.isNetworkDown) break;
      }
    }
  } finally {
    await browser?.close();
  }
  if (pin) await savePins(pins);
  for (const line of describeFetch(summary)) onProgress(line);
  return summary;
}

/** What a person should know at the end, one line each. */
export function describeFetch({ fetched, skipped, differing, readyMadeOnly, failed }: FetchSummary): string[] {
  const counts = [
    `${renderCount(fetched.length, 'page')} fetched`,
    skipped.length > 0 && `${skipped.length} already there`,
    readyMadeOnly.length > 0 && `${readyMadeOnly.length} only available ready-made`,
  ].filter((part) => part !== false);
  return [
    `${counts.join(', ')}.`,
    ...differing.map((id) => `${id}: rendered here with other pixels than recorded; kept and marked.`),
    ...failed.map(({ id, why }) => `${id} failed: ${why}`),
  ];
}
