import { listPageAssets } from '../assets/list-project-assets.ts';
import type { Project } from '../project.ts';
import type { Detail } from '../write/write-prompt.ts';
import { writeGuide } from './write-guide.ts';

/** The guide of one page or section alone, for tools that build one at a time: it says all that the others share with it. */
export const writePageGuide = (project: Project, index: number, detail: Detail): string => {
  const { homePage, outcomes, ...rest } = project;
  const page = outcomes[index];
  if (!page) throw new Error(`There is no page ${index + 1} of ${outcomes.length}.`);
  // Its files are named as in the guide of all pages, since both name those of one folder.
  const files = listPageAssets(
    outcomes.map(({ analysis }) => analysis.measurement),
    index,
  );
  return writeGuide({ ...rest, outcomes: [page], ...(homePage === index && { homePage: 0 }) }, { detail, files });
};
