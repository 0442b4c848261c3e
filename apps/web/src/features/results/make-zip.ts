import { fontsOf } from '@blueprompt/core/code/fonts/page-font';
import { exportFiles, pageFileNames, projectAssets } from '@blueprompt/core/exports/export-files';
import type { Project } from '@blueprompt/core/project';
import { askWorker } from '@/analysis/ask-worker.ts';
import { loadFonts } from './blueprint/load-fonts.ts';
import type { ZipOrder, ZipPage } from './zip-worker.ts';

const EXTENSION: Record<string, string> = { 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' };

const packInWorker = (order: ZipOrder): Promise<Blob> =>
  askWorker(new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' }), order);

/** Everything in one archive: guide and exports, the assets, the screenshots, and the screenshots with what was found on them. */
export const makeZip = async (
  project: Project,
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>,
): Promise<Blob> => {
  const names = pageFileNames(project);
  const assets = projectAssets(project);
  const pages: (ZipPage | undefined)[] = [];
  for (const [index, { imageIndex, analysis }] of project.outcomes.entries()) {
    const picture = await pictureOf(imageIndex);
    pages[index] = picture && {
      name: names[index]!,
      extension: EXTENSION[picture.type] ?? 'png',
      picture,
      measurement: analysis.measurement,
      assets: assets.filter(({ page }) => page === index),
    };
  }
  const extras = await Promise.all(
    project.outcomes.map(async ({ analysis: { measurement } }, index) => ({
      fonts: measurement ? await loadFonts(fontsOf(measurement)) : [],
      hasPictures: pages[index] !== undefined,
    })),
  );
  return packInWorker({ texts: exportFiles(project, extras), pages: pages.filter((page) => page !== undefined) });
};
