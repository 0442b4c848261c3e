import { listPageAssets } from '../assets/list-project-assets.ts';
import type { Project } from '../project.ts';
import { SECTION_SPACING_PX } from '../spec/limits.ts';
import { COMPONENT_FOLDERS, DEFAULT_STACK, STACK_NAMES, type Stack } from '../stack.ts';
import { plainName } from '../text/quote-text.ts';
import { LITERAL, VIEWPORT } from '../write/notation.ts';
import type { Detail } from '../write/write-prompt.ts';
import { buildOrder } from './build-order.ts';
import { type GuidePage, toGuidePage } from './guide-page.ts';
import { pageRoutes } from './page-route.ts';
import { findSharedChrome } from './shared-chrome.ts';
import { createShared, type Shared } from './shared-facts.ts';
import { writeGuidePage } from './write-guide-page.ts';
import { writeNotes } from './write-notes.ts';
import { type GuideOptions, writeSharedTokens } from './write-shared.ts';

const writeMap = (project: Project, routes: readonly string[][]): string => {
  if (project.uiType === 'landing')
    return [
      'One page, its sections from top to bottom:',
      ...project.outcomes.map((outcome, index) => `${index + 1}. ${plainName(outcome.name)}`),
      `\nSpace between sections: ${SECTION_SPACING_PX.min}-${SECTION_SPACING_PX.max}px unless a section's own measured padding already gives it.`,
    ].join('\n');
  return project.outcomes
    .map((outcome, index) => {
      const home = index === project.homePage ? ' (home page)' : '';
      return `- ${routes[index]!.join(' and ')}: ${plainName(outcome.name)}${home}`;
    })
    .join('\n');
};

const chromeOf = (pages: readonly GuidePage[]): Shared['chrome'] => {
  const measured = pages.map((page, index) => ({ page, index })).filter(({ page }) => page.facts);
  return findSharedChrome(measured.map(({ page }) => page.facts!.page)).map((chrome) => ({
    ...chrome,
    nodes: pages.map((_, index) => {
      const at = measured.findIndex((one) => one.index === index);
      return at < 0 ? undefined : chrome.nodes[at];
    }),
  }));
};

/** What to build with, and where what repeats goes. */
const stackWords = ({ stack = DEFAULT_STACK }: Project): { build: string; plain: string; components?: string } => {
  if (stack === 'html') return { build: `in ${VIEWPORT}`, plain: 'plain HTML and CSS' };
  const name = STACK_NAMES[stack].full;
  const components = `Make components of what repeats, in \`${COMPONENT_FOLDERS[stack]}\`.`;
  return { build: `with ${name}`, plain: name, components };
};

/** "This one-page web app", "this web app of 3 pages". */
const whatWords = ({ uiType, outcomes: { length } }: Project): string => {
  const [what, part] = uiType === 'landing' ? ['landing page', 'section'] : ['web app', 'page'];
  return length === 1 ? `one-${part} ${what}` : `${what} of ${length} ${part}s`;
};

const notesWin = (project: Project): string =>
  `Where they name a framework or a library, build with that instead of ${stackWords(project).plain}; where they ask for something else than the facts say, they win.`;

/** The first parts of a guide, the only ones that name the stack: they can be exchanged without writing the rest again. */
const writeHead = (project: Project, detail: Detail): string[] => {
  const { build, components } = stackWords(project);
  const source = project.outcomes.length === 1 ? 'a screenshot' : 'screenshots';
  const task = `Build this ${whatWords(project)} ${build} from the facts below, which were measured on ${source}.`;
  return [
    `# ${plainName(project.name)}: build guide`,
    [task, components, LITERAL[detail]].filter(Boolean).join(' '),
    ...(project.notes?.trim() ? [`## Notes from the owner\n${notesWin(project)}\n\n${writeNotes(project.notes)}`] : []),
  ];
};

const PART_BREAK = '\n\n';

/** A guide for another stack than the project's. Where nobody chose, guides of older versions say HTML. */
export const changeStack = (guide: string, project: Project, detail: Detail, stack: Stack | undefined): string => {
  const headFor = (each: Stack | undefined): string => writeHead({ ...project, stack: each }, detail).join(PART_BREAK);
  const told: (Stack | undefined)[] = project.stack ? [project.stack] : [undefined, 'html'];
  const before = told.map(headFor).find((head) => guide.startsWith(`${head}${PART_BREAK}`));
  if (before !== undefined) return `${headFor(stack)}${guide.slice(before.length)}`;
  // One that an older version wrote begins with other words.
  return stack === project.stack ? guide : writeGuide({ ...project, stack }, { detail });
};

/** One markdown guide over all images of a project (GB1): what is shared once, then each page, then the order of work. */
export const writeGuide = (project: Project, options: GuideOptions): string => {
  const { detail } = options;
  const measurements = project.outcomes.map(({ analysis }) => analysis.measurement);
  const pages = project.outcomes.map((outcome, index) =>
    // The short guide names no files.
    toGuidePage(outcome, detail === 'full' ? (options.files ?? listPageAssets(measurements, index)) : []),
  );
  const routes = pageRoutes(
    project.outcomes.map((outcome) => outcome.name),
    project.uiType === 'webapp' ? project.homePage : undefined,
  );
  const shared = createShared(pages, chromeOf(pages));
  const isLanding = project.uiType === 'landing';
  const parts = pages.map((page, index) =>
    writeGuidePage(page, { index, routes: routes[index]!, project, shared, detail }),
  );
  const facts = writeSharedTokens(project, shared, options, parts);
  return [
    ...writeHead(project, detail),
    `## ${isLanding ? 'Sections' : 'Pages and routes'}\n${writeMap(project, routes)}`,
    ...facts,
    // One page is built in one go.
    project.outcomes.length > 1 ? `## Build order\n${buildOrder(project, shared)}` : '',
  ]
    .filter((part) => part !== '')
    .join(PART_BREAK);
};
