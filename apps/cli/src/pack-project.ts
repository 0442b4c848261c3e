import { exportFiles, pageFileNames } from '@blueprompt/core/exports/export-files';
import type { Project } from '@blueprompt/core/project';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { drawOverlay } from './draw-overlay.ts';
import { loadFonts } from './load-fonts.ts';
import { sniffExtension } from './sniff-extension.ts';

/** Fixed, so that the same project gives the same bytes; zip knows no earlier year. */
const ZIP_TIME = new Date(1980, 0, 1);

/** Everything of a project in one zip: all texts, the screenshots, and the screenshots with the found elements on them. */
export const packProject = async (
  project: Project,
  screenshots: readonly (Uint8Array | undefined)[],
): Promise<Uint8Array> => {
  const fonts = await Promise.all(
    project.outcomes.map(({ analysis: { measurement } }) => (measurement ? loadFonts(measurement) : [])),
  );
  const files: Zippable = Object.fromEntries(
    exportFiles(project, fonts).map(({ path, text }) => [path, strToU8(text)]),
  );
  const names = pageFileNames(project);
  for (const [index, { analysis, imageIndex }] of project.outcomes.entries()) {
    const bytes = screenshots[imageIndex];
    if (!bytes) continue;
    // Pictures are compressed already.
    files[`screenshots/${names[index]}.${sniffExtension(bytes)}`] = [bytes, { level: 0 }];
    if (analysis.measurement)
      files[`annotated/${names[index]}.png`] = [await drawOverlay(bytes, analysis.measurement), { level: 0 }];
  }
  return zipSync(files, { mtime: ZIP_TIME });
};
