import { measuredShots } from '@blueprompt/core/analysis';
import { ASSETS_FOLDER, exportFiles, pageFileNames, projectAssets } from '@blueprompt/core/exports/export-files';
import type { Project } from '@blueprompt/core/project';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { cutFiles } from './cut-files.ts';
import { drawOverlay } from './draw-overlay.ts';
import { loadFonts } from './load-fonts.ts';
import { sniffExtension } from './sniff-extension.ts';

/** Fixed, so that the same project gives the same bytes; zip knows no earlier year. */
const ZIP_TIME = new Date(1980, 0, 1);

/** Everything of a project in one zip: all texts, the assets, the screenshots, and the screenshots with the found elements on them. */
export const packProject = async (
  project: Project,
  screenshots: readonly (Uint8Array | undefined)[],
): Promise<Uint8Array> => {
  const extras = await Promise.all(
    project.outcomes.map(async ({ analysis, imageIndex }) => ({
      fonts: await loadFonts(...measuredShots(analysis)),
      hasPictures: screenshots[imageIndex] !== undefined,
    })),
  );
  const files: Zippable = Object.fromEntries(
    exportFiles(project, extras).map(({ path, text }) => [path, strToU8(text)]),
  );
  const names = pageFileNames(project);
  const pictures = projectAssets(project).filter(({ kind }) => kind === 'picture');
  for (const [index, { analysis, imageIndex }] of project.outcomes.entries()) {
    const bytes = screenshots[imageIndex];
    if (!bytes) continue;
    // Pictures are compressed already.
    const store = (path: string, picture: Uint8Array): void => {
      files[path] = [picture, { level: 0 }];
    };
    store(`screenshots/${names[index]}.${sniffExtension(bytes)}`, bytes);
    if (!analysis.measurement) continue;
    store(`annotated/${names[index]}.png`, await drawOverlay(bytes, analysis.measurement));
    const ofPage = pictures.filter(({ page }) => page === index);
    for (const { file, bytes: picture } of await cutFiles(bytes, analysis.measurement, ofPage))
      store(`${ASSETS_FOLDER}/${file}`, picture);
  }
  return zipSync(files, { mtime: ZIP_TIME });
};
