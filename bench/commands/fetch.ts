import { fetchPages } from '../truth/real/fetch-pages.ts';
import { FETCHED_FOLDER } from '../truth/real/fetched-index.ts';

/** Gets the pages that others wrote, all or those named, into a folder that git ignores. */
export async function fetchRealPages(ids: readonly string[], again: boolean): Promise<void> {
  const only = ids.length > 0 ? { only: ids } : {};
  const onProgress = (line: string): void => console.log(line);
  const { failed } = await fetchPages({ folder: FETCHED_FOLDER, again, onProgress, ...only });
  process.exitCode = failed.length > 0 ? 1 : 0;
}
