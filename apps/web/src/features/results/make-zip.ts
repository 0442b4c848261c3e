import { measuredShots } from '@blueprompt/core/analysis';
import { fontsOf } from '@blueprompt/core/code/fonts/page-font';
import { exportFiles, pageFileNames, projectAssets, stateFileNames } from '@blueprompt/core/exports/export-files';
import { pageWidthOf } from '@blueprompt/core/page-place';
import type { Project } from '@blueprompt/core/project';
import { askWorker } from '@/pictures/ask-worker.ts';
import { loadFonts } from './blueprint/load-fonts.ts';
import type { ZipOrder, ZipPage } from './zip-worker.ts';

const EXTENSION: Record<string, string> = { 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' };

const packInWorker = (order: ZipOrder): Promise<Blob> =>
  askWorker(new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' }), order);

const toPage = (
  name: string,
  picture: Blob,
  measurement: ZipPage['measurement'],
  assets: ZipPage['assets'],
): ZipPage => ({
  name,
  extension: EXTENSION[picture.type] ?? 'png',
  picture,
  measurement,
  assets,
});

/** Everything in one archive: guide and exports, the assets, the screenshots, and the screenshots with what was found on them. */
export const makeZip = async (
  project: Project,
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>,
): Promise<Blob> => {
  const names = pageFileNames(project);
  const assets = projectAssets(project);
  const pages: (ZipPage | undefined)[] = [];
  const others: ZipPage[] = [];
  for (const [index, { imageIndex, analysis, narrowerImages, stateImages }] of project.outcomes.entries()) {
    const picture = await pictureOf(imageIndex);
    const ofPage = assets.filter(({ page }) => page === index);
    pages[index] = picture && toPage(names[index]!, picture, analysis.measurement, ofPage);
    const { narrower = [], states = [] } = analysis;
    const stateNames = stateFileNames(names[index]!, states);
    const shots = [
      ...narrower.map((one, at) => ({
        name: `${names[index]}-${pageWidthOf(one)}`,
        image: narrowerImages?.[at],
        measurement: one,
      })),
      ...states.map(({ measurement }, at) => ({ name: stateNames[at]!, image: stateImages?.[at], measurement })),
    ];
    for (const { name, image, measurement } of shots) {
      const shot = image === undefined ? undefined : await pictureOf(image);
      if (shot) others.push(toPage(name, shot, measurement, []));
    }
  }
  const extras = await Promise.all(
    project.outcomes.map(async ({ analysis }, index) => ({
      fonts: await loadFonts([...new Set(measuredShots(analysis).flatMap(fontsOf))]),
      hasPictures: pages[index] !== undefined,
    })),
  );
  return packInWorker({
    texts: exportFiles(project, extras),
    pages: [...pages.filter((page) => page !== undefined), ...others],
  });
};
