import { measuredShots } from '@blueprompt/core/analysis';
import { fontsOf, type PageFont } from '@blueprompt/core/code/fonts/page-font';
import type { FontFamily } from '@blueprompt/core/font-family';
import { hasContent } from '@blueprompt/core/has-content';
import type { Project } from '@blueprompt/core/project';
import { DEFAULT_STACK } from '@blueprompt/core/stack';
import { askWorker } from '@/pictures/ask-worker.ts';
import type { PackOrder, PackPage } from './project-worker.ts';

/** Where the files of a project come from that its measurements do not hold. */
export type ProjectSources = {
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>;
  loadFonts: (families: readonly FontFamily[]) => Promise<PageFont[]>;
};

const packInWorker = (order: PackOrder): Promise<Blob> =>
  askWorker(new Worker(new URL('./project-worker.ts', import.meta.url), { type: 'module' }), order);

/** The measured pages of a project as code in one archive; the home page comes first, because it is at `/`. */
export const packProject = async (
  { name: projectName, outcomes, homePage = 0, stack = DEFAULT_STACK }: Project,
  { pictureOf, loadFonts }: ProjectSources,
): Promise<Blob> => {
  const home = outcomes[homePage];
  const ordered = home ? [home, ...outcomes.filter((outcome) => outcome !== home)] : outcomes;
  const pages: PackPage[] = [];
  for (const { name, imageIndex, analysis } of ordered) {
    const { measurement, narrower, states } = analysis;
    if (!measurement || !hasContent(measurement)) continue;
    const fonts = await loadFonts([...new Set(measuredShots(analysis).flatMap(fontsOf))]);
    pages.push({ name, measurement, narrower, states, fonts, picture: await pictureOf(imageIndex) });
  }
  return packInWorker({ name: projectName, stack, pages });
};
